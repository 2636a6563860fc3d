import Platform

/// Another program that is run and waited for.
enum ChildProcess {
  /// Runs a program with the terminal that this one has.
  ///
  /// - Returns: its exit status; nil where it cannot be started or is ended by a signal.
  static func run(_ words: [String]) -> Int32? {
    start(words).flatMap(status)
  }

  /// Runs a program and returns what it prints, up to a limit; nil where it does not end well.
  static func output(of words: [String], limit: Int = 4096) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    let process = start(words) { actions in
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    close(ends[1])
    guard let process else { return nil }
    let bytes = try? InputFile.read(descriptor: ends[0], limit: limit)
    return status(of: process) == 0 ? bytes.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// Starts a program that reads from a descriptor, with signals as they are at the start of a process
  /// and some variables beside those of this one.
  ///
  /// - Returns: the process; nil where it cannot be started.
  static func start(
    _ words: [String], readingFrom descriptor: Int32, adding added: [String: String]
  ) -> pid_t? {
    start(words, adding: added, restoring: [SIGPIPE, SIGXFSZ, SIGINT]) { actions in
      posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
    }
  }

  /// Starts a program that is looked for in `PATH`.
  private static func start(
    _ words: [String], adding added: [String: String] = [:], restoring signals: [Int32] = [],
    connect: (inout SpawnFileActions) -> Void = { _ in }
  ) -> pid_t? {
    guard let program = words.first else { return nil }
    var arguments = words.map { strdup($0) } + [nil]
    let own = added.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in arguments + own { free(text) } }
    var variables = own + inherited + [nil]
    var (actions, attributes) = ThisProcess.emptySpawnSettings()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    connect(&actions)
    var restored = sigset_t()
    sigemptyset(&restored)
    for signal in signals { sigaddset(&restored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &restored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let fault = posix_spawnp(&process, program, &actions, &attributes, &arguments, &variables)
    return fault == 0 ? process : nil
  }

  /// Waits until a program ends, however it does.
  static func wait(for process: pid_t) {
    _ = status(of: process)
  }

  /// The variables of this process, which a program inherits.
  private static var inherited: [UnsafeMutablePointer<CChar>?] {
    var next = ThisProcess.variables
    var variables: [UnsafeMutablePointer<CChar>?] = []
    while let variable = next?.pointee {
      variables.append(variable)
      next = next?.successor()
    }
    return variables
  }

  /// Waits for a program to end.
  private static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // The macros of <sys/wait.h> are not imported: the low seven bits are the signal.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
