#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sine of an angle in radians.
func sine(_ radians: Double) -> Double { sin(radians) }

/// The cosine of an angle in radians.
func cosine(_ radians: Double) -> Double { cos(radians) }
