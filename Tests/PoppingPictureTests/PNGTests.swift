import PoppingPicture
import Testing

@Suite struct PNGTests {
  /// The colour types of PNG with the depths that each allows (PNG, table 11.1).
  private static let kinds: [(colorType: Int, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16),
    (6, 8), (6, 16),
  ]

  private static let sizes = [(1, 1), (2, 3), (5, 5), (9, 8), (17, 11), (1, 9), (9, 1)]

  /// Samples of every value, without a pattern that a filter would leave as it is.
  private static func sample(_ x: Int, _ y: Int, _ channel: Int, _ maximum: Int) -> Int {
    (x * x * 7919 + y * 104_729 + channel * 611_953 + x * y * 31) % (maximum + 1)
  }

  /// An encoder for a colour type, with a palette if it needs one, and the samples of its pixels.
  private func encoder(_ colorType: Int, _ depth: Int, _ size: (Int, Int))
    -> (PNGEncoder, samples: (Int, Int) -> [Int])
  {
    var encoder = PNGEncoder(width: size.0, height: size.1, depth: depth, colorType: colorType)
    if colorType == 3 {
      encoder.palette = (0..<3 << depth).map { UInt8($0 * 89 % 256) }
    }
    let channels = encoder.channels
    return (encoder, { x, y in (0..<channels).map { PNGTests.sample(x, y, $0, 1 << depth - 1) } })
  }

  /// The colour that the samples of a pixel mean.
  private func color(_ samples: [Int], _ encoder: PNGEncoder) -> [UInt8] {
    let levels = samples.map { scaled($0, 1 << encoder.depth - 1) }
    switch encoder.colorType {
    case 0: return [levels[0], levels[0], levels[0], 255]
    case 2: return levels + [255]
    case 3: return Array((encoder.palette ?? []).dropFirst(samples[0] * 3).prefix(3)) + [255]
    case 4: return [levels[0], levels[0], levels[0], levels[1]]
    default: return levels
    }
  }

  private func expected(_ encoder: PNGEncoder, _ samples: (Int, Int) -> [Int]) -> [[UInt8]] {
    (0..<encoder.height).flatMap { y in (0..<encoder.width).map { x in color(samples(x, y), encoder) } }
  }

  @Test(arguments: kinds, [false, true])
  func everyColorTypeAndDepthIsRead(kind: (colorType: Int, depth: Int), isInterlaced: Bool) throws {
    for size in PNGTests.sizes {
      for deflater in Deflater.allCases {
        var (encoder, samples) = encoder(kind.colorType, kind.depth, size)
        encoder.isInterlaced = isInterlaced
        encoder.deflater = deflater
        let picture = try Picture(png: encoder.file(samples))
        #expect((picture.width, picture.height) == size)
        #expect(picture.colors == expected(encoder, samples))
      }
    }
  }

  @Test(arguments: kinds, 0...4)
  func everyFilterIsUndone(kind: (colorType: Int, depth: Int), filter: Int) throws {
    var (encoder, samples) = encoder(kind.colorType, kind.depth, (11, 6))
    encoder.filter = filter
    #expect(try Picture(png: encoder.file(samples)).colors == expected(encoder, samples))
  }

  @Test func aPictureSavedByAnotherProgramIsRead() throws {
    let picture = try Picture(png: Samples.png)
    let expected = Picture(width: 12, height: 9) { x, y in
      SIMD4(UInt8(x * 21), UInt8(y * 28), UInt8(x * y * 3 % 256), 255)
    }
    #expect(picture == expected)
  }

  @Test func sixteenBitsAreRoundedToTheNearestLevel() throws {
    // 128 of 65535 is 0.498 of 255, 129 is 0.502; cutting the low byte off would make 0 of both.
    let encoder = PNGEncoder(width: 4, height: 1, depth: 16)
    let picture = try Picture(png: encoder.file { x, _ in [[128, 129, 65406, 65407][x]] })
    #expect(picture.colors.map { $0[0] } == [0, 1, 254, 255])
  }

