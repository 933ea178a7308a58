import PoppingStage

extension SamplePlanes {
  /// Replaces each sample by how much it differs from the paper, where anything was painted.
  mutating func turnIntoInk(on paper: Color, keepsAlpha: Bool) {
    let planes = [
      (SamplePlanes.red, paper.red), (SamplePlanes.green, paper.green), (SamplePlanes.blue, paper.blue),
    ]
    let count = width * height
    withMemory { memory in
      let alpha = memory.sample(SamplePlanes.alpha, x: 0, y: 0)
      for (plane, share) in planes {
        let samples = memory.sample(plane, x: 0, y: 0)
        let level = UInt16(min(max(share, 0), 1) * 255 + 0.5)
        for index in 0..<count {
          let ground = Blend.scaled(level * (keepsAlpha ? UInt16(alpha[index]) : 255))
          let value = UInt16(samples[index])
          samples[index] = UInt8(truncatingIfNeeded: max(ground, value) - min(ground, value))
        }
      }
    }
  }
}
