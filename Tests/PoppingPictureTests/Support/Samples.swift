/// Compressed data and a picture made by other programs, and how they were made.
enum Samples {
  /// A block with the fixed codes, put together bit by bit in Python and checked with its `zlib.decompress`:
  /// the literals of `lengthsAndDistances`, and then its copies.
  static let everyLengthAndDistance = bytes(
    """
    789c63e052f2a8d9275c7837e649bdc6adf945c14ef65ec95dfbd923b66b2e313a59acfde6c0a24913e66cbb2719bb5ea489
    b957eb4267802ac797cfac0a9e0d4765ebdee6ff9ae1f2f3e0f4eadcdceae9077fbaccf895ffb64ef66883a702ebe72f1caa
    019d17b47a999b44d6c74adedb3667c2a44507de68179f345aa2b93d827d7f57b297bd5370d1fc5b1af54f62ee160aefabf1
    50e2626011334b59f0ca7dadda0adbdb3dde12efae9fbbfc8cc7bae2b0620753abf4ae1c9daf17776fde79f6bd4ad23aded2
    d725dcabe3e45f1edbb86ae3b197f271abb94b5e97f2ae4b52797f76e7e6dd17bfeae4ec926e65ea503c5c61cdf3ecf2b9eb
    ef24bc7b6edbae505bebfe6a418a9918cba8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eb
    a35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf5
    51af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5fa
    a8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7d
    d4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3e
    eaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1ff5faa8d747bd3eeaf551af8f7a7dd4eba35e1f
    f5faa8d747bd3eeaf551af8f7a7dd4eba35e070210042308861230124e21682406321b8583ca47134017c790c094c7a200bb
    7a1c1a70ebc763007ef3095840d87e221c40bcfb49f000e9fe272300c80f7f0a2280f2f8a74202a07efaa74106a07dfea743
    0140fff27f002a8081afff07410360f0b7ff87400760e8f7ff87c100c0f01fff1f011300237efe7f74010070fd3f68030078
    ff3fe40000e8f9ffb00b00e0f7ff03000bebc7da
    """)

  /// `zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_HUFFMAN_ONLY)` in Python on `fibonacciBytes`: a dynamic block
  /// with codes of 1 to 15 bits.
  static let longCodes = bytes(
    """
    780105c10162c3300cc3c06d6d624b24f0ffe7eeeee7f7efeff3f97cbfdfeff7799ee7799ee77ddff77ddff77ddff73de79c
    73ce39e79c73ce39e79c73efbdf7de7befbdf7de7befbdf7de7befbdf7de7befcccccccccccccccccccccccccccccccccccc
    cccccccccccccccccceceeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
    eeeeee6e92244992244992244992244992244992244992244992244992244992244992244992244992244992244992244992
    2449922449922449dbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66d
    dbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66ddbb66d0100000000
    0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
    0000000000000000000000000000000000000000000000000000000000000000000000000000005055555555555555555555
    5555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555
    5555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555555
    5555555555555555555555555555555555555555555555555555555555555555555555555555555555d57fc5244d42
    """)

  /// `zlib.compress(data, 9)` in Python, `data` being `b"row %d of the picture, column %d\n" % (i * i, i)` for i from 0
  /// to 59: a dynamic block with copies.
  static let text = bytes(
    """
    78da7dd54d6e02310c86e13da798037411ff2593f320502bb59d0a817afd5663cff29db521d84f9c8fc7f6bbb465bb2fcff7
    dbf2f3717dbe1eb7b7e5ba7dbebebe977679fc9785cab2979dcaba9727952d0fef54f7bdae41f5d8eb86dfefd91dfefed8eb
    1ddb5ff7fa8ad3cfecbfa19e149f32600a8a6313a2a5846348394e849092644a89b2e633525357ee233d4d7996b56e8c3dd2
    d4d954d3d41dcfd0daca95f7324d4371164dd318e8a169dad954d3b49f9c91a6e3a48f341d27b3d4969e78a4e964534bd3c9
    f762b5a78d2fd76a511b6f88d5a60aaf99793d1976b5a88ff0c25bc28af1abb171bc3c9e286925f8fd5a6540675caf10e81c
    245eba83b3c84b77e538f323073811bd82a0b1ae5712c8492e571468e35e5257adf144a9abded865562ab16ea4ae763e2552
    5707f7125ae1c61345eaea6497485d3bd18dfacf12bea3e8478c722f95b4c6fb1215b5ce5b17f3f2070258915c
    """)

  /// A PNG of 12 × 9 pixels saved by Pillow 13: at x, y the colour is (21x, 28y, 3xy modulo 256).
  static let png = bytes(
    """
    89504e470d0a1a0a0000000d494844520000000c00000009080200000089da5a030000003949444154789c63646060102584
    58186418181898f123b822363c085911272e84a688072bc254c48f89b02a124243b814a104021e45127004004d0905911efb
    d8ee0000000049454e44ae426082
    """)

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
