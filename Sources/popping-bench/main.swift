import PoppingBenchmark

BenchmarkProgram.main()
