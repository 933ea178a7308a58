import PoppingPicture
import Testing

@Suite struct NetpbmTests {
  private static let white: [UInt8] = [255, 255, 255, 255]
  private static let black: [UInt8] = [0, 0, 0, 255]

  private func picture(_ text: String, _ raster: [UInt8] = []) throws -> Picture {
    try Picture(netpbm: Array(text.utf8) + raster)
  }

  private func greys(_ picture: Picture) -> [UInt8] {
    #expect(picture.colors.allSatisfy { $0[0] == $0[1] && $0[0] == $0[2] && $0[3] == 255 })
    return picture.colors.map { $0[0] }
  }

  // MARK: - Bitmaps

  @Test func inABitmapOneIsBlack() throws {
    let picture = try picture("P1\n3 2\n0 1 0\n1 1 0\n")
    #expect((picture.width, picture.height) == (3, 2))
    let (white, black) = (NetpbmTests.white, NetpbmTests.black)
    #expect(picture.colors == [white, black, white, black, black, white])
  }

  @Test func plainBitsNeedNoSpaceBetweenThem() throws {
    #expect(greys(try picture("P1 3 2\n010110")) == [255, 0, 255, 0, 0, 255])
    #expect(greys(try picture("P1 3 2\n01\t0\r\n1 10")) == [255, 0, 255, 0, 0, 255])
  }

  @Test(
    arguments: [
      (1, [0x7f, 0x80], [255, 0]),
      (3, [0b0101_1111, 0b1010_0000], [255, 0, 255, 0, 255, 0]),
      (
        8, [0b1111_0000, 0b0000_0001], [0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 0]
      ),
      (
        9, [0x00, 0x80, 0xff, 0x7f],
        [255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255]
      ),
    ] as [(Int, [UInt8], [UInt8])])
  func everyRowOfRawBitsBeginsWithAByte(width: Int, raster: [UInt8], expected: [UInt8]) throws {
    #expect(greys(try picture("P4\n\(width) 2\n", raster)) == expected)
  }

  // MARK: - Greymaps and pixmaps

  @Test func greymapsAreReadPlainAndRaw() throws {
    let expected: [UInt8] = [0, 1, 254, 255]
    #expect(greys(try picture("P2\n2 2\n255\n0 1\n254 255\n")) == expected)
    #expect(greys(try picture("P5\n2 2\n255\n", expected)) == expected)
  }

  @Test func pixmapsAreReadPlainAndRaw() throws {
    let expected: [[UInt8]] = [[255, 0, 1, 255], [9, 10, 35, 255]]
    #expect(try picture("P3 2 1 255 255 0 1 9 10 35").colors == expected)
    // The last two samples are a line feed and the sign of a comment, which mean nothing in a raw raster.
    #expect(try picture("P6 2 1 255 ", [255, 0, 1, 9, 10, 35]).colors == expected)
  }

  @Test func samplesAbove255AreTwoBytesTheGreaterFirst() throws {
    // 0x0100 of 65535 is 0.996 of 255, 0x8000 is 127.502; of 1023, 512 is 127.6.
    #expect(greys(try picture("P5 3 1 65535 ", [0x01, 0x00, 0x80, 0x00, 0xff, 0xff])) == [1, 128, 255])
    #expect(greys(try picture("P2 3 1 65535\n256 32768 65535\n")) == [1, 128, 255])
    #expect(
      try picture("P6 1 1 1023 ", [0x03, 0xff, 0x00, 0x00, 0x02, 0x00]).colors == [[255, 0, 128, 255]])
    #expect(try picture("P3 1 1 1023 1023 0 512").colors == [[255, 0, 128, 255]])
    #expect(greys(try picture("P5 2 1 256 ", [0x01, 0x00, 0x00, 0x01])) == [255, 1])
  }

  @Test(
    arguments: [
      (1, [0, 1], [0, 255]),
      (2, [0, 1, 2], [0, 128, 255]),  // 127.5 is rounded up
      (3, [0, 1, 2, 3], [0, 85, 170, 255]),
      (15, [0, 1, 7, 15], [0, 17, 119, 255]),
      (100, [1, 50, 99], [3, 128, 252]),  // 2.55, 127.5, 252.45
      (254, [1, 127, 253], [1, 128, 254]),  // 1.004, 127.5, 253.996
    ] as [(Int, [UInt8], [UInt8])])
  func samplesAreScaledToTheNearestLevel(maximum: Int, samples: [UInt8], expected: [UInt8]) throws {
    let text = samples.map { "\($0)" }.joined(separator: " ")
    #expect(greys(try picture("P5 \(samples.count) 1 \(maximum) ", samples)) == expected)
    #expect(greys(try picture("P2 \(samples.count) 1 \(maximum) \(text)")) == expected)
  }

  @Test(arguments: [1, 2, 5, 31, 100, 127, 255, 256, 1000, 4095, 32768, 65535])
  func everySampleOfAMaximumIsScaledToTheNearestLevel(maximum: Int) throws {
    let samples = (0...maximum).flatMap { (sample: Int) -> [UInt8] in
      maximum > 255 ? [UInt8(sample >> 8), UInt8(sample & 255)] : [UInt8(sample)]
    }
    let levels = greys(try picture("P5 \(maximum + 1) 1 \(maximum)\n", samples))
    #expect(levels == (0...maximum).map { scaled($0, maximum) })
  }

  // MARK: - Comments and what follows

  @Test(arguments: [
    "P5\n# by hand\n2 1\n255\n",
    "P5 #one\n#two\r# three\n 2#four\n 1 #five\n#six\n255\n",
    "P5#at once\n 2 1 255 ",
    // A comment is as if it were not there: even in a number, and its end is no white space.
    "P5 2 1 2#in a number\n55\n",
    "P5 2 1 255#before the raster\n\n",
    "P5\t2\r\n1 \t\r\n 255\t",
  ])
  func commentsAndWhiteSpaceStandWhereTheManualAllowsThem(header: String) throws {
    #expect(greys(try picture(header, [7, 8])) == [7, 8])
  }

  @Test func theWhiteSpaceBehindTheMaximumIsOneCharacter() throws {
    #expect(greys(try picture("P5 2 1 255\n", [10, 35])) == [10, 35])
    #expect(greys(try picture("P4 8 1\n", [0x23])) == [255, 255, 0, 255, 255, 255, 0, 0])
  }

  @Test func plainRastersMayHaveComments() throws {
    #expect(greys(try picture("P2 2 1 255 # first\n1 # second\n2#end")) == [1, 2])
    #expect(greys(try picture("P1 2 1 #bits\n0#0\n1")) == [255, 0])
  }

  @Test func ofSeveralPicturesTheFirstIsRead() throws {
    #expect(greys(try picture("P5 1 1 255 ", [1] + Array("P5 1 1 255 ".utf8) + [2])) == [1])
    #expect(greys(try picture("P2 1 1 255 3\nP2 1 1 255 4\n")) == [3])
    #expect(greys(try picture("P1 1 1 1\nP1 1 1 0")) == [0])
  }
}
