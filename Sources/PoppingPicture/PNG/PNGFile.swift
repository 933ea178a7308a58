/// The chunks of a PNG file that its pixels are made from.
struct PNGFile {
  let header: PNGHeader

  /// Three bytes a colour; empty without a chunk PLTE.
  private(set) var palette: [UInt8] = []

  /// The data of the chunk tRNS: the alpha of the palette's colours, or the samples of the one colour that is clear.
  private(set) var transparency: [UInt8] = []

  /// The zlib stream: the data of all chunks IDAT.
  private(set) var compressed: [UInt8] = []

  /// The names of the chunks that have been read, but for those of no interest.
  private var seen: Set<String> = []

  /// Reads chunk after chunk up to IEND; what follows it is ignored.
  init(_ bytes: [UInt8]) throws(PictureError) {
    var chunk = try PNGChunk(bytes, at: PNGHeader.checkSignature(bytes))
    header = try PNGHeader(chunk, bytes)
    var last = chunk.name
    repeat {
      chunk = try PNGChunk(bytes, at: chunk.end)
      try read(chunk, Array(bytes[chunk.data]), after: last)
      last = chunk.name
    } while last != "IEND"
  }

  private mutating func read(_ chunk: PNGChunk, _ data: [UInt8], after last: String) throws(PictureError) {
    switch chunk.name {
    case "PLTE": try readPalette(chunk, data)
    case "tRNS": try readTransparency(chunk, data)
    case "IDAT":
      guard last == "IDAT" || !seen.contains("IDAT") else {
        throw chunk.error("does not follow the other chunks IDAT")
      }
      guard header.colorType != .palette || seen.contains("PLTE") else {
        throw chunk.error("comes before a palette (PLTE), which colour type 3 needs")
      }
      compressed += data
    case "IEND":
      guard data.isEmpty else { throw chunk.error("has data, but it may have none") }
      guard seen.contains("IDAT") else { throw chunk.error("comes before any picture data (IDAT)") }
    case "IHDR": throw chunk.error("is a second header")
    default:
      guard !chunk.isCritical else { throw chunk.error("is needed to show the picture, but unknown") }
      return
    }
    seen.insert(chunk.name)
  }

  private mutating func readPalette(_ chunk: PNGChunk, _ data: [UInt8]) throws(PictureError) {
    try checkOrder(of: chunk, before: ["PLTE", "tRNS", "IDAT"])
    guard header.colorType.channels >= 3 || header.colorType == .palette else {
      throw chunk.error("is a palette, which colour type \(header.colorType.rawValue) does not allow")
    }
    guard data.count % 3 == 0, (1...256).contains(data.count / 3) else {
      throw chunk.error("has \(data.count) bytes, which are not 1 to 256 colours of 3 bytes")
    }
    palette = data
  }

  private mutating func readTransparency(_ chunk: PNGChunk, _ data: [UInt8]) throws(PictureError) {
    try checkOrder(of: chunk, before: ["tRNS", "IDAT"])
    switch header.colorType {
    case .grey, .rgb:
      let count = header.colorType.channels * 2
      guard data.count == count else { throw chunk.error("has \(data.count) bytes instead of \(count)") }
    case .palette:
      guard data.count <= palette.count / 3 else {
        throw chunk.error("has \(data.count) alpha values for a palette of \(palette.count / 3) colours")
      }
    case .greyAlpha, .rgbAlpha:
      throw chunk.error("gives alpha values to pixels that have their own")
    }
    transparency = data
  }

  private func checkOrder(of chunk: PNGChunk, before names: [String]) throws(PictureError) {
    for name in names where seen.contains(name) { throw chunk.error("comes behind \(name)") }
  }
}
