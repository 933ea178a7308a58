extension Benchmark {
  static let build = Benchmark(
    name: "build", title: "release build on two cores",
    figures: [
      Figure(name: "clean", unit: .seconds, reach: .atMost(90)),
      Figure(name: "after touching one effect", unit: .seconds, reach: .atMost(5)),
    ],
    isLong: true
  ) { _ in
    let workshop = try Workshop()
    let package = try workshop.packageCopy()
    let build = [
      "swift", "build", "-c", "release", "-j", "2", "--product", "popping", "--package-path", package,
    ]
    let log = "\(workshop.folder)/build.log"
    let clean = try seconds { try ChildProcess.run(build, output: log) }
    var rebuilds: [Double] = []
    for _ in 0..<3 {
      try ChildProcess.run(["sh", "-c", "echo '// touched' >> '\(package)/Catalog/Fold/Fold.swift'"])
      rebuilds.append(try seconds { try ChildProcess.run(build, output: log) })
    }
    return [Measurement(samples: [clean]), Measurement(samples: rebuilds)]
  }
}
