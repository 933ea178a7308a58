// An effect imports the stage alone and has the engine and pictures with it.
@_exported import PoppingCore
@_exported import PoppingPicture
