import PoppingCore

func springsListing() throws -> [Double] {
  // listing: springs
  let popular = try Spring(bounciness: 10)  // POP's numbers; the speed is 12 unless given
  let panel = try Spring(response: 0.4, dampingRatio: 0.8)  // how long a swing takes, how soon it dies
  let sheet = try Spring(duration: 0.5, bounce: 0)  // SwiftUI's numbers
  let physical = try Spring(mass: 2, stiffness: 200, damping: 13)
  // end of listing
  _ = (popular, sheet, physical)
  // listing: reading a spring
  let overshoot = panel.overshoot  // how far it goes beyond, as a fraction of the way: 0.015
  let rest = panel.settlingTime(threshold: 0.001)  // when it stays that close to its target: 0.54 s
  let place = panel.value(at: 0.1, from: 0, to: 100)  // where it is after a tenth of a second: 52.6
  let push = panel.velocity(pushingTo: 20)  // what pushes it 20 away from rest: 741 per second
  // end of listing
  return [overshoot, rest, place, push]
}

final class Account {
  var amount = 0.0
}

func overviewListing(account: Account) throws {
  // listing: Animator
  let animator = Animator()
  let amount = Property<Account, Double>("amount", threshold: 0.01, keyPath: \.amount)
  animator.add(.spring(to: 250, try Spring(bounciness: 10)), to: account, amount)
  animator.advance(to: 0.1)
  // end of listing
}

final class View {
  var x = 0.0
}

func popListing(view: View, animator: Animator) throws {
  // listing: from POP
  let x = Property<View, Double>("x", threshold: 1, keyPath: \.x)
  var animation = Animation<Double>.spring(to: 200, velocity: 500, try Spring(bounciness: 12, speed: 10))
  animation.onCompletion = { _, finished in print(finished ? "there" : "stopped") }
  let running = animator.add(animation, to: view, x, key: "slide")
  animator.advance(to: 0.2)
  running.to = 80  // goes there from where it is, with the velocity that it has
  animator.remove(key: "slide", from: view)
  // end of listing
}
