import Testing

@testable import PoppingCommand

@Suite struct ArgumentsTests {
  private func arguments(_ line: String, for name: String = "play") throws -> Arguments {
    let command = try #require(Command.all.first { $0.name == name })
    return try Arguments(line.split(separator: " ").map(String.init), for: command)
  }

  @Test func valuesFollowTheirOptionOrAnEqualsSign() throws {
    let arguments = try arguments("fold --bounciness 18 --speed=4.5 login")
    #expect(arguments.operands == ["fold", "login"])
    #expect(try arguments.number(.bounciness, "a number") == 18)
    #expect(try arguments.number(.speed, "a number") == 4.5)
    #expect(!arguments[.loop])
  }

  @Test func negativeNumbersAreValues() throws {
    #expect(try arguments("fold --bounciness -3").number(.bounciness, "a number") == -3)
  }

  @Test func settingsMayBeGivenSeveralTimes() throws {
    #expect(try arguments("fold --set a=1 --set b=2").values["--set"] == ["a=1", "b=2"])
  }

  @Test func whatFollowsTwoHyphensIsNoOption() throws {
    #expect(try arguments("-- --loop").operands == ["--loop"])
  }

  @Test(arguments: [
    ("play", "fold --bouncyness 3", "'play' has no option '--bouncyness'; did you mean '--bounciness'?"),
    ("play", "fold --zebra", "'play' has no option '--zebra'; 'popping help play' lists them."),
    ("play", "fold --bounciness", "--bounciness needs a value: --bounciness B."),
    ("play", "fold --loop=1", "--loop takes no value; leave out '=1'."),
    ("play", "fold --rate 1 --rate 2", "--rate is given twice; once is enough."),
    ("list", "fold", "'fold' is one word too many: the call is 'popping list'."),
    ("frames", "--all", "Something is missing: the call is 'popping frames ID'."),
  ])
  func aMistakeIsToldWithWhatToDo(command: String, line: String, message: String) {
    #expect(throws: CommandError.usage(message)) { try arguments(line, for: command) }
  }

  @Test(arguments: ["much", "nan", "inf", "1,5", ""])
  func aValueThatIsNoNumberIsRefused(text: String) throws {
    let command = try #require(Command.all.first { $0.name == "play" })
    let arguments = try Arguments(["fold", "--bounciness=\(text)"], for: command)
    #expect(throws: CommandError.usage("--bounciness takes a number, not '\(text)'.")) {
      try arguments.number(.bounciness, "a number")
    }
  }
}
