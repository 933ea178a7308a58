import PoppingPicture
import Testing

@Suite struct PNGErrorTests {
  private static let grey = PNGEncoder(width: 2, height: 2)
  private static let stream = Deflater.stored.zlib(grey.rows { _, _ in [9] })

  /// A file with a header of 13 bytes in which one is changed.
  private func file(changing index: Int, to value: UInt8) -> [UInt8] {
    var data = Array(PNGErrorTests.grey.header[8..<21])
    data[index] = value
    return PNGEncoder.signature + PNGEncoder.chunk("IHDR", data)
      + PNGEncoder.chunk("IDAT", PNGErrorTests.stream) + PNGEncoder.chunk("IEND")
  }

  @Test(
    arguments: [
      (3, 0, "says that the picture is 0 × 2 pixels"),
      (7, 0, "says that the picture is 2 × 0 pixels"),
      (0, 0x80, "gives a width or height above 2147483647"),
      (4, 0xff, "gives a width or height above 2147483647"),
      (8, 0, "gives a sample 0 bits, which colour type 0 does not allow"),
      (8, 3, "gives a sample 3 bits"),
      (8, 32, "gives a sample 32 bits"),
      (9, 1, "names the colour type 1"),
      (9, 5, "names the colour type 5"),
      (9, 7, "names the colour type 7"),
      (10, 1, "names the compression method 1"),
      (11, 1, "names the filter method 1"),
      (12, 2, "names the interlace method 2"),
    ] as [(Int, UInt8, String)])
  func headersThatCannotBe(index: Int, value: UInt8, sentence: String) {
    #expect(
      complaint(png: file(changing: index, to: value)).contains("the PNG chunk IHDR at byte 8 \(sentence)"))
  }

  @Test(arguments: [(2, 4), (3, 16), (4, 4), (6, 2)])
  func depthsThatAColorTypeDoesNotHave(colorType: Int, depth: Int) {
    let encoder = PNGEncoder(depth: depth, colorType: colorType)
    #expect(complaint(png: encoder.file(compressed: [])).contains("gives a sample \(depth) bits"))
  }

  private static let unordered: [([String], String)] = [
    (["IDAT", "IEND"], "IDAT at byte 8 stands where IHDR has to be"),
    (["IHDR", "IHDR", "IDAT", "IEND"], "IHDR at byte 33 is a second header"),
    (["IHDR", "IEND"], "IEND at byte 33 comes before any picture data (IDAT)"),
    (["IHDR", "IDAT"], "ends after 62 bytes without a chunk IEND; it is cut off"),
    (["IHDR", "IDAT", "tEXt", "IDAT", "IEND"], "IDAT at byte 74 does not follow the other chunks IDAT"),
    (["IHDR", "PLTE", "IDAT", "IEND"], "PLTE at byte 33 is a palette, which colour type 0 does not allow"),
    (["IHDR", "IDAT", "PLTE", "IEND"], "PLTE at byte 62 comes behind IDAT"),
    (["IHDR", "IDAT", "tRNS", "IEND"], "tRNS at byte 62 comes behind IDAT"),
    (["IHDR", "tRNS", "tRNS", "IDAT", "IEND"], "tRNS at byte 47 comes behind tRNS"),
    (["IHDR", "CgBI", "IDAT", "IEND"], "CgBI at byte 33 is needed to show the picture, but unknown"),
    (["IHDR", "ID4T", "IEND"], "the PNG chunk at byte 33 has a name that is not four letters"),
  ]

  @Test(arguments: unordered)
  func chunksThatAreMissingOrOutOfPlace(names: [String], sentence: String) {
    let chunks = names.flatMap { name in
      switch name {
      case "IHDR": PNGErrorTests.grey.header
      case "IDAT": PNGEncoder.chunk(name, PNGErrorTests.stream)
      case "PLTE": PNGEncoder.chunk(name, [1, 2, 3])
      case "tRNS": PNGEncoder.chunk(name, [0, 1])
      default: PNGEncoder.chunk(name)
      }
    }
    #expect(complaint(png: PNGEncoder.signature + chunks).contains(sentence))
  }

  @Test func chunksOfTheWrongLength() {
    let header = PNGEncoder.chunk("IHDR", [0, 0, 0, 1])
    #expect(
      complaint(png: PNGEncoder.signature + header).contains("IHDR at byte 8 has 4 bytes instead of 13"))
    let end = PNGErrorTests.grey.beginning + PNGEncoder.chunk("IDAT") + PNGEncoder.chunk("IEND", [1])
    #expect(complaint(png: end).contains("IEND at byte 45 has data, but it may have none"))
  }

  @Test(
    arguments: [
      (3, [], nil, "PLTE at byte 33 has 0 bytes, which are not 1 to 256 colours"),
      (3, [1, 2, 3, 4], nil, "PLTE at byte 33 has 4 bytes"),
      (3, [UInt8](repeating: 0, count: 771), nil, "PLTE at byte 33 has 771 bytes"),
      (3, nil, nil, "IDAT at byte 33 comes before a palette (PLTE)"),
      (3, nil, [1], "tRNS at byte 33 has 1 alpha values for a palette of 0 colours"),
      (3, [1, 2, 3], [1, 2], "tRNS at byte 48 has 2 alpha values for a palette of 1 colours"),
      (4, [1, 2, 3], nil, "PLTE at byte 33 is a palette, which colour type 4 does not allow"),
      (0, nil, [1], "tRNS at byte 33 has 1 bytes instead of 2"),
      (2, nil, [0, 1], "tRNS at byte 33 has 2 bytes instead of 6"),
      (4, nil, [0, 1], "tRNS at byte 33 gives alpha values to pixels that have their own"),
      (6, nil, [], "tRNS at byte 33 gives alpha values to pixels that have their own"),
    ] as [(Int, [UInt8]?, [UInt8]?, String)])
  func palettesAndTransparencyThatCannotBe(
    colorType: Int, palette: [UInt8]?, transparency: [UInt8]?, sentence: String
  ) {
    let encoder = PNGEncoder(colorType: colorType, palette: palette, transparency: transparency)
    #expect(complaint(png: encoder.file(compressed: [])).contains(sentence))
  }

  @Test func aPixelWithoutAColorInThePalette() {
    let encoder = PNGEncoder(
      width: 3, height: 2, depth: 2, colorType: 3, isInterlaced: true, palette: [1, 2, 3, 4, 5, 6])
    #expect(
      complaint(png: encoder.file { x, y in [x == 2 && y == 1 ? 3 : 1] })
        == "the PNG pixel at column 2 of row 1 has the colour 3, but the palette has only 2")
  }

  @Test func aRowWithAnUnknownFilter() {
    let compressed = Deflater.fixed.zlib([0, 1, 2, 5, 3, 4])
    #expect(
      complaint(png: PNGErrorTests.grey.file(compressed: compressed))
        == "row 1 of the PNG picture has the filter 5, but PNG has 0 to 4")
  }

  @Test(
    arguments: [
      ([0, 1, 2, 0, 3], "hold 5 bytes, but the picture's size asks for 6"),
      ([0, 1, 2, 0, 3, 4, 5], "hold more than the 6 bytes that the picture's size asks for"),
    ] as [([UInt8], String)])
  func pictureDataOfTheWrongLength(rows: [UInt8], sentence: String) {
    for deflater in Deflater.allCases {
      let file = PNGErrorTests.grey.file(compressed: deflater.zlib(rows))
      #expect(complaint(png: file) == "the PNG picture data (the chunks IDAT together) \(sentence)")
    }
  }

  // MARK: - Damage

  @Test func aWrongChecksumNamesItsChunk() {
    var file = PNGErrorTests.grey.file { _, _ in [9] }
    file[45] ^= 1
    #expect(complaint(png: file) == "the PNG chunk IDAT at byte 33 has a wrong checksum; the file is damaged")
  }

  @Test func everyChunksChecksumIsChecked() {
    var encoder = PNGErrorTests.grey
    encoder.extraChunks = [PNGEncoder.chunk("tEXt", [65, 0, 66])]
    let file = encoder.file { _, _ in [9] }
    // The last byte of the checksum of IHDR, tEXt, IDAT and IEND.
    for index in [32, 47, 82, file.count - 1] {
      var changed = file
      changed[index] ^= 0x10
      #expect(complaint(png: changed).contains("has a wrong checksum"))
    }
  }

  @Test func aFileTransferredAsTextIsToldApart() {
    let file = [0x89, 0x50, 0x4e, 0x47, 0x0a, 0x1a, 0x0a] + PNGErrorTests.grey.header
    #expect(
      complaint(png: file).contains(
        "signature at byte 0 is damaged; the file was cut off, or transferred as text"))
  }

  /// Small files of different kinds.
  private static let files: [[UInt8]] = [
    PNGEncoder(width: 3, height: 3, depth: 2, colorType: 3, isInterlaced: true, palette: Array(0..<12))
      .file { x, y in [(x + y) % 4] },
    PNGEncoder(width: 2, height: 5, colorType: 6, deflater: .fixed).file { x, y in [x, y, x * y, 7] },
    PNGEncoder(width: 2, height: 2, depth: 16, colorType: 2, transparency: [0, 0, 0, 1, 0, 2])
      .file { x, y in [x, y, 2] },
    Samples.png,
  ]

  @Test(arguments: files)
  func aFileCutOffAnywhereIsAnError(file: [UInt8]) {
    #expect(throws: Never.self) { try Picture(png: file) }
    for count in 0..<file.count {
      #expect(throws: PictureError.self) { try Picture(png: Array(file.prefix(count))) }
    }
  }

  @Test(arguments: files)
  func aFileWithAnyBitChangedIsAnError(file: [UInt8]) {
    // Whatever the bit belongs to, a signature, length, name, datum or checksum, it is protected.
    for bit in 0..<file.count * 8 {
      var changed = file
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: PictureError.self) { try Picture(png: changed) }
    }
  }

  @Test(arguments: files)
  func aFileWithAnyBitChangedUnderARightChecksumIsReadOrRefused(file: [UInt8]) {
    var start = 8
    while start < file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = start + 4..<start + 8 + length
      for bit in 0..<content.count * 8 {
        var changed = Array(file[content])
        changed[bit / 8] ^= 1 << (bit % 8)
        let checksum = bigEndian(Int(PNGEncoder.checksum(changed)))
        let whole = file[..<content.lowerBound] + changed + checksum + file[(content.upperBound + 4)...]
        guard let picture = try? Picture(png: Array(whole)) else { continue }
        #expect(picture.pixels.count == picture.width * picture.height * 4)
      }
      start = content.upperBound + 4
    }
  }
}
