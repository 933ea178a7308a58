import PoppingPicture
import Testing

@Suite struct NetpbmErrorTests {
  @Test(arguments: [
    ("P5", "ends behind its P5, after 2 bytes"),
    ("P5 ", "ends before its width, after 3 bytes"),
    ("P5 2", "ends behind its width, after 4 bytes"),
    ("P5 2 2 255", "ends behind its header, after 10 bytes"),
    ("P5 2 2 # and no more", "ends before its greatest sample, after 20 bytes"),
    ("P5 2 2 255 123", "needs 4 bytes from byte 11 on, of which there are 3; the file is cut off"),
    ("P5 2 2 256 1234567", "needs 8 bytes from byte 11 on, of which there are 7"),
    ("P6 2 2 255 12345678901", "needs 12 bytes from byte 11 on, of which there are 11"),
    ("P4 9 2 123", "needs 4 bytes from byte 7 on, of which there are 3"),
    ("P1 2 2 0 1 0 ", "ends in its raster, after 13 bytes"),
    ("P2 2 2 255 1 2 3    ", "ends before its sample, after 20 bytes"),
    ("P1 2 2 010", "needs 4 bytes from byte 7 on, of which there are 3"),
    ("P2 2 2 255 1 2 3", "needs 7 bytes from byte 11 on, of which there are 5"),
  ])
  func filesThatAreCutOff(text: String, sentence: String) {
    #expect(complaint(netpbm: Array(text.utf8)).contains(sentence))
  }

  @Test(arguments: [
    ("P5 x 2 255 1234", "has no number for its width at byte 3"),
    ("P5 -2 2 255 1234", "has no number for its width at byte 3"),
    ("P5 +2 2 255 1234", "has no number for its width at byte 3"),
    ("P5 2.0 2 255 1234", "has no white space behind its width, at byte 4"),
    ("P5 2 2 0xff 1234", "the greatest sample of the Netpbm picture at byte 7 is 0, which is below 1"),
    ("P5 2 2 255,1234", "has no white space behind its header, at byte 10"),
    ("P2 2 1 255 1 x", "has no number for its sample at byte 13"),
    ("P2 2 1 255 1 -1", "has no number for its sample at byte 13"),
    ("P2 2 1 255 1 2x", "has no white space behind its raster, at byte 14"),
    ("P1 2 1 12", "has something else than 0 and 1 at byte 8"),
    ("P1 2 1 011", "has no white space behind its raster, at byte 9"),
  ])
  func numbersThatAreNone(text: String, sentence: String) {
    #expect(complaint(netpbm: Array(text.utf8)).contains(sentence))
  }

  @Test(arguments: [
    ("P5 0 2 255 1234", "the width of the Netpbm picture at byte 3 is 0"),
    ("P5 2 00 255 1234", "the height of the Netpbm picture at byte 5 is 0"),
    ("P5 2 2 0 1234", "the greatest sample of the Netpbm picture at byte 7 is 0"),
    ("P5 2 2 65536 12345678", "the greatest sample of the Netpbm picture at byte 7 is above 65535"),
    ("P5 2147483648 1 255 1", "the width of the Netpbm picture at byte 3 is above 2147483647"),
    ("P5 1 99999999999999999999999 255 1", "the height of the Netpbm picture at byte 5 is above 2147483647"),
    ("P5 2 1 65 A~", "the sample of the Netpbm picture at byte 11 is above 65"),
    ("P5 1 1 256 A~", "the sample of the Netpbm picture at byte 11 is above 256"),
    ("P2 2 1 65 65 66", "the sample of the Netpbm picture at byte 13 is above 65"),
    ("P3 1 1 9 1 2 99999999999999999999999", "the sample of the Netpbm picture at byte 13 is above 9"),
  ])
  func numbersOutOfTheirRange(text: String, sentence: String) {
    #expect(complaint(netpbm: Array(text.utf8)).contains(sentence))
  }

  @Test(arguments: [
    "", "P", "P0 1 1 1", "P7 1 1 1", "PP", "P5x", "p5 1 1 255 1", " P5 1 1 255 1", "\u{89}PNG",
  ])
  func otherFormatsAreToldApart(text: String) {
    #expect(throws: PictureError.unrecognizedFormat(expected: "Netpbm (PBM, PGM and PPM: P1 to P6)")) {
      try Picture(netpbm: Array(text.utf8))
    }
  }

  /// A file of every type that ends with its last sample, of one character.
  private static let files: [[UInt8]] = [
    "P1 9 2\n010011010\n110101101", "P2\n2 2 # two\n15\n0 12\n15 9", "P3 2 1 300 1 20 300 7 8 9",
    "P4 9 2\nabcd", "P5 3 2 127 abcdef", "P5 2 1 300 \u{1}\u{9}\u{0}b", "P6 2 1 127 abcdef",
    "P6 1 1 256 \u{1}\u{0}\u{0}a\u{0}z",
  ].map { Array($0.utf8) }

  @Test(arguments: files)
  func aFileCutOffAnywhereIsAnError(file: [UInt8]) throws {
    #expect(throws: Never.self) { try Picture(netpbm: file) }
    for count in 0..<file.count {
      #expect(throws: PictureError.self) { try Picture(netpbm: Array(file.prefix(count))) }
    }
  }

  @Test(arguments: files)
  func aFileWithAnyByteChangedIsReadOrRefused(file: [UInt8]) {
    for index in file.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = file
        changed[index] = byte
        guard let picture = try? Picture(netpbm: changed) else { continue }
        #expect(picture.pixels.count == picture.width * picture.height * 4)
      }
    }
  }
}
