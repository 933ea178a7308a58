import PoppingStage
import PoppingTerminal

extension Browser {
  /// Answers a key.
  mutating func press(_ press: KeyPress) -> Reaction {
    if press == KeyPress(.character("c"), .control) { return .leave }
    if overlay != nil {
      pressOverOverlay(press)
    } else if focus == .effect {
      pressInEffect(press)
    } else if isFiltering {
      pressInFilter(press)
    } else {
      return pressAnywhere(press)
    }
    return .goOn
  }

  private mutating func pressOverOverlay(_ press: KeyPress) {
    switch press.code {
    case .left where overlay == .export: changeTarget(by: -1)
    case .right where overlay == .export: changeTarget(by: 1)
    default: overlay = nil
    }
  }

  /// Keys are the effect's; only the tabulator and Esc take the focus back.
  private mutating func pressInEffect(_ press: KeyPress) {
    switch press.code {
    case .escape: focus = .list
    case .tab: moveFocus(back: press.modifiers.contains(.shift))
    default:
      if let key = Key(press) { hand(.key(key)) }
    }
  }

  private mutating func pressInFilter(_ press: KeyPress) {
    switch press.code {
    case .character(let character) where press.modifiers.isEmpty: filter.append(character)
    case .backspace: if !filter.isEmpty { filter.removeLast() }
    case .escape:
      filter = ""
      isFiltering = false
    case .enter: isFiltering = false
    case .tab:
      isFiltering = false
      moveFocus(back: press.modifiers.contains(.shift))
    case .up: select(by: -1)
    case .down: select(by: 1)
    default: break
    }
  }

  private mutating func pressAnywhere(_ press: KeyPress) -> Reaction {
    if press.code == .character("q") || press.code == .escape { return .leave }
    if press.code == .tab {
      moveFocus(back: press.modifiers.contains(.shift))
      return .goOn
    }
    if focus == .settings, pressInSettings(press) { return .goOn }
    if focus == .list, pressInList(press) { return .goOn }
    if case .character(let key) = press.code, press.modifiers.isEmpty,
      let command = BrowserCommand.all.first(where: { $0.key == key })
    {
      command.perform(&self)
    }
    return .goOn
  }

  private mutating func pressInList(_ press: KeyPress) -> Bool {
    let page = max(1, (layout.list?.rows ?? 8) / 2)
    switch press.code {
    case .up, .character("k"): select(by: -1)
    case .down, .character("j"): select(by: 1)
    case .pageUp: select(by: -page)
    case .pageDown: select(by: page)
    case .home, .character("g"): select(by: -effects.count)
    case .end, .character("G"): select(by: effects.count)
    case .enter, .right, .character("l"): focus = .effect
    default: return false
    }
    return true
  }

  private mutating func pressInSettings(_ press: KeyPress) -> Bool {
    guard let setting else { return false }
    switch press.code {
    case .up, .character("k"): chooseSetting(settingIndex - 1)
    case .down, .character("j"): chooseSetting(settingIndex + 1)
    case .left, .character("h"), .character("-"):
      set(setting, to: setting.text(stepping: -1, in: performance.tuning))
    case .right, .character("l"), .character("+"), .character("="):
      set(setting, to: setting.text(stepping: 1, in: performance.tuning))
    case .home: set(setting, to: setting.text(atShare: 0))
    case .end: set(setting, to: setting.text(atShare: 1))
    case .character(let digit) where digit.isASCII && digit.isNumber && setting.choices.isEmpty:
      type(digit, for: setting)
    case .character(".") where !typed.isEmpty: type(".", for: setting)
    case .backspace where !typed.isEmpty:
      typed.removeLast()
      if !typed.isEmpty { set(setting, to: typed) }
    case .enter: typed = ""
    default: return false
    }
    return true
  }

  private mutating func type(_ digit: Character, for setting: BrowserSetting) {
    typed.append(digit)
    // A number that ends in its point is not complete yet.
    if let value = Double(typed), digit != "." { set(setting, to: value.parameterText) }
  }

  /// Chooses a setting; digits that follow begin a new number.
  mutating func chooseSetting(_ index: Int) {
    settingIndex = min(max(0, index), max(0, settings.count - 1))
    typed = ""
  }

  private mutating func moveFocus(back: Bool) {
    typed = ""
    guard layout.list != nil else {
      focus = focus == .effect ? .list : .effect
      return
    }
    let all = Focus.allCases
    let index = all.firstIndex(of: focus) ?? 0
    focus = all[(index + (back ? all.count - 1 : 1)) % all.count]
  }
}
