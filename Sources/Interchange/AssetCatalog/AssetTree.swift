import JSON

/// The folders of an asset catalog as they stand on the disk.
package struct AssetTree {
  /// A colour set.
  package struct ColorSet {
    /// The name.
    package var name: AssetName

    /// The path of its file in the catalog.
    package var path: String

    /// What the file holds.
    package var bytes: [UInt8]
  }

  /// The name of the file that each folder has.
  package static let fileName = "Contents.json"

  /// The ending of a colour set's folder.
  package static let ending = ".colorset"

  /// The colour sets in the order of their paths.
  package private(set) var colorSets: [ColorSet] = []

  /// Whether a folder, by its path in the catalog, is a namespace; the catalog itself is "".
  private(set) var folders: [String: Bool] = [:]

  /// The folders that a colour set lies in.
  private(set) var holders: Set<String> = []

  /// How many other sets there are, by the endings of their folders.
  package private(set) var others: [String: Int] = [:]

  /// Creates the tree of nothing.
  package init() {}

  /// Sorts the files of a catalog.
  ///
  /// - Parameter files: The `Contents.json` files by their paths in the catalog; what is no colour set
  ///   and no plain folder is only counted.
  /// - Throws: What reading one of them throws.
  package init(_ files: [(path: String, bytes: () throws -> [UInt8])]) throws {
    var sets: [(folders: [String], path: String, bytes: [UInt8])] = []
    for file in files {
      let folders = file.path.split(separator: "/").dropLast().map(String.init)
      guard let last = folders.last else {
        self.folders[""] = false
        continue
      }
      if let outer = folders.first(where: { Self.ending(of: $0) != nil }), outer != last {
        continue
      }
      guard let ending = Self.ending(of: last) else {
        self.folders[folders.joined(separator: "/")] = Self.isNamespace(try file.bytes())
        continue
      }
      guard ending == Self.ending else {
        others[ending, default: 0] += 1
        continue
      }
      sets.append((folders, file.path, try file.bytes()))
    }
    for set in sets { take(set.folders, set.path, set.bytes) }
  }

  private mutating func take(_ folders: [String], _ path: String, _ bytes: [UInt8]) {
    var parts: [String] = []
    for (index, folder) in folders.dropLast().enumerated() {
      let path = folders[...index].joined(separator: "/")
      holders.insert(path)
      if self.folders[path] == true { parts.append(folder) }
    }
    parts.append(String(folders[folders.count - 1].dropLast(Self.ending.count)))
    colorSets.append(ColorSet(name: AssetName(parts), path: path, bytes: bytes))
  }

  /// The ending of a folder that is a set; nil for a plain folder.
  ///
  /// A plain folder can have a dot in its name, as `v1.2` has.
  private static func ending(of folder: String) -> String? {
    guard let dot = folder.lastIndex(of: "."), dot != folder.startIndex else { return nil }
    let ending = String(folder[dot...])
    return endings.contains(ending) ? ending : nil
  }

  private static let endings: Set<String> = [
    ".appiconset", ".arreferenceimage", ".arresourcegroup", ".brandassets", ".colorset",
    ".complicationset", ".cubetextureset", ".dataset", ".gcdashboardimage", ".gcleaderboard",
    ".iconset", ".imageset", ".imagestack", ".imagestacklayer", ".launchimage", ".mipmapset",
    ".solidimagestack", ".solidimagestacklayer", ".spriteatlas", ".sticker", ".stickerpack",
    ".stickersequence", ".symbolset", ".textureset",
  ]

  private static func isNamespace(_ bytes: [UInt8]) -> Bool {
    let value = try? JSONValue(reading: bytes)
    return value?["properties"]?["provides-namespace"]?.bool ?? false
  }
}
