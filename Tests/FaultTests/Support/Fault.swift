import Glibc

/// What goes wrong in a command, and at which of its calls.
struct Fault: CustomStringConvertible {
  /// The calls that count.
  enum Calls: String {
    case writing
    case reading
    case locking
    case opening
  }

  /// What happens; `Preload/faults.c` says it in detail.
  enum Mode: String, CaseIterable {
    case kill
    case torn
    case once
    case persist
    case short
    case partial
  }

  var calls = Calls.writing
  var mode: Mode
  var error: Int32 = 0
  var call: Int

  /// Whether the process ends by it.
  var kills: Bool { mode == .kill || mode == .torn }

  var description: String {
    kills || mode == .partial
      ? "\(mode) at call \(call)" : "\(mode) \(String(cString: strerror(error))) at call \(call)"
  }

  /// The variables that tell the library.
  func variables(tally: String) -> [String: String] {
    [
      "FAULT_CALLS": calls.rawValue, "FAULT_MODE": mode.rawValue, "FAULT_ERROR": "\(error)",
      "FAULT_AT": "\(call)", "FAULT_TALLY": tally,
    ]
  }
}

/// A promise that is broken for the suite to notice; `Preload/mutants.c` has those with a name.
enum Mutant: String, CaseIterable {
  case noSync = "no-sync"
  case noFolderSync = "no-folder-sync"
  case keptJournal = "kept-journal"
  case memoryJournal = "memory-journal"
  case deferred
  case twoTransactions = "two-transactions"
  case noLocks = "no-locks"
  case removingRename = "removing-rename"
  case unseenJournal = "unseen-journal"

  /// A program around ours that tells of the success before there is one.
  case earlyAnswer = "early-answer"
}
