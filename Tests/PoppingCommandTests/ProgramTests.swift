import Foundation
import TerminalTestSupport
import Testing

/// The built program in a shell: results, messages and exit statuses.
@Suite struct ProgramTests {
  private func picture(_ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "popping-\(UUID()).ppm")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  @Test func aloneItListsTheEffects() throws {
    let alone = try shell("popping")
    let list = try shell("popping list")
    #expect(alone.output == list.output && alone.status == 0)
    #expect(list.output.contains("fold") && list.output.contains("gestures"))
  }

  @Test func theListIsJSONForPrograms() throws {
    let outcome = try shell("popping list --json")
    let entries = try JSONDecoder().decode([[String: String]].self, from: Data(outcome.output.utf8))
    let fold = try #require(entries.first { $0["id"] == "fold" })
    #expect(Set(fold.keys) == ["id", "title", "family", "summary"])
    #expect(fold["family"] == "gestures")
  }

  @Test func oneEffectIsShownWithItsSprings() throws {
    let outcome = try shell("popping show fold --json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["source"] as? String == "Catalog/Fold")
    let springs = try #require(object["springs"] as? [[String: Any]])
    #expect(springs[0]["name"] as? String == "unfold")
    #expect(springs[0]["bounciness"] as? Double == 18)
    #expect(springs[0]["mass"] as? Double == 2)
    #expect(springs[0]["stiffness"] as? Double == 200)
    #expect(springs[0]["damping"] as? Double == 12.95885952697494)
    let parameters = try #require(object["parameters"] as? [[String: Any]])
    #expect(parameters[0]["name"] as? String == "perspective")
    #expect(parameters[0]["range"] as? [Double] == [0, 0.01])
    #expect(parameters[0]["default"] as? Double == 0.00125)
  }

  @Test func framesAreTheSameOnEveryRunAndEndAsTheyBegan() throws {
    let line = "popping frames fold --all --fps 20 --size 40x12"
    let first = try shell(line)
    let second = try shell(line)
    #expect(first.status == 0 && first.errors.isEmpty)
    #expect(first.output == second.output)
    let frames = first.output.components(separatedBy: "\u{c}\n")
    #expect(frames.count > 30)
    #expect(frames.first == frames.last)
    #expect(Set(frames).count > 10)
    for frame in frames { #expect(frame.hasSuffix("\n") && frame.count(where: \.isNewline) == 12) }
    #expect(!first.output.contains(" \n"))
    #expect(!first.output.contains("\u{1b}"))
  }

  @Test func aTimePastTheEndIsTheLastFrame() throws {
    let all = try shell("popping frames flat-button --all --fps 10 --size 40x12").output
    let late = try shell("popping frames flat-button --at 1000 --size 40x12").output
    #expect(all.hasSuffix("\u{c}\n" + late))
  }

  @Test func intoAPipePlayWritesTheLastFrameAsText() throws {
    let outcome = try shell("popping play flat-button")
    let last = try shell("popping frames flat-button --at 60").output
    #expect(outcome.output == last)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let forced = try shell("popping play flat-button", environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output.contains("\u{1b}["))
    let asked = try shell("popping play flat-button --color 256")
    #expect(asked.output.contains("\u{1b}[") && asked.output.contains("8;5;"))
  }

  @Test func withoutUTF8ItIsSevenBit() throws {
    for effect in ["fold", "flat-button", "publish", "login", "placeholder"] {
      let outcome = try shell("popping frames \(effect) --at 2 --size 40x12", environment: ["LC_ALL": "C"])
      #expect(outcome.status == 0)
      #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
      #expect(outcome.output.contains { !$0.isWhitespace })
    }
  }

  @Test func numbersHaveADotInEveryLocale() throws {
    let outcome = try shell(
      "popping spring --bounciness 18.5 --samples csv",
      environment: ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("0.016666666666666666"))
    #expect(try shell("popping spring --bounciness 18,5").status == 64)
  }

  @Test(arguments: [
    ("popping play flod", "popping: There is no effect 'flod'; did you mean 'fold'?"),
    ("popping lsit", "popping: There is no command 'lsit'; did you mean 'list'?"),
    (
      "popping play fold --bouncines 3",
      "popping: 'play' has no option '--bouncines'; did you mean '--bounciness'?"
    ),
    (
      "popping play fold --bounciness much",
      "popping: --bounciness takes a number, nominally 0 to 20, not 'much'."
    ),
    (
      "popping frames fold",
      "popping: 'frames' takes either --at T for the frame at a time, or --all for every frame."
    ),
    ("popping frames fold --at -1", "popping: --at takes a time in seconds from 0 on, not '-1'."),
    (
      "popping frames fold --at 1 --size 0x5",
      "popping: --size takes COLSxROWS such as 80x24, each 1 to 1000, not '0x5'."
    ),
    (
      "popping frames fold --at 1 --glyphs brail",
      "popping: --glyphs takes ascii, blocks, braille, auto, not 'brail'; did you mean 'braille'?"
    ),
    (
      "popping play fold --set unfold.mass=0",
      "popping: The spring 'unfold' of 'fold' cannot be: mass is 0.0, but must be a finite number above 0."
    ),
    (
      "popping play fold --set perspectiv=0",
      "popping: 'fold' has no setting 'perspectiv'; it has perspective, unfold.bounciness, unfold.speed, unfold.mass, unfold.stiffness, unfold.damping. Did you mean 'perspective'?"
    ),
    (
      "popping spring --from 1e308 --to -1e308",
      "popping: --from and --to are too far apart to tell the way between them."
    ),
    ("popping spring --stiffness nan", "popping: --stiffness takes a number, not 'nan'."),
    (
      "popping spring --bounciness 3 --mass 1",
      "popping: A spring is given in one form only: either --bounciness and --speed, or --mass and --stiffness and --damping."
    ),
    (
      "popping play $'a\\e]52;c;AAAA\\a\\nb'",
      "popping: There is no effect 'a]52;c;AAAA b'; 'popping list' shows what there is."
    ),
    (
      "popping play",
      "popping: 'play' needs the id of an effect, or --all; 'popping list' shows what there is."
    ),
  ])
  func aWrongCallIsToldInOneLine(line: String, message: String) throws {
    let outcome = try shell(line)
    #expect(outcome.errors == message + "\n")
    #expect(outcome.output.isEmpty)
    #expect(outcome.status == 64)
  }

  @Test func whatCannotBeReadIsTold() throws {
    for bytes in ["P6 2 2 255\n1234", "P6 100000 100000 255\n", "P9 1 1", ""] {
      try picture(bytes.utf8) { path in
        let outcome = try shell(
          "popping frames fold --at 0 --image \(path)", environment: ["PATH": "/nowhere"])
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.count(where: \.isNewline) == 1)
        #expect(outcome.errors.contains(path))
      }
    }
    let missing = try shell("popping frames fold --at 0 --image /nowhere/a.ppm")
    #expect(missing.status == 1)
    #expect(
      missing.errors == "popping: The picture '/nowhere/a.ppm' cannot be read: No such file or directory.\n")
    #expect(try shell("popping frames fold --at 0 --image /").status == 1)
  }

