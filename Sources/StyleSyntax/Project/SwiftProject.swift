import Diagnostics
import SwiftText

/// Swift files that are read together: a style may have its type in one and the rest in others.
struct SwiftProject {
  /// A file.
  struct File {
    /// The path, as the person named it.
    var name: String?

    /// The content.
    var bytes: [UInt8]
  }

  /// A file that was read on its own.
  struct Reading {
    /// What it holds.
    var found: FoundStyles

    /// What others may want of it.
    var summary: FileSummary
  }

  private let files: [File]
  private var readings: [Reading]

  /// Finds the styles and colour constants of files.
  static func read(_ files: [File], tintNames: Set<String> = []) -> FoundStyles {
    var project = SwiftProject(files: files, readings: files.map(reading))
    if project.needsJoining { project.join() }
    return project.result(tintNames)
  }

  private static func reading(of file: File) -> Reading {
    var error: SyntaxError?
    do {
      let source = try SourceText(file.bytes)
      do {
        return try reading(of: source, named: file.name)
      } catch let fault {
        error = fault
      }
      if let error, let rest = SyntaxRecovery.readable(source),
        var reading = try? reading(of: rest, named: file.name)
      {
        reading.found.diagnostics.insert(diagnostic(of: error, in: file), at: 0)
        return reading
      }
    } catch let fault {
      error = fault
    }
    var found = FoundStyles()
    if let error { found.diagnostics.append(diagnostic(of: error, in: file)) }
    return Reading(found: found, summary: FileSummary())
  }

  private static func reading(of source: SourceText, named name: String?) throws(SyntaxError)
    -> Reading
  {
    let (found, summary) = try FileReading.styles(in: try Tokens(source), file: name)
    return Reading(found: found, summary: summary)
  }

  /// Whether any file may want something of another one.
  private var needsJoining: Bool {
    files.count > 1
      && readings.contains { !$0.summary.orphans.isEmpty || !$0.summary.entries.isEmpty }
  }

  /// Reads the files again that want something of others, with that behind them.
  private mutating func join() {
    let index = ProjectIndex(readings.map(\.summary))
    var taken: [Int: Set<Int>] = [:]
    var notes: [Int: [LeftOut]] = [:]
    for number in readings.indices {
      var pieces = ProjectPieces(of: number, in: index, files: files)
      pieces.collect()
      notes[number] = pieces.leftOut
      guard !pieces.chosen.isEmpty, let joined = pieces.joined(),
        let again = Self.reading(of: joined, from: files[number], first: readings[number])
      else { continue }
      readings[number].found = again
      for piece in pieces.chosen { taken[piece.file, default: []].insert(piece.entry) }
    }
    for (number, leftOut) in notes { readings[number].found.leftOut += leftOut }
    for (number, entries) in taken { drop(entries, from: number) }
    for number in readings.indices { adoptOrphans(of: number, index) }
  }

  /// Reads a file again with what it wants of others; nil where that cannot be read.
  private static func reading(of joined: JoinedText, from file: File, first: Reading)
    -> FoundStyles?
  {
    guard let source = try? SourceText(joined.bytes),
      var found = try? reading(of: source, named: file.name).found
    else { return nil }
    for index in found.styles.indices {
      found.styles[index].joined = joined
      for run in found.styles[index].opaque.indices {
        let origin = joined.origin(of: found.styles[index].opaque[run].place)
        found.styles[index].opaque[run].file = origin.file
        found.styles[index].opaque[run].place = origin.place
      }
    }
    found.diagnostics = found.diagnostics.map(joined.original)
    found.skipped = found.skipped.filter { joined.origin(of: $0.place).file == file.name }
    // What kept the file from being read whole is told once, and stays told.
    let told = Set(found.diagnostics)
    found.diagnostics = first.found.diagnostics.filter { !told.contains($0) } + found.diagnostics
    return found
  }

  /// Takes out of the skipped Swift what has gone with a style of another file.
  private mutating func drop(_ entries: Set<Int>, from number: Int) {
    guard let source = try? SourceText(files[number].bytes) else { return }
    let places = Set(entries.map { source.place(of: readings[number].summary.entries[$0].offset) })
    readings[number].found.skipped.removeAll { places.contains($0.place) }
  }

  /// Keeps only those styles without a type that no file has the type of.
  private mutating func adoptOrphans(of number: Int, _ index: ProjectIndex) {
    readings[number].summary.orphans.removeAll { index.owner(ofStyle: $0.name) != nil }
  }
}

extension SwiftProject {
  /// Puts together what was found in all files.
  private func result(_ tintNames: Set<String>) -> FoundStyles {
    var all = FoundStyles()
    for (number, reading) in readings.enumerated() {
      all.styles += reading.found.styles
      all.skipped += reading.found.skipped
      all.leftOut += reading.found.leftOut
      all.diagnostics += reading.found.diagnostics
      all.diagnostics += reading.summary.orphans.map { orphan in
        Diagnostic(
          .error, file: files[number].name, place: orphan.place,
          message: "the type '\(orphan.name)' that becomes a label style here is "
            + (files.count == 1 ? "not in this file" : "in none of these files, or in several"),
          hint: "add the file that declares it together with this one")
      }
    }
    var tints = TintCollection(known: tintNames)
    for (number, reading) in readings.enumerated() {
      tints.take(reading.summary.palette, file: files[number].name)
    }
    tints.finish()
    all.tints = tints.tints
    all.tintNames = tints.names
    all.leftOut += tints.leftOut
    return all
  }

  /// The error of a file that cannot be read.
  private static func diagnostic(of error: SyntaxError, in file: File) -> Diagnostic {
    Diagnostic(
      .error, file: file.name, place: SourceText.place(of: error.offset, inFile: file.bytes),
      message: error.message, hint: error.hint)
  }
}
