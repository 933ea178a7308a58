import Foundation
import PoppingExport
import PoppingStage
import Testing

/// Every target read back: the numbers of its code, put into the platform's own formula, give the spring.
@Suite struct CodeTargetTests {
  /// A spring of each regime with every kind of way, none of mass 1 alone.
  static let springs: [CodeSpring] = {
    let regimes = [
      (2.0, 200.0, 12.958), (1, 342.10058823529414, 30.486979648244255), (1, 100, 20), (4, 100, 40),
      (0.5, 100, 30), (1, 100, 90),
    ]
    let ways = [(0.0, 1.0, 0.0), (0, 1, 3), (20, -80, 500), (20, -80, -150)]
    return regimes.flatMap { mass, stiffness, damping in
      ways.compactMap { from, to, velocity in
        (try? Spring(mass: mass, stiffness: stiffness, damping: damping)).map {
          CodeSpring(
            "release", $0, from: from, to: to, velocity: velocity, threshold: (to - from).magnitude / 1000)
        }
      }
    }
  }()

  private func code(_ target: String, _ spring: CodeSpring) throws -> String {
    try #require(CodeTarget.named(target)).code(for: [spring])
  }

  /// The number behind a text, as source code writes it.
  private func number(_ label: String, in code: String) throws -> Double {
    let start = try #require(code.range(of: label)?.upperBound, "no '\(label)' in\n\(code)")
    let digits = code[start...].drop { $0 == " " }.prefix { $0.isNumber || "+-.e".contains($0) }
    return try #require(Double(digits), "no number behind '\(label)' in\n\(code)")
  }

  /// The spring as the textbook has it, against which the platforms' formulas are held.
  private func truth(_ spring: CodeSpring) -> (Double) -> Double {
    PlatformFormulas.physical(
      mass: spring.spring.mass, stiffness: spring.spring.stiffness, damping: spring.spring.damping,
      from: spring.from, to: spring.to, velocity: spring.velocity)
  }

  /// Compares a hundred samples of the whole way, in shares of the distance.
  private func expect(
    _ spring: CodeSpring, within tolerance: Double, _ path: (Double) -> Double?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let truth = truth(spring)
    let settling = spring.spring.settlingTime(
      displacement: spring.from - spring.to, velocity: spring.velocity, threshold: spring.threshold)
    var worst = (error: 0.0, time: 0.0)
    for sample in 0..<100 {
      let time = settling * Double(sample) / 99
      let value = try #require(path(time), sourceLocation: sourceLocation)
      let error = (value - truth(time)).magnitude / (spring.to - spring.from).magnitude
      if !(error <= worst.error) { worst = (error, time) }
    }
    #expect(worst.error <= tolerance, "at \(worst.time) s of \(spring)", sourceLocation: sourceLocation)
  }

  /// A unit of way, stretched over the distance: how Apple's animations apply a spring.
  private func stretched(_ spring: CodeSpring, _ unit: @escaping (Double) -> Double) -> (Double) -> Double {
    { spring.from + (spring.to - spring.from) * unit($0) }
  }