  // MARK: - Transparency

  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func oneGreyIsClear(depth: Int, isInterlaced: Bool) throws {
    var encoder = PNGEncoder(width: 5, height: 5, depth: depth, isInterlaced: isInterlaced)
    encoder.transparency = [depth == 16 ? 1 : 0, 1]
    let clear = depth == 16 ? 0x101 : 1
    let picture = try Picture(png: encoder.file { x, y in [(x + y) % 2 == 0 ? clear : 0] })
    let grey = scaled(clear, 1 << depth - 1)
    for (index, color) in picture.colors.enumerated() {
      #expect(color == (index % 2 == 0 ? [grey, grey, grey, 0] : [0, 0, 0, 255]))
    }
  }

  @Test func oneColorIsClearIfAllItsSamplesAre() throws {
    var encoder = PNGEncoder(width: 4, height: 1, colorType: 2, transparency: [0, 1, 0, 2, 0, 3])
    let colors = [[1, 2, 3], [1, 2, 4], [1, 0, 3], [0, 2, 3]]
    #expect(try Picture(png: encoder.file { x, _ in colors[x] }).colors.map { $0[3] } == [0, 255, 255, 255])
    // In 16 bits a colour that only looks the same is not clear.
    encoder.depth = 16
    encoder.transparency = [1, 1, 2, 2, 3, 3]
    let deep = [[0x101, 0x202, 0x303], [0x101, 0x202, 0x302], [0x100, 0x202, 0x303], [1, 2, 3]]
    #expect(try Picture(png: encoder.file { x, _ in deep[x] }).colors.map { $0[3] } == [0, 255, 255, 255])
  }

  @Test func ofAClearSampleOnlyTheBitsThatSamplesHaveCount() throws {
    let encoder = PNGEncoder(width: 2, height: 1, depth: 4, transparency: [0xff, 0xf5])
    #expect(try Picture(png: encoder.file { x, _ in [5 + x] }).colors.map { $0[3] } == [0, 255])
  }

  @Test func colorsOfAPaletteHaveTheAlphaGivenForThemOrNone() throws {
    let encoder = PNGEncoder(
      width: 3, height: 1, depth: 2, colorType: 3, palette: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      transparency: [0, 128])
    #expect(
      try Picture(png: encoder.file { x, _ in [x] }).colors == [
        [1, 2, 3, 0], [4, 5, 6, 128], [7, 8, 9, 255],
      ])
  }

  // MARK: - Chunks

  @Test func unknownChunksThatMayBeSkippedAreSkipped() throws {
    var encoder = PNGEncoder(colorType: 2, palette: [1, 2, 3])
    encoder.extraChunks = [
      PNGEncoder.chunk("gAMA", bigEndian(100_000)), PNGEncoder.chunk("teSt", [1, 2, 3]),
      PNGEncoder.chunk("tEXt", []),
    ]
    let file = encoder.file { _, _ in [1, 2, 3] } + [0, 1, 2]
    #expect(try Picture(png: file).colors == [[1, 2, 3, 255]])
  }

  @Test(arguments: [1, 2, 5])
  func thePictureDataMayBeDividedAnyhow(size: Int) throws {
    let encoder = PNGEncoder(width: 3, height: 2)
    let compressed = Deflater.fixed.zlib(encoder.rows { x, y in [x * 10 + y] })
    var file = encoder.beginning + PNGEncoder.chunk("IDAT")
    for start in stride(from: 0, to: compressed.count, by: size) {
      file += PNGEncoder.chunk("IDAT", Array(compressed[start..<min(start + size, compressed.count)]))
    }
    let picture = try Picture(png: file + PNGEncoder.chunk("IDAT") + PNGEncoder.chunk("IEND"))
    #expect(picture.colors.map { $0[0] } == [0, 10, 20, 1, 11, 21])
  }

  @Test func aPaletteMayBeLongerThanItsIndicesReach() throws {
    let encoder = PNGEncoder(depth: 1, colorType: 3, palette: Array(0..<9))
    #expect(try Picture(png: encoder.file { _, _ in [1] }).colors == [[3, 4, 5, 255]])
  }
}
