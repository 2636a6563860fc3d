import Platform

/// The signals that end a command that goes on until it is told to stop.
///
/// They are held back and asked for, so that the command can leave the terminal as it found it.
struct EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private let former: sigset_t

  /// Holds the signals back.
  init() {
    var held = sigset_t()
    var former = sigset_t()
    sigemptyset(&held)
    for number in Self.numbers { sigaddset(&held, number) }
    sigprocmask(SIG_BLOCK, &held, &former)
    self.former = former
  }

  /// Waits, and tells whether one of the signals has come.
  func come(within milliseconds: Int32) -> Bool {
    _ = poll(nil, 0, milliseconds)
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigpending(&waiting)
    return Self.numbers.contains { sigismember(&waiting, $0) == 1 }
  }

  /// Takes the signals that have come, so that they do not end the process, and lets later ones
  /// through.
  func release() {
    for number in Self.numbers { signal(number, SIG_IGN) }
    for number in Self.numbers { signal(number, SIG_DFL) }
    var former = former
    sigprocmask(SIG_SETMASK, &former, nil)
  }
}
