import JSON

extension VersionGraph.Node {
  /// Reads nothing but what a graph needs of a version's record.
  ///
  /// Whoever follows a long history needs no more; this takes a small part of the time of reading
  /// the record and hashing it again. A record that is not what was stored may have any parents.
  package init(_ hash: ContentHash, scanning record: UnsafeRawBufferPointer) {
    var scan = MemberScan(record)
    scan.run()
    self.init(
      hash, parents: scan.parents, isAuthored: scan.isSigned || scan.parents.isEmpty)
  }
}

/// Goes through the members of canonical JSON without making values of them.
private struct MemberScan {
  /// The parents that were found.
  private(set) var parents: [ContentHash] = []

  /// Whether an author, a message or a time was found.
  private(set) var isSigned = false

  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Looks at the keys of the outermost object.
  mutating func run() {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let text = string()
        if depth == 1, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") {
          take(key: UnsafeRawBufferPointer(rebasing: bytes[text]))
        }
      default: break
      }
      index += 1
    }
  }

  private mutating func take(key: UnsafeRawBufferPointer) {
    func isKey(_ word: StaticString) -> Bool {
      word.utf8CodeUnitCount == key.count && word.withUTF8Buffer { $0.elementsEqual(key) }
    }
    if isKey("parents") {
      readParents()
    } else if isKey("author") || isKey("message") || isKey("time") {
      isSigned = true
    }
  }

  /// Goes to the end of a string and returns what stands in it, escaped as it is.
  private mutating func string() -> Range<Int> {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(start, bytes.count)..<min(index, bytes.count)
  }

  /// Goes to the last byte of a list and takes the hashes in it.
  private mutating func readParents() {
    index += 2
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if bytes[index] == UInt8(ascii: "\"") {
        let text = string()
        if let hash = ContentHash(digits: bytes[text]) { parents.append(hash) }
      }
      index += 1
    }
  }
}