  @Test func theTargetsAreThoseOfTheContract() {
    #expect(
      CodeTarget.all.map(\.name) == [
        "swiftui", "uikit", "core-animation", "css", "web-animations", "motion", "react-spring", "android",
        "compose", "flutter", "lottie", "pop", "popping",
      ])
  }

  @Test(arguments: springs)
  func swiftUI(_ spring: CodeSpring) throws {
    let code = try code("swiftui", spring)
    let (mass, stiffness) = (try number("mass:", in: code), try number("stiffness:", in: code))
    var damping = try number("damping:", in: code)
    // Without this argument SwiftUI treats such a spring as critical.
    if !code.contains("allowOverDamping: true") {
      damping = min(damping, 2 * (mass * stiffness).squareRoot())
    }
    let unit = PlatformFormulas.physical(
      mass: mass, stiffness: stiffness, damping: damping, from: 0, to: 1,
      velocity: try number("initialVelocity:", in: code))
    try expect(spring, within: 1e-9, stretched(spring, unit))
  }

  @Test(arguments: springs)
  func uiKit(_ spring: CodeSpring) throws {
    let code = try code("uikit", spring)
    #expect(try number("dx:", in: code) == number("dy:", in: code))
    let unit = PlatformFormulas.physical(
      mass: try number("mass:", in: code), stiffness: try number("stiffness:", in: code),
      damping: try number("damping:", in: code), from: 0, to: 1, velocity: try number("dx:", in: code))
    try expect(spring, within: 1e-9, stretched(spring, unit))
  }

  @Test(arguments: springs)
  func coreAnimation(_ spring: CodeSpring) throws {
    let code = try code("core-animation", spring)
    let (mass, stiffness) = (try number(".mass =", in: code), try number(".stiffness =", in: code))
    var damping = try number(".damping =", in: code)
    if !code.contains(".allowsOverdamping = true") {
      damping = min(damping, 2 * (mass * stiffness).squareRoot())
    }
    let (from, to) = (try number(".fromValue =", in: code), try number(".toValue =", in: code))
    let unit = PlatformFormulas.physical(
      mass: mass, stiffness: stiffness, damping: damping, from: 0, to: 1,
      velocity: try number(".initialVelocity =", in: code))
    try expect(spring, within: 1e-9) { from + (to - from) * unit($0) }
  }

  @Test(arguments: springs)
  func css(_ spring: CodeSpring) throws {
    let code = try code("css", spring)
    let text = try #require(code.firstMatch(of: /--release-easing: (linear\(.*\));/)?.1)
    let easing = try #require(LinearEasing(String(text)))
    let duration = try number("--release-duration:", in: code)
    #expect(code.contains("\(duration)s;"))
    #expect(easing.first == 0 && easing.last == 1)
    try expect(spring, within: 0.002, stretched(spring) { easing.output(at: $0 / duration) })
  }

  @Test(arguments: springs)
  func webAnimations(_ spring: CodeSpring) throws {
    let code = try code("web-animations", spring)
    let text = try #require(code.firstMatch(of: /easing: "(linear\(.*\))"/)?.1)
    let easing = try #require(LinearEasing(String(text)))
    let ends = code.matches(of: /translate: "(.*)px"/).compactMap { Double($0.1) }
    let milliseconds = try number("duration:", in: code)
    try #require(ends.count == 2)
    try expect(spring, within: 0.002) {
      ends[0] + (ends[1] - ends[0]) * easing.output(at: $0 * 1000 / milliseconds)
    }
  }

  @Test(arguments: springs)
  func motion(_ spring: CodeSpring) throws {
    let code = try code("motion", spring)
    // A duration beside the physics would be ignored, or win.
    #expect(!code.contains("duration:") && !code.contains("bounce:"))
    let ends = try #require(code.firstMatch(of: /animate\((.*?), (.*?), \{/))
    let path = PlatformFormulas.motion(
      mass: try number("mass:", in: code), stiffness: try number("stiffness:", in: code),
      damping: try number("damping:", in: code), from: try #require(Double(ends.1)),
      to: try #require(Double(ends.2)), velocity: try number("velocity:", in: code))
    try expect(spring, within: 1e-9, path)
    #expect(try number("restDelta:", in: code) == spring.threshold)
  }

  @Test(arguments: springs)
  func reactSpring(_ spring: CodeSpring) throws {
    let code = try code("react-spring", spring)
    let path = PlatformFormulas.reactSpring(
      tension: try number("tension:", in: code), friction: try number("friction:", in: code),
      mass: try number("mass:", in: code), from: try number("from: { value:", in: code),
      to: try number("to: { value:", in: code), velocity: try number("velocity:", in: code))
    try expect(spring, within: 1e-9, path)
    #expect(try number("precision:", in: code) == spring.threshold)
  }

  @Test(arguments: springs)
  func android(_ spring: CodeSpring) throws {
    let code = try code("android", spring)
    let path = PlatformFormulas.android(
      stiffness: try number("stiffness =", in: code), dampingRatio: try number("dampingRatio =", in: code),
      from: try number("setStartValue(", in: code), to: try number("TRANSLATION_X,", in: code),
      velocity: try number("setStartVelocity(", in: code))
    try expect(spring, within: 1e-9, path)
    #expect(code.contains("setMinimumVisibleChange(\(exact(spring.threshold))f)"))
  }

  @Test(arguments: springs)
  func compose(_ spring: CodeSpring) throws {
    let code = try code("compose", spring)
    let path = PlatformFormulas.android(
      stiffness: try number("stiffness =", in: code), dampingRatio: try number("dampingRatio =", in: code),
      from: try number("Animatable(", in: code), to: try number("targetValue =", in: code),
      velocity: try number("initialVelocity =", in: code))
    try expect(spring, within: 1e-9, path)
    #expect(try number("visibilityThreshold =", in: code) == spring.threshold)
  }

  @Test(arguments: springs)
  func flutter(_ spring: CodeSpring) throws {
    let code = try code("flutter", spring)
    // Versions before the fix of flutter/flutter#163858 are wrong for any other mass.
    #expect(try number("mass:", in: code) == 1)
    func argument(_ name: String) throws -> Double {
      let line = try #require(code.split(separator: "\n").first { $0.hasSuffix("// \(name)") })
      return try #require(Double(line.prefix { $0 != "," }.drop { $0 == " " }))
    }
    let path = PlatformFormulas.flutter(
      mass: 1, stiffness: try number("stiffness:", in: code), damping: try number("damping:", in: code),
      from: try argument("from"), to: try argument("to"), velocity: try argument("velocity, per second"))
    try expect(spring, within: 1e-9, path)
  }

  @Test(arguments: springs)
  func lottie(_ spring: CodeSpring) throws {
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(code("lottie", spring).utf8)) as? [String: Any])
    let layers = try #require(document["layers"] as? [[String: Any]])
    let transform = try #require(layers[0]["ks"] as? [String: Any])
    let position = try #require(transform["p"] as? [String: Any])
    let track = try #require(position["x"] as? [String: Any])
    #expect(layers[0]["nm"] as? String == "release" && track["a"] as? Int == 1)
    let keys = try #require(track["k"] as? [[String: Any]])
    let times = keys.compactMap { $0["t"] as? Double }
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try #require(document["op"] as? Double) > times.last ?? .infinity)
    #expect(keys.last?["s"] as? [Double] == [spring.to])
    let property = LottieProperty(keys, framesPerSecond: try #require(document["fr"] as? Double))
    try expect(spring, within: 0.002, property.value)
  }

  @Test(arguments: springs)
  func pop(_ spring: CodeSpring) throws {
    let code = try code("pop", spring)
    let path = PlatformFormulas.physical(
      mass: try number("dynamicsMass =", in: code), stiffness: try number("dynamicsTension =", in: code),
      damping: try number("dynamicsFriction =", in: code), from: try number("fromValue = @(", in: code),
      to: try number("toValue = @(", in: code), velocity: try number("velocity = @(", in: code))
    try expect(spring, within: 1e-9, path)
  }

  @Test(arguments: springs)
  func popping(_ spring: CodeSpring) throws {
    let code = try code("popping", spring)
    let read = try Spring(
      mass: number("mass:", in: code), stiffness: number("stiffness:", in: code),
      damping: number("damping:", in: code))
    let (from, to) = (try number(" from:", in: code), try number(" to:", in: code))
    let velocity = try number("velocity:", in: code)
    try expect(spring, within: 1e-9) { read.value(at: $0, from: from, to: to, velocity: velocity) }
  }

  private func exact(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  // MARK: - What a platform cannot express

  private static let still = CodeSpring("push", .standard, from: 5, to: 5, velocity: 30)

  @Test(arguments: ["swiftui", "uikit", "core-animation"])
  func aPushWithoutADistanceIsSaidToBeLost(target: String) throws {
    let code = try code(target, Self.still)
    #expect(code.contains("// ") && code.contains("30 per second cannot be expressed."))
  }

  @Test func withoutADistanceTheWebGetsKeyFrames() throws {
    let css = try code("css", Self.still)
    let frames = css.matches(of: /([\d.]+)% \{ translate: ([-\d.]+)px \}/).compactMap { match in
      Double(match.1).flatMap { position in Double(match.2).map { (position, $0) } }
    }
    #expect(frames.first?.0 == 0 && frames.first?.1 == 5 && frames.last?.0 == 100 && frames.last?.1 == 5)
    // The push of 30 per second carries it 30/(ω·e^…) away: the peak is where the textbook's curve has it.
    let truth = truth(Self.still)
    let peak = (0...4000).map { truth(Double($0) / 4000) }.max() ?? 0
    #expect(abs((frames.map(\.1).max() ?? 0) - peak) < 0.002 * peak)
    #expect(try code("web-animations", Self.still).contains("offset: 1 }"))
  }

  @Test(arguments: ["css", "web-animations", "lottie"])
  func aSpringThatNeverRestsIsSaidToBeBeyondACurve(target: String) throws {
    let spring = CodeSpring("swing", try Spring(stiffness: 100, damping: 0))
    let code = try code(target, spring)
    #expect(code.contains("never comes to rest"))
    #expect(!code.contains("linear("))
  }

  @Test(arguments: CodeTarget.all.map(\.name))
  func severalSpringsHaveNamesOfTheirOwn(target: String) throws {
    let springs = ["softLanding", "delete"].map { CodeSpring($0, .standard) }
    let code = try #require(CodeTarget.named(target)).code(for: springs)
    #expect(code.contains("softLanding") && code.contains("delete"))
    #expect(code.hasSuffix("\n") && !code.hasSuffix("\n\n"))
    // Imports stand once at the top.
    #expect(code.components(separatedBy: "import ").count <= 3)
    // A word of the language is no name.
    if !["css", "lottie"].contains(target) { #expect(code.contains("deleteSpring")) }
  }
}
