import Foundation

/// The program `popping-bench`.
public enum BenchmarkProgram {
  /// Measures what the command line asks for and ends the process: 0 when all was measured, 1 when something could not be,
  /// 64 when the call was wrong.
  public static func main() -> Never {
    let options: BenchmarkOptions
    do {
      options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
    } catch {
      tell("popping-bench: \(error)")
      exit(64)
    }
    if options.showsHelp {
      print(BenchmarkOptions.help, terminator: "")
      exit(0)
    }
    let (report, problems) = run(options)
    do {
      print(try text(of: report, as: options.format), terminator: "")
    } catch {
      tell("popping-bench: \(error)")
      exit(1)
    }
    exit(problems == 0 ? 0 : 1)
  }

  /// Measures; the report, and how many rows could not be measured.
  static func run(_ options: BenchmarkOptions) -> (report: Report, problems: Int) {
    var machine = Machine.current()
    let load = Machine.currentLoad
    var report = Report(machine: machine, repeats: options.repeats)
    var problems = 0
    for benchmark in options.benchmarks {
      tell("\(benchmark.title) …")
      do {
        let measurements = try benchmark.measure(Sampler(repeats: options.repeats))
        report.rows += zip(benchmark.figures, measurements)
          .map { Report.Row(benchmark: benchmark, figure: $0, measurement: $1) }
      } catch {
        tell("popping-bench: \(benchmark.name): \(error)")
        problems += 1
      }
    }
    machine.load = [load, Machine.currentLoad].filter(\.isFinite)
    report.machine = machine
    return (report, problems)
  }

  private static func text(
    of report: Report, as format: BenchmarkOptions.Format
  ) throws -> String {
    switch format {
    case .table: report.table
    case .json: try report.json()
    case .markdown: report.markdown
    }
  }

  /// Says something on standard error.
  private static func tell(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
