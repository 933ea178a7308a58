import PoppingCatalog
import PoppingCommand

/// Is compiled and never called: it would take the tests' place.
func ownProgram() -> Never {
  // listing: an own program
  Popping.main(effects: Catalog.effects + [Ball(), Compounds.nodding, Compounds.pair])
  // end of listing
}
