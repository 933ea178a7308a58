import PoppingCatalog
import PoppingCommand

Popping.main(effects: Catalog.effects)
