// The list of effects is generated from the manifest when this target is built: see CatalogPlugin.
@_exported import PoppingStage
