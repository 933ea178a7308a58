/// Rows of texts and numbers, for programs that read them.
struct Table {
  /// What the columns are called.
  let columns: [String]

  /// The rows, a field for each column.
  var rows: [[Field]] = []

  /// What stands in a row's column.
  enum Field: Encodable {
    case text(String)
    case number(Double)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }

  init(columns: [String]) { self.columns = columns }

  /// The table as comma-separated values with a header (RFC 4180, with line feeds as Unix tools want them).
  var csv: String {
    let header = columns.joined(separator: ",")
    return ([header] + rows.map { $0.map(Self.field).joined(separator: ",") }).map { "\($0)\n" }.joined()
  }

  /// The table as an array of objects.
  func json() throws(CommandError) -> String {
    try JSON.text(rows.map { Dictionary(zip(columns, $0)) { first, _ in first } })
  }

  private static func field(_ field: Field) -> String {
    switch field {
    case .number(let number):
      return number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : String(number)
    case .text(let text):
      guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
      return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
    }
  }
}
