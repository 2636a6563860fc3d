import Interchange
import StyleModel
import StyleSyntax
import Testing

/// What holds for every format of the list.
struct FormatTests {
  @Test func namesAndEndingsTellFormatsApart() {
    let names = Format.all.map(\.name)
    #expect(Set(names).count == names.count)
    let endings = Format.all.flatMap(\.endings)
    #expect(Set(endings).count == endings.count)
    #expect(endings.allSatisfy { $0.hasPrefix(".") })
  }

  @Test func linesToTryAreThoseOfTheFormat() {
    for format in Format.all {
      for example in format.writing?.examples ?? [:] {
        #expect(example.key.hasPrefix("stylectl export \(format.name) "))
      }
      for example in format.reading?.examples ?? [:] {
        #expect(example.key.hasPrefix("stylectl add "))
      }
    }
  }

  @Test(arguments: [
    ("a.swift", "title,de", "swift"), ("-", "struct S {}", "swift"), ("-", "", "swift"),
    ("a.json", "struct S {}", "document"), ("-", " [\"Monday\"]", "document"),
    ("a.json", #"{ "format": 1 }"#, "document"), ("a.json", #"{ "any": "sea" }"#, "document"),
    ("a.json", #"{ "any": { "$value": 1 } }"#, "tokens"), ("-", "{}", "document"),
    ("a.tokens", "", "tokens"), ("a.resolver.json", "", "tokens"),
    ("-", #"{ "sea": { "$type": "color", "$value": "{a}" } }"#, "tokens"),
    ("a.xcstrings", "", "strings"), ("a.json", #"{ "sourceLanguage": "en" }"#, "strings"),
    ("a.csv", "", "csv"), ("-", "title;de", "csv"), ("a.txt", "\"Title\"\tde\n,", "tsv"),
    ("a.tsv", "title,de", "tsv"), ("a.tab", "title,de", "tsv"), (".tab", "title,de", "csv"),
  ])
  func filesAreKnownByTheirEndingElseByTheirContent(path: String, text: String, name: String) {
    #expect(Format.of(Intake.File(path: path, bytes: Array(text.utf8))).name == name)
  }

  @Test func whatAFormatWritesItReads() throws {
    for format in Format.all {
      guard let reading = format.reading, let writing = format.writing else { continue }
      let items = try items(for: writing)
      let expected = items.filter { reading.kinds.contains($0.document.kind) }
      for path in paths(of: format, writing) {
        var files = MemoryFiles()
        let place = writing.place(path, in: files)
        let written = try writing.write(
          WritingRequest(items, swift: SwiftExport(), to: place, files: files))
        #expect(written.diagnostics == [], "\(format.name)")
        for file in written.files { files.texts[file.path] = file.text }
        let found = try files.read(place, of: format).drafts.map { ($0.name.text, $0.document) }
        #expect(content(found) == content(expected.map { ($0.name, $0.document) }), "\(path)")
      }
    }
  }

  /// Where a format can be written.
  private func paths(of format: Format, _ writing: Format.Writing) -> [String] {
    let path = "out" + (format.endings.first ?? "")
    if case .fileEnding = writing.target { return [path, "Folder"] }
    return [path]
  }

  /// Items of the kinds that a format writes.
  private func items(for writing: Format.Writing) throws -> [ExportItem] {
    writing.isOfLabels
      ? [try seed("week")]
      : try (composed() + [seed("week")]).filter {
        writing.kinds.contains($0.document.kind)
      }
  }

  /// The names of items, of label sets the titles: a file of labels says no name.
  private func content(_ items: [(name: String, document: ItemDocument)]) -> Set<String> {
    Set(
      items.flatMap { name, document in
        if case .labels(let set) = document { set.labels.map(\.title) } else { [name] }
      })
  }
}

/// Files that are on no disk.
private struct MemoryFiles: FileAccess {
  var texts: [String: String] = [:]

  func isFolder(_ path: String) -> Bool { texts.keys.contains { $0.hasPrefix(path + "/") } }

  func exists(_ path: String) -> Bool { texts[path] != nil || isFolder(path) }

  func isEmpty(_ folder: String) -> Bool { !isFolder(folder) }

  func files(in folder: String, ending: String) -> [String] {
    texts.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(ending) }.sorted()
  }

  func ownFiles(in folder: String, ending: String) -> [String] {
    files(in: folder, ending: ending)
  }

  func read(_ path: String, limit: Int) -> [UInt8] { Array((texts[path] ?? "").utf8) }

  func besides(_ path: String) -> (String) throws(TokenFileFault) -> Intake.File {
    { name throws(TokenFileFault) in
      let folder = path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
      return Intake.File(path: name, bytes: read(folder + name, limit: .max))
    }
  }

  /// Reads what was written to a place, and expects it to be known for what it is.
  func read(_ place: WritingPlace, of format: Format) throws -> Intake {
    let request = ReadingRequest(files: self)
    if let folder = Format.ofFolder(place.path, in: self) {
      #expect(folder.name == format.name)
      return try folder.reading?.folder?.read(place.path, request) ?? Intake()
    }
    let own = texts.keys.sorted().map { Intake.File(path: $0, bytes: read($0, limit: .max)) }
    #expect(own.allSatisfy { Format.of($0).name == format.name }, "\(format.name)")
    return try format.read(own, request)
  }
}
