import Testing

@testable import PoppingPicture

@Suite struct ChecksumsTests {
  @Test func crc32OfTheDigitsIsTheOneInTheCatalogues() {
    let bytes = Array("x123456789x".utf8)
    #expect(Checksums.crc32(bytes, 1..<10) == 0xcbf4_3926)
    #expect(Checksums.crc32(bytes, 0..<0) == 0)
  }

  @Test func adler32() {
    #expect(Checksums.adler32([]) == 1)
    #expect(Checksums.adler32(Array("Wikipedia".utf8)) == 0x11e6_0398)
  }

  @Test func adler32OfManyGreatBytesDoesNotOverflow() {
    // The sum is 1 + 255n, the sum of sums n + 255n(n + 1)/2, both modulo 65521.
    let count = 1_000_003
    let low = (1 + 255 * count) % 65521
    let high = (count + 255 * (count * (count + 1) / 2)) % 65521
    #expect(Checksums.adler32([UInt8](repeating: 255, count: count)) == UInt32(high << 16 | low))
  }
}
