import CSQLite

/// Waits while other processes hold the locks of a file.
///
/// SQLite's own handler sleeps longer and longer, so that the process that has just had the lock
/// gets it again and the others starve; a flat random sleep is fair.
final class BusyWait {
  /// How long one statement waits, in seconds.
  static let patience = 10.0

  private let patience: Double
  private var slept = 0.0

  /// Creates a wait of some seconds.
  init(patience: Double) {
    self.patience = patience
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

  /// Sleeps for 1 to 5 ms; false when the patience is at its end.
  private func sleep(attempts: Int32) -> Bool {
    if attempts == 0 { slept = 0 }
    guard slept < patience else { return false }
    slept += Double(sqlite3_sleep(Int32.random(in: 1...5))) / 1000
    return true
  }
}
