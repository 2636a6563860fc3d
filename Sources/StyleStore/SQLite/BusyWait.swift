import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits while other processes hold the locks of a file.
///
/// SQLite's own handler sleeps longer and longer, so that the process that has just had the lock
/// gets it again and the others starve; a flat random sleep is fair.
final class BusyWait {
  /// How long one statement waits, in seconds.
  static let patience = 10.0

  private let patience: UInt64
  private var start: UInt64 = 0

  /// Creates a wait of some seconds.
  init(patience: Double) {
    self.patience = UInt64(patience * 1_000_000_000)
  }

  /// Lets a connection wait; the wait must live as long as the connection.
  func install(on connection: OpaquePointer) {
    sqlite3_busy_handler(
      connection,
      { context, attempts in
        guard let context else { return 0 }
        let wait = Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue()
        return wait.sleep(attempts: attempts) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sleeps for 0.5 to 5 ms; false when the patience is at its end.
  private func sleep(attempts: Int32) -> Bool {
    let now = monotonicNanoseconds()
    if attempts == 0 { start = now }
    guard now &- start < patience else { return false }
    usleep(UInt32.random(in: 500...5000))
    return true
  }
}

/// Nanoseconds on a clock that never goes back.
private func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
