extension Vocabulary {
  /// Returns the oldest systems that a name is there on; nil where those of `LabelStyle` have it.
  ///
  /// A modifier is asked for as `.padding`, a key of the environment as `\.font`, a member of a type
  /// as `LabelStyle.titleAndIcon`, a view or value by its name. What `Text` has had for longer, such as
  /// `bold`, counts as what it is for any view.
  package static func availability(of name: String) -> SystemVersions? {
    let versions = introduction(of: name)
    return versions.flatMap { $0.isNewer(than: .labelStyle) ? $0 : nil }
  }

  private static func introduction(of name: String) -> SystemVersions? {
    if name.hasPrefix("\\.") { return environmentKey(String(name.dropFirst(2)))?.introduced }
    if name.hasPrefix(".") {
      return introduction(ofMember: String(name.dropFirst()))
    }
    guard let entry = Entry.at(name) else { return nil }
    return entry.type?.availability.introduced ?? entry.introduced
  }

  /// Since when a member of views is there; else since when the first type has it.
  private static func introduction(ofMember name: String) -> SystemVersions? {
    let owners = owners(of: name)
    let sorted = owners.contains("View") ? ["View"] : owners
    let all = sorted.compactMap { Entry.at("\($0).\(name)")?.introduced }
    return all.first { !$0.isNewer(than: .labelStyle) } ?? all.first
  }
}

extension Entry {
  /// Since when what the first line of the key declares is there.
  fileprivate var introduced: SystemVersions? {
    signatures.first?.availability.introduced ?? properties.first?.availability.introduced
  }
}

extension EnvironmentKey {
  fileprivate var introduced: SystemVersions { availability.introduced }
}
