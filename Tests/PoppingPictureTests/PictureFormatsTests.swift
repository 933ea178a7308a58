import PoppingPicture
import Testing

@Suite struct PictureFormatsTests {
  @Test func theFirstBytesTellTheFormat() throws {
    let png = PNGEncoder().file { _, _ in [7] }
    #expect(try Picture(bytes: png) == Picture(png: png))
    let netpbm = Array("P2 1 1 255 7".utf8)
    #expect(try Picture(bytes: netpbm) == Picture(png: png))
  }

  @Test(
    arguments: [
      [0xff, 0xd8, 0xff, 0xe0], Array("GIF89a".utf8), Array("P7\n".utf8), Array("P60".utf8), [0x89],
    ] as [[UInt8]])
  func anyOtherFormatIsToldApartAndThoseThatAreReadAreNamed(bytes: [UInt8]) throws {
    let error = try #require(throws: PictureError.self) { try Picture(bytes: bytes) }
    guard case .unrecognizedFormat = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.description.contains("PNG and Netpbm (PBM, PGM and PPM: P1 to P6)"))
  }

  @Test func anEmptyFileIsNoUnknownFormat() {
    #expect(throws: PictureError.unreadable(reason: "the picture is empty: there is not a single byte")) {
      try Picture(bytes: [])
    }
  }

  @Test func aDamagedFileOfAKnownFormatIsNoUnknownFormat() throws {
    for bytes in [[0x89, 0x50, 0x4e, 0x47], Array("P6".utf8)] as [[UInt8]] {
      let error = try #require(throws: PictureError.self) { try Picture(bytes: bytes) }
      guard case .unreadable = error else {
        Issue.record("\(error)")
        continue
      }
    }
  }

  // MARK: - Sizes

  @Test(arguments: [(8193, 8192), (1, 67_108_865), (2_147_483_647, 2_147_483_647)])
  func aPictureOfMoreThan256MiBIsRefused(width: Int, height: Int) throws {
    let expected = PictureError.tooLarge(width: width, height: height)
    let png = PNGEncoder(width: width, height: height).file(compressed: [])
    #expect(throws: expected) { try Picture(bytes: png) }
    for type in ["P1", "P2", "P3", "P4", "P5", "P6"] {
      let netpbm = Array("\(type) \(width) \(height) 255 ".utf8)
      #expect(throws: expected) { try Picture(bytes: netpbm) }
    }
    #expect(expected.description.contains("\(width) × \(height) pixels, which is more than the 256 MiB"))
  }

  @Test func aFileThatIsTooShortForItsSizeIsRefused() {
    let encoder = PNGEncoder(width: 8192, height: 8192, depth: 16, colorType: 6, isInterlaced: true)
    let compressed = Deflater.stored.zlib([1, 2, 3])
    #expect(complaint(png: encoder.file(compressed: compressed)).contains("end too early"))
    #expect(complaint(netpbm: Array("P3 8192 8192 255 1".utf8)).contains("the file is cut off"))
  }

  @Test func dataThatGrowBeyondThePictureAreRefused() {
    // A copy of 258 bytes a time: 26 million bytes if it were let.
    var writer = BitWriter()
    writer.number(0b011, 3)
    writer.fixed(0)
    for _ in 0..<100_000 {
      writer.fixed(285)
      writer.code(0, 5)
    }
    writer.fixed(256)
    let bomb = [0x78, 0x01] + writer.bytes + [0, 0, 0, 0]
    let sentence = "hold more than the 2 bytes that the picture's size asks for"
    #expect(complaint(png: PNGEncoder().file(compressed: bomb)).contains(sentence))
  }
}
