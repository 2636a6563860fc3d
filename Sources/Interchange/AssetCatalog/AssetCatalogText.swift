import Diagnostics
import StyleModel

/// The files of an asset catalog that tints are written to; what else stands there is left alone.
package struct AssetCatalogText {
  /// The files by their paths in the catalog, sorted by them.
  package private(set) var files: [(path: String, text: String)] = []

  /// What is wrong, or worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  private let tree: AssetTree
  private let present: [String: [AssetTree.ColorSet]]
  private var groups: Set<String> = []

  /// Writes tints.
  ///
  /// A set that stands there already under the name of a tint is replaced where it is; the form of its
  /// file stays unless the tint brings its own. One that says the same in another notation is left.
  ///
  /// - Parameters:
  ///   - tints: The tints by name, without aliases of other tints.
  ///   - tree: What stands there.
  package init(_ tints: [(name: String, tint: Tint)], into tree: AssetTree) {
    self.tree = tree
    present = Dictionary(grouping: tree.colorSets, by: \.name.text.nfc)
    for (name, tint) in tints { write(tint, named: name) }
    for group in groups.sorted() where tree.folders[group] == nil {
      files.append((group + "/" + AssetTree.fileName, Self.groupText))
    }
    // A catalog of another tool may do without.
    if tree.folders[""] == nil, tree.colorSets.isEmpty {
      files.append((AssetTree.fileName, Self.rootText))
    }
    refuseTwins()
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func write(_ tint: Tint, named name: String) {
    var form = ColorSetForm(of: tint)
    let asset = form.path.map(AssetName.init) ?? AssetName(ofTint: name)
    if asset.hasDot {
      diagnostics.append(
        Diagnostic(
          .warning,
          message: "'\(asset.text)' has a dot in its name, which some loaders take for an ending"))
    }
    let sets = present[asset.text.nfc] ?? []
    guard sets.count < 2 else {
      return report("two colour sets there have the name '\(asset.text)'", "rename one of them")
    }
    guard let set = sets.first else { return write(ColorSetText(tint, form: form), new: asset) }
    guard let reading = try? ColorSetReading(reading: set.bytes, file: set.path) else {
      return report("\(set.path) cannot be read", "look at it, or move it away")
    }
    form = ColorSetForm.isKept(by: tint) ? form.joined(to: reading) : reading.form
    if let old = reading.tint, old.values == tint.values, reading.form.hasContent(of: form) {
      return files.append((set.path, String(decoding: set.bytes, as: UTF8.self)))
    }
    files.append((set.path, ColorSetText(tint, form: form).text(over: set.bytes)))
  }

  private mutating func write(_ text: ColorSetText, new asset: AssetName) {
    var folder = ""
    for part in asset.parts.dropLast() {
      folder += (folder.isEmpty ? "" : "/") + part
      if tree.folders[folder] ?? !tree.holders.contains(folder) == false {
        return report(
          "'\(asset.text)' needs a namespace, and the folder '\(folder)' there provides none",
          "turn on Provides Namespace for the folder, or rename the tint")
      }
      groups.insert(folder)
    }
    let name = (asset.parts.last ?? "") + AssetTree.ending
    files.append(
      ((folder.isEmpty ? "" : folder + "/") + name + "/" + AssetTree.fileName, text.text))
  }

  /// Refuses folders that differ only in case, which are one folder on a Mac.
  private mutating func refuseTwins() {
    var first: [String: String] = [:]
    var told: Set<String> = []
    for path in tree.colorSets.map(\.path) + files.map(\.path) {
      var folder = ""
      for part in path.split(separator: "/").dropLast() {
        folder += (folder.isEmpty ? "" : "/") + part
        let twin = first[folder.folded] ?? folder
        first[folder.folded] = twin
        guard twin.nfc != folder.nfc, told.insert(folder.folded).inserted else { continue }
        report(
          "'\(twin)' and '\(folder)' differ only in case and would be one folder on a Mac",
          "rename one of the two")
        break
      }
    }
  }

  private mutating func report(_ message: String, _ hint: String) {
    diagnostics.append(Diagnostic(.error, message: message, hint: hint))
  }

  private static let rootText =
    ColorSetLayout().text(of: ["info": ColorSetForm.usualInfo])

  private static let groupText =
    ColorSetLayout().text(
      of: ["info": ColorSetForm.usualInfo, "properties": ["provides-namespace": true]])
}
