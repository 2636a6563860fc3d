import Diagnostics
import Interchange
import StyleModel
import TestSupport
import Testing

/// Tables of translators, which an export edits.
struct LabelTableEditTests {
  private func read(_ text: String, _ form: LabelTable.Form = .csv) throws -> LabelSet {
    try LabelTableReading(reading: Array(text.utf8), form: form, file: "t.csv").set.givingIDs()
  }

  private func exported(
    _ set: LabelSet, over text: String, _ form: LabelTable.Form = .csv
  ) throws -> String {
    let edit = try LabelTableEdit(set, into: Array(text.utf8), form: form, file: "t.csv")
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  private static let translators = [
    "title,systemImage,id,de,fr\nMonday,sun.max,mon,Montag,lundi\nTuesday,moon,tue,Dienstag,\n",
    "\u{FEFF}title;de;comment;notes\r\nMonday;Montag;\"first; day\";x\r\nTuesday;Dienstag;;\r\n",
    "\"id\",\"de\",\"title\"\n\"mon\",\"Montag\",\"Monday\"\n\n\"tue\",\"Dienstag\",\"Tuesday\"",
    "status,title,max,de\nok,Monday,12,Montag\n,Tuesday,\"\",\"Dienstag\"\n",
    "title,labelID,id,de\rMonday,mon,Senin,Montag\rTuesday,tue,Selasa,Dienstag\r",
  ]

  @Test(arguments: 0..<5)
  func oneChangedTitleIsAllThatChanges(index: Int) throws {
    let text = Self.translators[index]
    var set = try read(text)
    #expect(try exported(set, over: text) == text)
    set.labels[1].translations["de"] = "Dienstags"
    #expect(try exported(set, over: text) == text.replacing("Dienstag", with: "Dienstags"))
    set = try read(text)
    set.labels[0].title = "Mondays"
    #expect(try exported(set, over: text) == text.replacing("Monday", with: "Mondays"))
  }

  @Test func rowsAndColumnsComeAndTheOthersStay() throws {
    let text = "\u{FEFF}title,notes,de\r\nMonday,x,Montag\r\nGone,y,Weg\r\nTuesday,z,Dienstag"
    let set = LabelSet([
      LabelItem(id: "tuesday", title: "Tuesday", translations: ["de": "Dienstag", "fr": "mardi"]),
      LabelItem(id: "new", title: "New", systemImage: "sun.max", comment: "a, b"),
      LabelItem(id: "monday", title: "Monday", translations: ["de": "Montag"]),
    ])
    let edit = try LabelTableEdit(set, into: Array(text.utf8), form: .csv, file: "t.csv")
    #expect(
      String(decoding: edit.bytes, as: UTF8.self)
        == "\u{FEFF}title,notes,de,systemImage,comment,fr\r\n"
        + "Gone,y,Weg,,,\r\nTuesday,z,Dienstag,,,mardi\r\n"
        + "New,,,sun.max,\"a, b\",\r\nMonday,x,Montag,,,")
    #expect(edit.diagnostics.map(\.message) == ["1 row of no label of the set stays"])
  }

