#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program, run to its end without a terminal.
enum ChildProcess {
  /// Runs a program that is found along `PATH`, its output thrown away.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - output: A file that takes its standard output and error instead.
  /// - Throws: When it cannot be started or ends other than with status 0.
  static func run(_ words: [String], output: String = "/dev/null") throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, nil, arguments, environ)
    guard code == 0 else {
      throw BenchmarkError("'\(words[0])' cannot be started (\(String(cString: strerror(code)))).")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    guard status == 0 else {
      throw BenchmarkError("'\(words.joined(separator: " "))' failed (status \(status >> 8)).")
    }
  }
}
