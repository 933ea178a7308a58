import Testing

/// `--to-code` on the command line; what the code says is tested where it is made.
@Suite struct ToCodeTests {
  @Test func aSpringIsWrittenWithItsPush() throws {
    let code = try shell(
      "popping spring --stiffness 100 --damping 30 --to 20 --velocity 40 --to-code swiftui")
    #expect(code.status == 0 && code.errors.isEmpty)
    // Over-damped, so SwiftUI has to be told; 40 per second over a distance of 20 is 2.
    #expect(code.output.contains("Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)"))
    #expect(code.output.contains("initialVelocity: 2)"))
  }

  @Test func allSpringsOfAnEffectAreWrittenAsTheyAreTuned() throws {
    let code = try shell("popping show login --set shake.stiffness=77 --set release.mass=3 --to-code pop")
      .output
    for name in ["releaseSpring", "shakeSpring", "errorSpring"] { #expect(code.contains("*\(name) =")) }
    #expect(code.contains("shakeSpring.dynamicsTension = 77;"))
    #expect(code.contains("releaseSpring.dynamicsMass = 3;"))
  }

  @Test func aTunedEffectIsShownTuned() throws {
    let page = try shell("popping show fold --set unfold.stiffness=321").output
    #expect(page.contains("stiffness 321"))
    let wrong = try shell("popping show fold --set unfold.stiffnes=321")
    #expect(wrong.status == 64 && wrong.errors.contains("Did you mean 'unfold.stiffness'?"))
  }

  @Test func whatCannotBeIsTold() throws {
    let unknown = try shell("popping spring --to-code cs")
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'css'?"))
    let both = try shell("popping spring --to-code css --json")
    #expect(both.status == 64)
    #expect(both.errors == "popping: 'spring' prints one thing at a time: either --to-code or --json.\n")
  }
}
