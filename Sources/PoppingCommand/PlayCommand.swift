import PoppingCanvas
import PoppingStage
import PoppingTerminal

/// `popping play`: plays scripts in the terminal, and leaves the last frame there.
enum PlayCommand {
  static func run(_ program: Program, _ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let show = try show(program, arguments)
    if !show.isInteractive {
      for note in idleNotes(on: show.effects) { StandardStreams.warn("popping: \(note)") }
    }
    let view = try ViewOptions(arguments)
    let isReduced = arguments[.reduceMotion] || view.capabilities.reducesMotion.value
    guard view.capabilities.canAnimate.value, !isReduced else {
      if show.isInteractive {
        throw .failure("There is no terminal to touch the effect in; leave out --interactive.")
      }
      return try writeLastFrames(of: show, view)
    }
    return try TerminalPlayer.run(show, view)
  }

  private static func show(_ program: Program, _ arguments: Arguments) throws(CommandError) -> Player.Show {
    var effects: [any Effect] = arguments[.all] ? program.catalog.effects : []
    guard effects.isEmpty || arguments.operands.isEmpty else {
      throw .usage("'play' takes either ids or --all.")
    }
    for id in arguments.operands { effects.append(try program.catalog.effect(id)) }
    guard !effects.isEmpty else {
      throw .usage("'play' needs the id of an effect, or --all; 'popping list' shows what there is.")
    }
    let tunings = try TuningOptions.tunings(from: arguments)
    var show = Player.Show(effects: effects, tuning: tunings[0], library: program.catalog.effects)
    show.panes = tunings
    show.loops = arguments[.loop]
    show.isInteractive = arguments[.interactive]
    show.rate = try arguments.number(.rate, where: { $0 >= 0.01 && $0 <= 100 }, "0.01 to 100") ?? 1
    return show
  }

  /// What is to be said of effects whose script shows nothing, a sentence for each.
  static func idleNotes(on effects: [any Effect]) -> [String] {
    effects.filter { !$0.script.touchesSomething }.map { effect in
      """
      The script of '\(effect.card.id)' (\(effect.card.source)) touches nothing, so there is little to see; let it touch, \
      press or type, or play it with --interactive.
      """
    }
  }

  /// Writes each effect's last frame as text: what is left of a show where nothing can move.
  private static func writeLastFrames(
    of show: Player.Show, _ view: ViewOptions
  ) throws(CommandError) -> ExitStatus {
    var isFirst = true
    for effect in show.effects {
      let panes = Panes(count: max(1, show.panes.count), size: view.size)
      var performances: [Performance] = []
      for tuning in show.panes.isEmpty ? [show.tuning] : show.panes {
        var performance = try Performance(
          effect, tuning: tuning, size: panes.paneSize.stageSize, library: show.library)
        performance.advance(to: Performance.limit)
        FramesCommand.noteCut(of: performance)
        performances.append(performance)
      }
      var canvas = view.canvas(view.size)
      let roots = performances.map(\.stage.root)
      let window = panes.window(of: roots, titles: Panes.titles(of: show))
      let text = canvas.draw(window, paper: roots.first?.backgroundColor).text(colored: view.isColored)
      try StandardStreams.write((isFirst ? "" : "\u{c}\n") + text)
      isFirst = false
    }
    return .done
  }
}
