import StyleModel

/// The names of files that items are kept in, none of which another one takes for its own on any
/// file system.
package enum BundleFileName {
  /// The longest name without its ending, in bytes; file systems take 255 with it.
  private static let longest = 200

  /// Returns the name of the file for each name of an item, without an ending, in their order.
  ///
  /// A name keeps its letters. What Windows allows in no name is written as in a URL, and where two
  /// names are one to a file system that knows no case, the later ones get a part of their hash.
  package static func stems(of names: [ItemName]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      var stem = escaped(name.text)
      if stem.utf8.count > longest { stem = cut(stem) + mark(of: name) }
      var number = 1
      while !taken.insert(key(of: stem)).inserted {
        stem = cut(escaped(name.text)) + mark(of: name, number)
        number += 1
      }
      return stem
    }
  }

  /// What a file system may compare names by; upper case first, because it joins `ß` and `ss`.
  private static func key(of name: String) -> String {
    name.uppercased().lowercased().nfc
  }

  /// A part of the hash of a name; another one for each number, as an item may be named like a mark.
  private static func mark(of name: ItemName, _ number: Int = 1) -> String {
    let text = number == 1 ? name.text : "\(name.text)\n\(number)"
    return "~" + ContentHash(of: text.utf8).short
  }

  /// Cuts between scalars, and leaves room for the mark.
  private static func cut(_ stem: String) -> String {
    var text = ""
    for scalar in stem.unicodeScalars {
      guard text.utf8.count + UTF8.width(scalar) <= longest - 9 else { break }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if "\"*<>?|%".unicodeScalars.contains(scalar) {
        text += escape(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    if let last = text.unicodeScalars.last, last == "." {
      text.unicodeScalars.removeLast()
      text += escape(last)
    }
    let device = name.prefix { $0 != "." }.uppercased()
    if let first = text.unicodeScalars.first, devices.contains(device) {
      text.unicodeScalars.removeFirst()
      text = escape(first) + text
    }
    return text
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "%" + String(scalar.value, radix: 16, uppercase: true)
  }

  /// What Windows takes for a device whatever follows (Microsoft, "Naming Files, Paths, and
  /// Namespaces").
  private static let devices: Set<String> = [
    "CON", "PRN", "AUX", "NUL", "COM1", "COM2", "COM3", "COM4", "COM5", "COM6", "COM7", "COM8",
    "COM9", "LPT1", "LPT2", "LPT3", "LPT4", "LPT5", "LPT6", "LPT7", "LPT8", "LPT9",
  ]
}

extension UTF8 {
  /// The number of bytes of a scalar.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }
}