  @Test func aPictureOfOnesOwnIsFolded() throws {
    // Four quarters: red, green, blue and white.
    try picture("P3 2 2 255\n255 0 0 0 255 0\n0 0 255 255 255 255\n".utf8) { path in
      let outcome = try shell("popping frames fold --at 0 --size 40x12 --color truecolor --image \(path)")
      #expect(outcome.status == 0)
      for color in ["255;0;0", "0;255;0", "0;0;255", "255;255;255"] {
        #expect(outcome.output.contains(color))
      }
    }
  }

  @Test func otherFormatsAreConvertedByWhatIsInstalled() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "popping-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func install(_ script: String) throws {
      let file = folder.appending(path: "magick")
      try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    try picture("no picture that is known".utf8) { path in
      let line = "popping frames fold --at 0 --size 40x12 --color truecolor --image \(path)"
      let environment = ["PATH": folder.path]
      let none = try shell(line, environment: environment)
      #expect(none.status == 1)
      #expect(
        none.errors
          == "popping: The picture '\(path)' is neither PNG nor Netpbm; install ImageMagick, ffmpeg or Netpbm to have it converted.\n"
      )
      try install("printf 'P3 1 1 255 10 200 30'")
      let converted = try shell(line, environment: environment)
      #expect(converted.status == 0 && converted.output.contains("10;200;30"))
      try install("echo 'it is broken' >&2; exit 3")
      let failed = try shell(line, environment: environment)
      #expect(failed.status == 1)
      #expect(
        failed.errors == "popping: The picture '\(path)' cannot be converted; magick says: it is broken\n")
    }
  }

  @Test(arguments: [
    ("popping l", "list"), ("popping play fo", "fold"), ("popping play fold --gly", "--glyphs"),
    ("popping play fold --glyphs b", "blocks\nbraille"), ("popping frames fold --set per", "perspective="),
    ("popping play fold --set unfold.b", "unfold.bounciness="), ("popping help pl", "play"),
    ("popping completions f", "fish"), ("popping spring --solver p", "pop"),
    ("popping list --family sc", "screens"),
  ])
  func bashCompletesWhatCanBeTyped(line: String, words: String) throws {
    let outcome = try shell(
      """
      eval "$(popping completions bash)"
      COMP_WORDS=(\(line)); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 )); _popping; printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(outcome.output == words + "\n")
  }

  @Test func everyShellHasAScript() throws {
    for name in ["bash", "zsh", "fish"] {
      let script = try shell("popping completions \(name)")
      #expect(script.status == 0)
      for word in ["placeholder", "unfold.bounciness=", "--reduce-motion", "braille"] {
        #expect(
          script.output.contains(name == "fish" ? word.replacing(/^--/, with: "") : word),
          "\(name): \(word)")
      }
    }
    let unknown = try shell("popping completions fihs")
    #expect(
      unknown.errors == "popping: completions takes bash, zsh, fish, not 'fihs'; did you mean 'fish'?\n")
    #expect(unknown.status == 64)
  }

  @Test func aReaderThatHasSeenEnoughIsNoFailure() throws {
    for command in ["popping list", "popping frames fold --all --size 40x12"] {
      let outcome = try shell("\(command) | head -1 > /dev/null; echo ${PIPESTATUS[0]}")
      #expect(["0\n", "141\n"].contains(outcome.output))
      #expect(outcome.errors.isEmpty)
    }
  }

  @Test func aClosedOutputIsTold() throws {
    let outcome = try shell("popping list >&-")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("popping: Standard output cannot be written to"))
    #expect(try shell("popping list 2>&- <&-").status == 0)
  }

  @Test func withoutATerminalNothingCanBeTouched() throws {
    let outcome = try shell("popping play fold --interactive")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("popping: There is no terminal to touch the effect in"))
  }

  @Test func oddNumbersAreTakenWithANote() throws {
    let outcome = try shell("popping frames flat-button --at 0 --bounciness 25")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "popping: --bounciness 25 is outside the usual 0 to 20.\n")
  }

  @Test func whatNeverSettlesIsCut() throws {
    let outcome = try shell(
      "popping frames flat-button --at 100 --size 20x6 --set release.damping=0")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "popping: 'flat-button' does not come to rest with this tuning; it was cut at 60 seconds.\n")
  }

  @Test func helpNamesEveryCommandAndOption() throws {
    let page = try shell("popping help")
    #expect(page.status == 0)
    for word in [
      "list", "show", "play", "frames", "trace", "spring", "doctor", "completions", "help", "--version",
    ] {
      #expect(page.output.contains(word))
    }
    #expect(try shell("popping --help").output == page.output)
    #expect(try shell("popping play --help").output == shell("popping help play").output)
    #expect(try shell("popping --version").output == "popping 0.1.0\n")
  }
}
