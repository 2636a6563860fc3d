import Diagnostics
import StyleModel

/// What was read of an asset catalog: a tint for each of its colour sets, and what is to be told.
package struct AssetCatalogReading {
  /// A tint.
  package struct Found {
    /// The name.
    package var name: ItemName

    /// The tint.
    package var tint: Tint

    /// The file, as the person named it.
    package var file: String
  }

  /// The tints in the order of the files.
  package private(set) var tints: [Found] = []

  /// What is wrong, or worth telling.
  package private(set) var diagnostics: [Diagnostic] = []

  private var places: [String: String] = [:]

  /// Reads the colour sets of a tree.
  ///
  /// - Parameters:
  ///   - tree: The catalog.
  ///   - place: Returns the path that the person knows a file of the catalog by.
  ///   - name: The name of the tint, for one set, where it gets another than its own.
  package init(_ tree: AssetTree, at place: (String) -> String, name: String? = nil) {
    for set in tree.colorSets { take(set, at: place(set.path), name: name) }
    let others = tree.others.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key.dropFirst())" }
    if !others.isEmpty {
      diagnostics.append(
        Diagnostic(
          .note, message: "skipped what is no colour set: \(others.joined(separator: ", "))"))
    }
  }

  private mutating func take(_ set: AssetTree.ColorSet, at file: String, name: String?) {
    do throws(InputError) {
      let wanted = name ?? set.name.tintName
      let item = try ItemName(wanted, for: .tint)
      let keepsPath = AssetName(ofTint: item.text) != set.name
      let reading = try ColorSetReading(
        reading: set.bytes, file: file, path: keepsPath ? set.name.parts : nil)
      diagnostics += reading.diagnostics
      guard let tint = reading.tint else {
        return diagnostics.append(
          Diagnostic(
            .note, file: file,
            message: "'\(set.name.text)' has no colour"
              + (reading.lacksAny ? " for all appearances, only for some," : "")
              + " and is left out"))
      }
      if let earlier = places.updateValue(file, forKey: item.folded) {
        return diagnostics.append(twin(item, of: set, at: file, earlier: earlier))
      }
      if name == nil { tell(of: set, item, at: file) }
      tints.append(Found(name: item, tint: tint, file: file))
    } catch {
      diagnostics += error.diagnostics.map {
        var diagnostic = $0
        diagnostic.file = diagnostic.file ?? file
        return diagnostic
      }
    }
  }

  private func twin(
    _ name: ItemName, of set: AssetTree.ColorSet, at file: String, earlier: String
  ) -> Diagnostic {
    Diagnostic(
      .error, file: file, message: "the tint '\(name)' is already in \(earlier)",
      hint: "an app finds only one of them: rename one, or let its folder provide a namespace")
  }

  private mutating func tell(of set: AssetTree.ColorSet, _ name: ItemName, at file: String) {
    if set.name.hasDot {
      diagnostics.append(
        Diagnostic(
          .warning, file: file,
          message:
            "'\(set.name.text)' has a dot in its name, which some loaders take for an ending",
          hint: "a group is a folder that provides a namespace"))
    } else if AssetName(ofTint: name.text) != set.name {
      diagnostics.append(
        Diagnostic(
          .note, file: file,
          message: "'\(set.name.text)' is the tint '\(name)' here, and goes by its own name again "
            + "where it is exported"))
    }
  }
}
