// listing: the rules
import PoppingConformance
import Testing

@Test func theBallKeepsTheRules() throws { try checkEffect(Ball()) }
// end of listing
