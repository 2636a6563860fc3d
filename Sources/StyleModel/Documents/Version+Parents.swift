extension Version {
  /// Reads nothing but the parents of a version's record.
  ///
  /// Whoever follows a long history needs no more; this takes a small part of the time of reading the
  /// record and hashing it again. A record that is not what was stored may have any parents.
  package static func parents(inRecord record: [UInt8]) -> [ContentHash] {
    var scan = ParentScan(record)
    return scan.parents()
  }
}

/// Goes through the members of canonical JSON without making values of them.
private struct ParentScan {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Finds the member `parents` of the outermost object.
  mutating func parents() -> [ContentHash] {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let text = string()
        let isKey = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ":")
        if depth == 1, isKey, bytes[text].elementsEqual("parents".utf8) {
          index += 2
          return hashes()
        }
      default: break
      }
      index += 1
    }
    return []
  }

  /// Goes to the end of a string and returns what stands in it, escaped as it is.
  private mutating func string() -> Range<Int> {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start..<min(index, bytes.count)
  }

  private mutating func hashes() -> [ContentHash] {
    var hashes: [ContentHash] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      if bytes[index] == UInt8(ascii: "\"") {
        let text = string()
        if let hash = ContentHash(hex: String(decoding: bytes[text], as: UTF8.self)) {
          hashes.append(hash)
        }
      }
      index += 1
    }
    return hashes
  }
}
