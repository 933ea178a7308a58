/// The completion script for bash.
enum BashCompletion {
  static func script(_ model: CompletionModel) -> String {
    """
    # Completions of popping for bash: eval "$(popping completions bash)"
    _popping() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words="" name=${COMP_WORDS[1]} id
      COMPREPLY=()
      # Words are broken at an equals sign: the name of a setting stands before it.
      if [[ $word == = ]]; then word=""; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
      if (( COMP_CWORD == 1 )); then
        COMPREPLY=( $(compgen -W "\(model.commands.map(\.command.name).joined(separator: " ")) --help --version" -- "$word") )
        return
      fi
      case $before in
    \(optionWords)
      \(Option.withFiles)) COMPREPLY=( $(compgen -f -- "$word") ); return ;;
      --set)
        for id in "${COMP_WORDS[@]:2}"; do
          case $id in
    \(settingWords(model))
          esac
        done
        compopt -o nospace 2>/dev/null
        COMPREPLY=( $(compgen -W "$words" -- "$word") )
        return ;;
      esac
      if [[ -z $words ]]; then
        case $name in
    \(commandWords(model))
        esac
      fi
      COMPREPLY=( $(compgen -W "$words" -- "$word") )
    }
    complete -F _popping popping

    """
  }

  private static var optionWords: String {
    Option.withChoices.map { "  \($0.name)) words=\"\($0.choices.joined(separator: " "))\" ;;" }
      .joined(separator: "\n")
  }

  private static func settingWords(_ model: CompletionModel) -> String {
    model.settings.map { "      \($0.id)) words=\"\($0.words.joined(separator: " "))\" ;;" }.joined(
      separator: "\n")
  }

  private static func commandWords(_ model: CompletionModel) -> String {
    model.commands.map { entry in
      let words = entry.operands.map(\.word) + entry.command.allOptions.map(\.name)
      return "    \(entry.command.name)) words=\"\(words.joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }
}
