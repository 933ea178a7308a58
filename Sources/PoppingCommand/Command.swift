/// A command: its name, what it takes and what it does; help, parsing and dispatch read the same table.
struct Command: Sendable {
  /// The name on the command line.
  let name: String

  /// What stands behind the name, without options.
  let operands: Operands

  /// What it does, in a line.
  let summary: String

  /// More about it, for its own help page.
  let discussion: String

  /// Options of its own.
  let options: [Option]

  /// Whether it takes the tuning options.
  var takesTuning = false

  /// Whether it takes the view options.
  var takesView = false

  /// Carries it out.
  let run: @Sendable (Program, Arguments) throws(CommandError) -> ExitStatus

  /// Its name and operands, as help shows a call.
  var call: String { operands.placeholder.isEmpty ? name : "\(name) \(operands.placeholder)" }

  /// All options that it takes.
  var allOptions: [Option] {
    options + (takesTuning ? Option.tuning : []) + (takesView ? Option.view : []) + [.help]
  }

  /// All commands, in the order of the help page.
  static let all: [Command] = [
    Command(
      name: "list", operands: .none, summary: "id, title and summary of every effect, by family",
      discussion: "Prints the effects of the catalogue.",
      options: [.family, .json], run: ListCommand.run),
    Command(
      name: "show", operands: .effect, summary: "one effect: its story, springs, parameters and touches",
      discussion:
        """
        Prints all about one effect, with the numbers of its springs and the ranges of its parameters. With --to-code it \
        prints the effect's springs as code for another platform. Tuning changes the springs that are shown.
        """,
      options: [.json, .toCode], takesTuning: true, run: ShowCommand.run),
    Command(
      name: "play", operands: .effects, summary: "plays an effect's script and ends",
      discussion: """
        Plays the touches of the effect's script, one effect after another, and leaves the last frame on the screen. q, \
        Esc and ctrl-C leave at once. Where standard output is no terminal, the last frame is written as text.
        """,
      options: [.all, .interactive, .loop, .rate, .reduceMotion], takesTuning: true, takesView: true,
      run: PlayCommand.run),
    Command(
      name: "frames", operands: .effect, summary: "an effect's frames as text, without a terminal",
      discussion: """
        Writes the frame at a time, or all frames with a line between them that holds a form feed alone. A time past the \
        end gives the last frame.
        """,
      options: [.time, .all], takesTuning: true, takesView: true, run: FramesCommand.run),
    Command(
      name: "trace", operands: .effect,
      summary: "every animated property's value and velocity per frame, or the events",
      discussion: """
        Performs the effect's script on a stage of 80 × 24 cells and writes every property from the moment it is first \
        animated on, a row for each component.
        """,
      options: [.framesPerSecond, .events, .format], takesTuning: true,
      run: TraceCommand.run),
    Command(
      name: "record", operands: .effect, summary: "an effect's script as an asciicast or an animated SVG",
      discussion: """
        Performs the effect's script and writes it as what the name of the file says: a .cast for asciinema and agg, or a \
        .svg that moves as an image on a page. The same call writes the same bytes wherever it is made: 80 × 24 cells, \
        blocks and true colours unless the view options say otherwise.
        """,
      options: [.output, .castVersion, .theme, .loopRecording, .rate, .hold], takesTuning: true,
      takesView: true, run: RecordCommand.run),
    Command(
      name: "gallery", operands: .none,
      summary: "writes every effect's preview and page, and the catalogue's index",
      discussion: """
        Writes the pages of the checkout of Popping that this is called in, from the cards and scripts of its effects: each         effect's preview.svg, the parts of its README.md between the gallery's comments, and Catalog/README.md. What is up         to date is left alone.
        """,
      options: [.check], run: GalleryCommand.run),
    Command(
      name: "spring", operands: .none, summary: "converts, plots or samples one spring",
      discussion: """
        Draws the curve of a spring with its target, overshoot and settling, and prints it in every form. The spring is \
        given by --bounciness and --speed, or --mass, --stiffness and --damping, or --response and --damping-ratio, or \
        --duration and --bounce; without any it is POP's own, bounciness 4 and speed 12.
        """,
      options: SpringOptions.options + [
        .from, .to, .velocity, .threshold, .framesPerSecond, .solver, .samples, .toCode, .json, .glyphs,
        .size,
      ], run: SpringCommand.run),
    Command(
      name: "new", operands: .name, summary: "writes a new effect, or a new package of one's own",
      discussion: """
        Writes an effect that already plays into the checkout of Popping that this is called in: its folder, its test and \
        its name in Package.swift. With --package it writes a package of your own that depends on the checkout. What \
        cannot be done changes nothing.
        """,
      options: [.package], run: NewCommand.run),
    Command(
      name: "doctor", operands: .none, summary: "what this terminal can do, and how that was decided",
      discussion: """
        Prints what can be shown where standard output goes, and which variable, stream or option decided it. The \
        terminal itself is asked nothing, as its answer could end up at the prompt.
        """,
      options: [.size, .glyphs, .color, .reduceMotion], run: DoctorCommand.run),
    Command(
      name: "completions", operands: .word(CompletionsCommand.shells.map(\.name)),
      summary: "a script that teaches a shell what can be typed",
      discussion: """
        Prints a completion script made from the commands and effects of this program: eval "$(popping completions bash)", \
        popping completions fish | source, or for zsh a file _popping in a folder of fpath.
        """,
      options: [], run: CompletionsCommand.run),
    Command(
      name: "help", operands: .command, summary: "this page, or a command's own",
      discussion: "Prints what the program or one of its commands takes.",
      options: [], run: HelpCommand.run),
  ]
}
