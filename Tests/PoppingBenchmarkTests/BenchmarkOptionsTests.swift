import Testing

@testable import PoppingBenchmark

@Suite struct BenchmarkOptionsTests {
  private func message(_ words: String...) -> String? {
    do {
      _ = try BenchmarkOptions(words)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func everythingButTheBuildsIsMeasuredUnlessSaid() throws {
    let options = try BenchmarkOptions([])
    #expect(options.benchmarks.count == Benchmark.all.count - 1)
    #expect(!options.benchmarks.contains { $0.name == "build" })
    #expect(options.repeats == 7)
    #expect(try BenchmarkOptions(["--builds"]).benchmarks.count == Benchmark.all.count)
  }

  @Test func aRowOrThoseThatBeginAlikeAreChosen() throws {
    #expect(try BenchmarkOptions(["--filter", "animator"]).benchmarks.map(\.name) == ["animator"])
    #expect(try BenchmarkOptions(["--filter", "build"]).benchmarks.map(\.name) == ["build"])
    let springs = try BenchmarkOptions(["--filter", "spring", "--json"]).benchmarks.map(\.name)
    #expect(springs == ["spring-step", "spring-time", "spring-batch"])
  }

  @Test func whatIsWrongIsSaidInASentence() {
    #expect(message("--filter", "anmator") == "There is no row 'anmator'; did you mean 'animator'?")
    #expect(
      message("--filter", "xyzzy")?.hasPrefix("There is no row 'xyzzy'; there are spring-step, ") == true)
    #expect(message("--filter")?.hasPrefix("--filter needs a row's name: spring-step, ") == true)
    #expect(message("--jsn") == "There is no option '--jsn'; did you mean '--json'?")
    #expect(message("--repeats", "0") == "--repeats takes a whole number from 1 to 1000, not '0'.")
  }

  @Test func noTwoRowsOrFiguresHaveOneName() {
    let names = Benchmark.all.flatMap { row in row.figures.map { "\(row.name): \($0.name)" } }
    #expect(Set(names).count == names.count)
  }
}
