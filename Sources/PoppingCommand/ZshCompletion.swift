/// The completion script for zsh.
enum ZshCompletion {
  static func script(_ model: CompletionModel) -> String {
    """
    #compdef popping
    # Completions of popping for zsh: popping completions zsh > _popping, in a folder of fpath.
    _popping() {
      local -a entries
      local id
      if (( CURRENT == 2 )); then
        entries=(\(model.commands.map { entry($0.command.name, $0.command.summary) }.joined(separator: " ")))
        _describe command entries
        return
      fi
      case ${words[CURRENT-1]} in
    \(optionWords)
        \(Option.withFiles)) _files; return ;;
        --set)
          for id in ${words[3,-1]}; do
            case $id in
    \(settingWords(model))
            esac
          done
          return ;;
      esac
      case ${words[2]} in
    \(model.commands.map(arguments).joined(separator: "\n"))
      esac
    }
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _popping "$@"; else compdef _popping popping; fi

    """
  }

  private static var optionWords: String {
    Option.withChoices.map { "    \($0.name)) compadd -- \($0.choices.joined(separator: " ")); return ;;" }
      .joined(separator: "\n")
  }

  private static func settingWords(_ model: CompletionModel) -> String {
    model.settings.map { "          \($0.id)) compadd -S '' -- \($0.words.joined(separator: " ")) ;;" }
      .joined(separator: "\n")
  }

  private static func arguments(of command: CompletionModel.CommandEntry) -> String {
    let operands = command.operands.map { entry($0.word, $0.meaning) }
    let options = command.command.allOptions.map { entry($0.name, $0.summary) }
    return """
          \(command.command.name))
            entries=(\((operands + options).joined(separator: " ")))
            _describe argument entries ;;
      """
  }

  /// A word with its meaning, between quotes; a colon would end the word.
  private static func entry(_ word: String, _ meaning: String) -> String {
    CompletionsCommand.quoted(meaning.isEmpty ? word : "\(word):\(meaning)")
  }
}
