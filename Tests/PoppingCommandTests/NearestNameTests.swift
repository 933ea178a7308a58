import Testing

@testable import PoppingCommand

@Suite struct NearestNameTests {
  /// Distances from Damerau's definition: an insertion, a deletion, a replacement and a swap count one each.
  @Test(arguments: [
    ("fold", "fold", 0), ("flod", "fold", 1), ("fld", "fold", 1), ("foold", "fold", 1), ("gold", "fold", 1),
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3),
  ])
  func distancesCountWhatAHandGetsWrong(first: String, second: String, distance: Int) {
    #expect(NearestName.distance(first, second) == distance)
  }

  @Test(arguments: [
    ("flod", "fold"), ("Fold", "fold"), ("flat", "flat-button"), ("flat_button", "flat-button"),
    ("lgoin", "login"),
  ])
  func theNameThatWasMeantIsFound(typed: String, meant: String) {
    #expect(NearestName.suggestion(for: typed, among: ["flat-button", "fold", "login", "publish"]) == meant)
  }

  @Test(arguments: ["", "zebra", "x"])
  func nothingIsSuggestedWhereNothingIsNear(typed: String) {
    #expect(NearestName.suggestion(for: typed, among: ["flat-button", "fold", "login"]) == nil)
  }
}