  @Test(arguments: [
    ("title,systemImage,id,de,id\nMonday,sun.max,mon,Montag,Senin\n", "mon", "Senin"),
    ("title,systemImage,labelID,de,id\nMonday,sun.max,mon,Montag,Senin\n", "mon", "Senin"),
    ("title,de,id\nMonday,Montag,Senin\n", "", "Senin"),
    ("title,de,id\nMonday,Montag,mon\n", "mon", nil),
    ("id,title\nMon Key,Monday\n", "Mon Key", nil),
    ("title,systemImage,id\nMonday,sun.max,Mon Key\n", "Mon Key", nil),
  ])
  func idIsIndonesianWhereItIsNotTheOldNameOfIds(
    text: String, id: String, indonesian: String?
  ) throws {
    let reading = try LabelTableReading(reading: Array(text.utf8), form: .csv, file: "t.csv")
    #expect(reading.set.labels.map(\.id) == [id])
    #expect(reading.set.labels.map { $0.translations["id"] } == [indonesian])
    let isTold = text.hasPrefix("title,de,id") && indonesian != nil
    #expect(
      reading.diagnostics.map(\.message)
        == (isTold ? ["the column \"id\" is taken for Indonesian"] : []))
  }

  @Test func indonesianGoesOutAndIn() throws {
    let set = LabelSet([LabelItem(id: "a", title: "Monday", translations: ["id": "Senin"])])
    let text = LabelTable.text(of: set, form: .csv)
    #expect(text == "title,systemImage,labelID,id\nMonday,,a,Senin\n")
    #expect(try read(text) == set)
    let old = "title,systemImage,id,de\nMonday,,a,\n"
    #expect(
      try exported(set, over: old) == "title,systemImage,id,de,id\nMonday,,a,,Senin\n")
    #expect(try read(exported(set, over: old)) == set)
  }

  @Test(arguments: ["mine", "", "title,de\nA\n"])
  func whatIsNoTableIsNoneToEdit(text: String) {
    #expect(throws: InputError.self) { try exported(LabelSet([]), over: text) }
  }

  @Test(arguments: UInt64(1)...300)
  func onlyTheChangedFieldOfARandomTableDiffers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var table = RandomTable(random: &random)
    let text = table.text
    let form: LabelTable.Form = table.delimiter == "\t" ? .tsv : .csv
    var set = try read(text, form)
    #expect(try exported(set, over: text, form) == text, "seed \(seed)")
    guard let row = set.labels.indices.randomElement(using: &random) else { return }
    set.labels[row].translations["de"] = "neu"
    table.set("neu", row: row, column: "de")
    #expect(try exported(set, over: text, form) == table.text, "seed \(seed)")
  }
}

/// A table as a person or a tool may have written it.
private struct RandomTable {
  var delimiter: String
  private var lineEnd: String
  private var mark: String
  private var quotesAll: Bool
  private var endsLine: Bool
  private var columns: [String]
  private var rows: [[String]]
  private var quoted: Set<[Int]> = []

  init(random: inout SplitMix64) {
    func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }
    let delimiter = pick([",", ";", "\t"])
    self.delimiter = delimiter
    lineEnd = pick(["\n", "\r\n", "\r"])
    mark = pick(["", "\u{FEFF}"])
    quotesAll = pick([false, false, true])
    endsLine = pick([true, false])
    var columns = ["title", "de"]
    for other in ["systemImage", "fr", "pt-BR", "comment", "notes", "max length"] {
      if pick([true, false]) { columns.append(other) }
    }
    columns.shuffle(using: &random)
    if pick([true, false]) { columns.insert(pick(["labelID", "id"]), at: 0) }
    let pieces = ["a", "é", "\"", delimiter, "\n", " ", "日", "=1+1", "x.y"]
    var rows: [[String]] = []
    for number in 0..<pick([1, 2, 3, 6]) {
      var row: [String] = []
      for column in columns {
        switch column {
        case "title": row.append("Title \(number)")
        case "labelID", "id": row.append("label-\(number)")
        default: row.append(pick([true, false]) ? "" : (0...3).map { _ in pick(pieces) }.joined())
        }
        let needsQuotes = row.last?.contains { "\"\n\r".contains($0) || "\($0)" == delimiter }
        if needsQuotes == true || pick([false, true]) { quoted.insert([number, row.count - 1]) }
      }
      rows.append(row)
    }
    self.columns = columns
    self.rows = rows
  }

  mutating func set(_ text: String, row: Int, column: String) {
    guard let place = columns.firstIndex(of: column) else { return }
    rows[row][place] = text
  }

  var text: String {
    let lines =
      [line(columns) { _ in quotesAll }]
      + rows.enumerated().map { row, fields in
        line(fields) { quotesAll || quoted.contains([row, $0]) }
      }
    return mark + lines.joined(separator: lineEnd) + (endsLine ? lineEnd : "")
  }

  private func line(_ fields: [String], isQuoted: (Int) -> Bool) -> String {
    fields.enumerated().map { index, field in
      isQuoted(index) ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }.joined(separator: delimiter)
  }
}
