import Foundation
import Glibc
import TestSupport

/// What happened to the files of a folder while commands ran.
struct Recording {
  /// One call.
  enum Event {
    case made(inode: Int, path: String?)
    case wrote(inode: Int, offset: Int, bytes: [UInt8])
    case cut(inode: Int, size: Int)
    case synced(inode: Int)
    case syncedNames(folder: String)
    case syncedAll
    case removed(path: String)
    case renamed(from: String, to: String)
    case linked(inode: Int, path: String)
    case told(String)
  }

  /// The files before, with what the system calls them by.
  let base: [(path: String, inode: Int, bytes: [UInt8])]

  /// The calls in their order.
  private(set) var events: [Event] = []

  /// Takes down the files that are there before anything is recorded.
  init(startingIn bench: Workbench) throws {
    unlink(bench.recordPath)
    base = try Files(of: bench.folder).contents.map { name, bytes in
      var facts = stat()
      stat(bench.file(name), &facts)
      return (path: bench.file(name), inode: Int(facts.st_ino), bytes: bytes)
    }
  }

  /// Reads what was recorded since.
  mutating func read(from bench: Workbench) throws {
    let log = try bytes(at: bench.recordPath)
    var place = 0
    while let end = log[place...].firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: log[place..<end], as: UTF8.self).split(separator: " ")
      place = end + 1
      let numbers = words.map { Int($0) ?? 0 }
      let paths = words.map(String.init)
      var body: [UInt8] = []
      if ["W", "A"].contains(words[0]), let count = numbers.last {
        body = Array(log[place..<place + count])
        place += count
      }
      switch words[0] {
      case "O": events.append(.made(inode: numbers[1], path: paths[2] == "-" ? nil : paths[2]))
      case "W": events.append(.wrote(inode: numbers[1], offset: numbers[2], bytes: body))
      case "T": events.append(.cut(inode: numbers[1], size: numbers[2]))
      case "S": events.append(.synced(inode: numbers[1]))
      case "D": events.append(.syncedNames(folder: paths[1]))
      case "F": events.append(.syncedAll)
      case "U": events.append(.removed(path: paths[1]))
      case "R": events.append(.renamed(from: paths[1], to: paths[2]))
      case "L": events.append(.linked(inode: numbers[1], path: paths[2]))
      default: events.append(.told(String(decoding: body, as: UTF8.self)))
      }
    }
  }
}

/// A disk as a loss of power leaves it: what was synced is there, and of the rest anything may be.
struct Disk {
  private struct File {
    var safe: [UInt8] = []
    var pending: [Recording.Event] = []
  }

  /// A change of names that happens wholly or not at all.
  private struct Naming {
    var folder: String
    var changes: [(path: String, file: Int?)]
  }

  private var files: [File] = []
  private var fileOfInode: [Int: Int] = [:]
  private var safeNames: [String: Int] = [:]
  private var liveNames: [String: Int] = [:]
  private var pendingNames: [Naming] = []

  init(_ recording: Recording) {
    for file in recording.base {
      fileOfInode[file.inode] = files.count
      safeNames[file.path] = files.count
      files.append(File(safe: file.bytes))
    }
    liveNames = safeNames
  }

  /// Lets a call happen.
  mutating func apply(_ event: Recording.Event) {
    switch event {
    case .made(let inode, let path):
      fileOfInode[inode] = files.count
      files.append(File())
      if let path { name([(path, files.count - 1)]) }
    case .wrote(let inode, _, _), .cut(let inode, _):
      if let file = fileOfInode[inode] { files[file].pending.append(event) }
    case .synced(let inode):
      if let file = fileOfInode[inode] { settle(file) }
    case .syncedAll:
      for file in files.indices { settle(file) }
      for naming in pendingNames { settle(naming) }
      pendingNames = []
    case .syncedNames(let folder):
      for naming in pendingNames where naming.folder == folder { settle(naming) }
      pendingNames.removeAll { $0.folder == folder }
    case .removed(let path): name([(path, nil)])
    case .renamed(let from, let to): name([(to, liveNames[from]), (from, nil)])
    case .linked(let inode, let path): name([(path, fileOfInode[inode])])
    case .told: return
    }
  }

  private mutating func name(_ changes: [(path: String, file: Int?)]) {
    for change in changes { liveNames[change.path] = change.file }
    let folder = (changes[0].path as NSString).deletingLastPathComponent
    pendingNames.append(Naming(folder: folder, changes: changes))
  }

  private mutating func settle(_ file: Int) {
    for event in files[file].pending { Self.change(&files[file].safe, event) { _ in true } }
    files[file].pending = []
  }

  private mutating func settle(_ naming: Naming) {
    for change in naming.changes { safeNames[change.path] = change.file }
  }

  /// Returns what is found after the power is lost now, by the path.
  ///
  /// Of what was not synced, each change of names and each 512 bytes of a write, which a disk
  /// writes wholly or not at all, is there or not by chance.
  func afterLoss(using generator: inout SplitMix64) -> [String: [UInt8]] {
    var disk = self
    let likelihood = [0, 0.5, 0.9, 1][Int.random(in: 0..<4, using: &generator)]
    for naming in pendingNames where Double.random(in: 0..<1, using: &generator) < likelihood {
      disk.settle(naming)
    }
    var found: [String: [UInt8]] = [:]
    for (path, file) in disk.safeNames.sorted(by: { $0.key < $1.key }) {
      var bytes = files[file].safe
      for event in files[file].pending {
        Self.change(&bytes, event) { _ in Double.random(in: 0..<1, using: &generator) < likelihood }
      }
      found[path] = bytes
    }
    return found
  }

  /// Changes the bytes of a file as far as its sectors are reached.
  private static func change(
    _ bytes: inout [UInt8], _ event: Recording.Event, reaches: (Int) -> Bool
  ) {
    switch event {
    case .cut(_, let size) where reaches(0):
      bytes = Array(bytes.prefix(size)) + Array(repeating: 0, count: max(size - bytes.count, 0))
    case .wrote(_, let offset, let new):
      var start = offset
      while start < offset + new.count {
        let end = min((start / 512 + 1) * 512, offset + new.count)
        if reaches(start) {
          if bytes.count < end { bytes += Array(repeating: 0, count: end - bytes.count) }
          bytes.replaceSubrange(start..<end, with: new[start - offset..<end - offset])
        }
        start = end
      }
    default: return
    }
  }
}
