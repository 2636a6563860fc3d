import Diagnostics
import StyleModel
import StyleSyntax

extension Format {
  /// Tables whose columns commas part.
  static let csv = table(
    .csv, endings: [".csv"],
    readingHelp: """
      A table in CSV or TSV has a header: title, systemImage, labelID, comment and languages. id is \
      Indonesian, but for where earlier releases wrote the ids of labels.
      """,
    readingExamples: ["stylectl add week.csv": "Takes a label set from a table"],
    writingHelp: """
      csv and tsv write one label set as a table; of one that is there other columns, rows, the order \
      and the spelling stay.
      """,
    writingExamples: [
      "stylectl export csv --labels week --output week.csv": "Writes a table for translators"
    ])

  /// Tables whose columns tabs part.
  static let tsv = table(.tsv, endings: [".tsv", ".tab"])

  private static func table(
    _ form: LabelTable.Form, endings: [String], readingHelp: String = "",
    readingExamples: KeyValuePairs<String, String> = [:], writingHelp: String = "",
    writingExamples: KeyValuePairs<String, String> = [:]
  ) -> Format {
    Format(
      name: form.rawValue, title: "table", endings: endings,
      reading: Reading(
        kinds: [.labels], isOne: { LabelTable.Form(ofHeader: $0) == form },
        content: .labels(
          LabelReading(
            read: { file throws(InputError) in try LabelTable.read(file, form) },
            translate: { file, set, name throws(InputError) in
              try LabelTable.translate(set, named: name, with: file, form)
            })),
        help: readingHelp, examples: readingExamples),
      writing: Writing(
        kinds: [.labels], target: .file,
        write: { request in try LabelTable.file(request, form) },
        help: writingHelp, examples: writingExamples))
  }
}

extension LabelTable {
  fileprivate static func read(_ file: Intake.File, _ form: Form) throws(InputError)
    -> LabelReading.Found
  {
    let reading = try LabelTableReading(reading: file.bytes, form: form, file: file.path)
    return LabelReading.Found(
      set: reading.set, diagnostics: reading.diagnostics, saysComments: reading.saysComments)
  }

  /// Writes a set into the table that is there, else into a new one.
  fileprivate static func file(_ request: WritingRequest, _ form: Form) throws -> WrittenFiles {
    let set = try request.onlyLabelSet(of: "a table")
    let path = request.place.path
    if request.place != .standardOutput, request.files.exists(path) {
      let present = try request.files.read(path, limit: byteLimit)
      if !present.isEmpty {
        let edit = try LabelTableEdit(set, into: present, form: form, file: path)
        return WrittenFiles(
          String(decoding: edit.bytes, as: UTF8.self), at: request.place,
          diagnostics: edit.diagnostics)
      }
    }
    return WrittenFiles(text(of: set, form: form), at: request.place)
  }

  /// The largest file that is edited, in bytes.
  private static let byteLimit = 64 << 20

  fileprivate static func translate(
    _ set: LabelSet, named name: String, with file: Intake.File, _ form: Form
  ) throws(InputError) -> LabelReading.Found {
    var found = try read(file, form)
    let (translated, missing) = set.translated(by: found.set)
    found.set = translated
    if missing > 0 {
      found.diagnostics.append(
        Diagnostic(
          .note, file: file.path,
          message: "\(missing) of \(counted(set.labels.count, "label")) of '\(name)' "
            + "\(missing == 1 ? "has" : "have") no row here"))
    }
    return found
  }
}

extension LabelTable.Form {
  /// Tells a table by its header, where the name of its file tells nothing.
  fileprivate init?(ofHeader file: Intake.File) {
    guard !file.path.hasSuffix(".json"), LabelTableReading.isOne(file.bytes) else { return nil }
    self = file.bytes.prefix { $0 != 0x0A }.contains(0x09) ? .tsv : .csv
  }
}
