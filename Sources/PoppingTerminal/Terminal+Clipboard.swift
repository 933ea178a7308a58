import Foundation

extension Terminal {
  /// Asks the terminal to put a text on the clipboard (OSC 52 of xterm's "ctlseqs"); it may refuse, and does not tell.
  public func copy(_ text: String) {
    guard isEntered else { return }
    let code = "\u{1b}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"
    output.send { $0 += Array(code.utf8) }
  }
}
