/// Where the types, extensions and styles of a project are declared.
struct ProjectIndex {
  /// A declaration: the number of its file, and its number in the summary.
  struct Site: Hashable {
    var file: Int
    var entry: Int
  }

  /// The summaries of the files.
  let summaries: [FileSummary]

  private var types: [String: [Site]] = [:]
  private var extensions: [String: [Site]] = [:]
  private var targets: [String: [Site]] = [:]
  private var orphaned: Set<String> = []

  /// Reads the summaries of all files.
  init(_ summaries: [FileSummary]) {
    self.summaries = summaries
    for (file, summary) in summaries.enumerated() {
      orphaned.formUnion(summary.orphans.map(\.name))
      for (number, entry) in summary.entries.enumerated() {
        let site = Site(file: file, entry: number)
        if let target = entry.target {
          targets[target, default: []].append(site)
        } else if entry.keyword == "extension" {
          extensions[entry.name, default: []].append(site)
        } else {
          types[entry.name, default: []].append(site)
        }
      }
    }
  }

  /// The declaration at a site.
  subscript(site: Site) -> FileSummary.Entry { summaries[site.file].entries[site.entry] }

  /// The types of a whole name.
  func types(named name: String) -> [Site] { types[name] ?? [] }

  /// The extensions of the type of a whole name at top level.
  func extensions(of name: String) -> [Site] {
    (extensions[name] ?? []).filter { self[$0].isTopLevel }
  }

  /// The extensions of `LabelStyle` about a style.
  func entries(of style: String) -> [Site] {
    (targets[style] ?? []).filter { self[$0].isTopLevel }
  }

  /// The file of the only type of a name; nil where there is none, or more than one.
  func owner(ofStyle name: String) -> Int? {
    guard let sites = types[name], sites.count == 1 else { return nil }
    return sites[0].file
  }

  /// Whether a type is a label style, there or by an extension in any file.
  func isStyle(_ site: Site) -> Bool {
    let entry = self[site]
    return entry.makesStyle || orphaned.contains(entry.name)
      || extensions(of: entry.name).contains { self[$0].makesStyle }
  }

  /// The styles whose types a file declares; those that another file makes styles come last.
  func styles(of file: Int) -> [FileSummary.Style] {
    let own = summaries[file].styles
    let known = Set(own.map(\.name))
    let others = summaries[file].entries.filter { entry in
      entry.keyword != "extension" && orphaned.contains(entry.name) && !known.contains(entry.name)
        && owner(ofStyle: entry.name) == file
    }
    return own + others.map { FileSummary.Style(name: $0.name, usedNames: []) }
  }
}
