import StyleModel

/// The bytes of SQLite's rollback journal, and what a file is once they are rolled into it.
///
/// It reads what SQLite would read of it (sqlite.org, "Database File Format", 3, and
/// `pager_playback` of its source): records up to the first that is cut off or fails its checksum.
struct RollbackJournal {
  private let bytes: [UInt8]
  private let sectorSize: Int
  private let pageSize: Int

  /// The size of the file before the write, in pages.
  private let pageCount: Int

  /// The size of the file before the write, in bytes; no write makes it less before its journal is
  /// deleted.
  var fileSize: Int { pageCount * pageSize }

  /// Reads the first header; nil where SQLite would not read on, and so leave the file as it is.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard Self.beginsSegment(bytes, at: 0), bytes.count >= Self.leastSector else { return nil }
    pageCount = Self.number(bytes, at: 16)
    sectorSize = Self.number(bytes, at: 20)
    pageSize = Self.number(bytes, at: 24)
    guard 32...65536 ~= sectorSize, 512...65536 ~= pageSize, sectorSize.nonzeroBitCount == 1,
      pageSize.nonzeroBitCount == 1
    else { return nil }
  }

  /// Returns a file with the pages in it that the journal kept; nil where it would get too large.
  func rolled(into file: [UInt8], sizeLimit: Int) -> [UInt8]? {
    let size = fileSize
    guard size <= sizeLimit else { return nil }
    var file = file
    if file.count > size { file.removeLast(file.count - size) }
    if file.count + pageSize <= size { file += [UInt8](repeating: 0, count: size - file.count) }
    var offset = 0
    while offset + sectorSize <= bytes.count, Self.beginsSegment(bytes, at: offset) {
      var count = Self.number(bytes, at: offset + 8)
      let seed = UInt32(truncatingIfNeeded: Self.number(bytes, at: offset + 12))
      offset += sectorSize
      if count == 0xFFFF_FFFF { count = (bytes.count - offset) / recordSize }
      for _ in 0..<count {
        guard put(recordAt: offset, seed: seed, into: &file) else { return file }
        offset += recordSize
      }
      offset = (offset + sectorSize - 1) / sectorSize * sectorSize
    }
    return file
  }

  /// A record has the number of a page, the page, and a checksum.
  private var recordSize: Int { pageSize + 8 }

  /// Puts a page back; false where the journal ends.
  private func put(recordAt offset: Int, seed: UInt32, into file: inout [UInt8]) -> Bool {
    guard offset + recordSize <= bytes.count else { return false }
    let page = Self.number(bytes, at: offset)
    // No page has the number of the one that is locked.
    guard page != 0, page != Self.lockedByte / pageSize + 1 else { return false }
    if page > pageCount { return true }
    let content = bytes[offset + 4..<offset + 4 + pageSize]
    var sum = seed
    for distance in stride(from: pageSize - 200, to: 0, by: -200) {
      sum &+= UInt32(content[content.startIndex + distance])
    }
    guard UInt32(truncatingIfNeeded: Self.number(bytes, at: offset + 4 + pageSize)) == sum else {
      return false
    }
    let start = (page - 1) * pageSize
    let missing = start + pageSize - file.count
    if missing > 0 { file += [UInt8](repeating: 0, count: missing) }
    file.replaceSubrange(start..<start + pageSize, with: content)
    return true
  }

  private static let lockedByte = 1 << 30
  private static let leastSector = 512
  private static let mark: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  private static func beginsSegment(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.count >= offset + 28 && bytes[offset...].starts(with: mark)
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// What a journal of ours says of the write that it can undo, in the part of its header that SQLite
/// leaves empty: the operation that the write ends with.
///
/// It tells a file that the write was to become from another file that is one operation further, too.
enum JournalNote {
  /// Where it stands: after SQLite's own numbers, in the first sector.
  static let offset = 28

  private static let mark = Array("stylectl".utf8)

  /// The bytes that name an operation.
  static func bytes(naming operation: ContentHash) -> [UInt8] { mark + operation.bytes }

  /// Reads the operation that a journal names; nil where it names none.
  static func operation(in journal: [UInt8]) -> ContentHash? {
    let note = journal.dropFirst(offset).prefix(mark.count + 32)
    guard note.starts(with: mark) else { return nil }
    return note.dropFirst(mark.count).withUnsafeBytes { ContentHash(bytes: $0) }
  }
}
