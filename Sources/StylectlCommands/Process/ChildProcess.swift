#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program that is run and waited for.
enum ChildProcess {
  /// Runs a program with the terminal that this one has.
  ///
  /// - Returns: its exit status; nil where it cannot be started or is ended by a signal.
  static func run(_ words: [String]) -> Int32? {
    var process = pid_t()
    guard start(words, as: &process, printingTo: nil) else { return nil }
    return status(of: process)
  }

  /// Runs a program and returns what it prints, up to a limit; nil where it does not end well.
  static func output(of words: [String], limit: Int = 4096) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var process = pid_t()
    let isStarted = start(words, as: &process, printingTo: ends[1])
    close(ends[1])
    guard isStarted else { return nil }
    let bytes = try? InputFile.read(descriptor: ends[0], limit: limit)
    return status(of: process) == 0 ? bytes.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// Starts a program that is looked for in `PATH`, its output put into a descriptor or left alone.
  private static func start(
    _ words: [String], as process: inout pid_t, printingTo descriptor: Int32?
  ) -> Bool {
    guard let program = words.first else { return false }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let descriptor {
      posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    return posix_spawnp(&process, program, &actions, nil, &arguments, variables) == 0
  }

  /// Starts a program that reads from a descriptor, with signals as they are at the start of a process
  /// and some variables beside those of this one.
  ///
  /// - Returns: the process; nil where it cannot be started.
  static func start(
    _ words: [String], readingFrom descriptor: Int32, adding added: [String: String]
  ) -> pid_t? {
    guard let program = words.first else { return nil }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let own = added.map { strdup("\($0.key)=\($0.value)") }
    defer { for variable in own { free(variable) } }
    var all: [UnsafeMutablePointer<CChar>?] = own
    var next = variables
    while let variable = next?.pointee {
      all.append(variable)
      next = next?.successor()
    }
    all.append(nil)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ, SIGINT] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    guard posix_spawnp(&process, program, &actions, &attributes, &arguments, &all) == 0 else {
      return nil
    }
    return process
  }

  /// Waits until a program ends, however it does.
  static func wait(for process: pid_t) {
    _ = status(of: process)
  }

  /// The variables of this process, which a program inherits.
  private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      // What a dynamic library may use in place of `environ` (environ(7)).
      return _NSGetEnviron()?.pointee
    #else
      return environ
    #endif
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
