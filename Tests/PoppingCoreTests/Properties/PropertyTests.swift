import PoppingCore
import Testing

@Suite struct PropertyTests {
  /// A value whose numbers do not lie in memory in the order of its components.
  struct Reversed: Animatable {
    static var componentNames: [String] { ["first", "second"] }
    static var componentCount: Int { 2 }
    var second: Double
    var first: Double
    var components: Components { Components(first, second, 0, 0) }
    init(components: Components) { (first, second) = (components.x, components.y) }
  }

  /// A value that takes more room than its one component.
  struct Labelled: Animatable {
    static var componentNames: [String] { [""] }
    static var componentCount: Int { 1 }
    var label = 7
    var number: Double
    var components: Components { Components(number, 0, 0, 0) }
    init(components: Components) { number = components.x }
  }

  struct Values {
    var before = 1.0
    var point = Point(2, 3)
    var reversed = Reversed(components: Components(4, 5, 0, 0))
    var labelled = Labelled(components: Components(6, 0, 0, 0))
    var color = Color.white
    var after = 8.0
    var half: Double {
      get { before / 2 }
      set { before = newValue * 2 }
    }
  }

  private let animator = Animator()
  private let storage = AnimatedStorage(Values())

  private func move<Value: Animatable>(
    _ keyPath: WritableKeyPath<Values, Value> & Sendable, to value: Value
  ) {
    let property = StorageProperty<Values, Value>("moved", threshold: 0.01, keyPath: keyPath)
    animator.add(.basic(to: value, duration: 1, curve: .linear), to: storage, property)
    animator.advance(to: animator.time + 0.5)
  }

  @Test func aStoredValueIsMovedAndItsNeighboursAreNot() {
    move(\.point, to: Point(4, 7))
    #expect(storage.values.point == Point(3, 5))
    #expect(storage.values.before == 1 && storage.values.reversed.first == 4)
    move(\.color, to: .clear)
    #expect(storage.values.color == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
    #expect(storage.values.after == 8)
    move(\.point.y, to: 9)
    #expect(storage.values.point == Point(4, 7) || storage.values.point.y == 7)
  }

  @Test func valuesThatLieOtherwiseInMemoryAreMovedAllTheSame() {
    move(\.reversed, to: Reversed(components: Components(6, 15, 0, 0)))
    #expect(storage.values.reversed.first == 5 && storage.values.reversed.second == 10)
    move(\.labelled, to: Labelled(components: Components(10, 0, 0, 0)))
    #expect(storage.values.labelled.number == 8 && storage.values.labelled.label == 7)
    move(\.half, to: 1.5)
    #expect(storage.values.before == 2)
  }

  @Test func valuesOutliveTheirStorageWhileAnAnimationRuns() {
    var storage: AnimatedStorage<Values>? = AnimatedStorage(Values())
    let property = StorageProperty<Values, Double>("before", threshold: 0.01, keyPath: \.before)
    let running = storage.map { animator.add(.spring(to: 5), to: $0, property) }
    storage = nil
    #expect(running?.value == 1)
    animator.advance(to: 1)
    #expect(running?.isFinished == true && animator.isIdle)
  }

  @Test func aDetachedStorageEndsItsAnimations() {
    var ends: [Bool] = []
    var animation = Animation<Double>.spring(to: 5)
    animation.onCompletion = { ends.append($1) }
    animator.add(
      animation, to: storage, StorageProperty<Values, Double>("half", threshold: 0.01, keyPath: \.half))
    storage.detach()
    animator.advance(to: 0.1)
    #expect(ends == [false])
  }

  @Test func anyObjectCanBeAnimatedThroughAKeyPath() {
    final class Account {
      var amount = 100.0
    }
    let account = Account()
    let amount = Property<Account, Double>("amount", threshold: 0.01, keyPath: \.amount)
    animator.add(.spring(to: 250), to: account, amount)
    animator.advance(to: 5)
    #expect(account.amount == 250)
  }

  @Test func readingBackGivesWhatWasWritten() {
    // POP's rotation comes back within a half turn, and its scales in single precision.
    let box = Box(Angle.zero)
    let running = animator.add(.basic(to: Angle(radians: 4.1), duration: 1), to: box, Box.property())
    animator.advance(to: 1)
    #expect(box.value.radians == 4.1 && running.value.radians == 4.1)
  }

  @Test func anUnknownNameIsAnErrorThatKnowsTheNearest() {
    let known = ["position", "opacity", "scaleXY", "rotation"]
    let near = UnknownPropertyError(name: "postion", known: known)
    #expect(near.suggestion == "position")
    #expect("\(near)" == "there is no property \"postion\"; did you mean \"position\"?")
    let far = UnknownPropertyError(name: "kerning", known: known)
    #expect("\(far)" == "there is no property \"kerning\"")
    #expect(UnknownPropertyError(name: "", known: [""]).suggestion != nil)
  }
}
