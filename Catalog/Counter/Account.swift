import PoppingStage

/// An account: no layer at all, only a number that can be animated and observed.
final class Account {
  /// What there is, which may only be on its way to the balance, in units of the currency.
  var amount: Double { didSet { onChange(amount) } }

  /// What there is when nothing moves any more.
  var balance: Double

  /// Told of every value on the way.
  private let onChange: (Double) -> Void

  /// The amount as something that springs move; half a cent more or less does not matter.
  static let amount = Property<Account, Double>("amount", threshold: 0.01) {
    $0.amount
  } write: {
    $0.amount = $1
  }

  init(_ balance: Double, onChange: @escaping (Double) -> Void) {
    self.balance = balance
    amount = balance
    self.onChange = onChange
    onChange(balance)
  }

  /// An amount in whole cents, with a comma before every third digit: -1,234.50.
  static func text(of amount: Double) -> String {
    let cents = (amount * 100).rounded()
    guard cents.magnitude < 1e15 else { return amount > 0 ? "a lot" : "-a lot" }
    let units = Array(String(Int(cents.magnitude) / 100))
    let grouped = units.enumerated().map { index, digit in
      index > 0 && (units.count - index) % 3 == 0 ? ",\(digit)" : String(digit)
    }
    let rest = String(Int(cents.magnitude) % 100)
    return (cents < 0 ? "-" : "") + grouped.joined() + "." + (rest.count < 2 ? "0" : "") + rest
  }
}
