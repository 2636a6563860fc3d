import Diagnostics
import JSON

extension LabelList {
  /// Reads the labels of a file of any size up to 1,000,000 labels and 256 MB, building no tree.
  ///
  /// The forms are those of an added label set; every problem is reported.
  package init(
    reading bytes: [UInt8], file: String? = nil, countLimit: Int = LabelList.countLimit,
    byteLimit: Int = LabelList.byteLimit
  ) throws(InputError) {
    if bytes.count > byteLimit {
      throw InputError(
        "this file has \(grouped(bytes.count)) bytes; labels are read up to "
          + "\(grouped(byteLimit)) bytes", file: file)
    }
    var reader = LabelListReader(bytes, file: file, countLimit: countLimit)
    do {
      try reader.read()
    } catch {
      reader.problems.report(error)
    }
    try reader.problems.check()
    self = reader.list
  }
}

/// Reads labels one after another; whatever is not plain is read again as a value, which gives the
/// errors of an added document.
private struct LabelListReader {
  var list: LabelList
  var problems: DocumentReader
  private var cursor: JSONCursor
  private let countLimit: Int

  init(_ bytes: [UInt8], file: String?, countLimit: Int) {
    self.countLimit = countLimit
    list = LabelList(source: bytes)
    problems = DocumentReader(bytes, file: file, origin: .added)
    cursor = JSONCursor(bytes)
  }

  mutating func read() throws(JSONError) {
    let start = cursor.mark()
    switch try cursor.next() {
    case .arrayStart: try readLabels()
    case .objectStart: try readDocument(at: cursor.tokenOffset)
    default:
      cursor.rewind(to: start)
      let value = try cursor.readValue()
      _ = problems.members(of: value, as: "a document")
    }
    _ = try cursor.next()
  }

  private mutating func readDocument(at offset: Int) throws(JSONError) {
    var members: [JSONMember] = []
    while try cursor.next() == .key {
      let (key, keyOffset) = (cursor.text, cursor.tokenOffset)
      let start = cursor.mark()
      var value = JSONValue(.array([]))
      if key == "labels", try cursor.next() == .arrayStart {
        value.offset = cursor.tokenOffset
        try readLabels()
      } else {
        if key == "labels" { cursor.rewind(to: start) }
        value = try cursor.readValue()
      }
      members.append(JSONMember(key, value, keyOffset: keyOffset))
    }
    if let error = JSONError(ofTwinsIn: members) { throw error }
    check(members, at: offset)
  }

  private mutating func check(_ members: [JSONMember], at offset: Int) {
    guard let kind = problems.kind(of: members, at: offset) else { return }
    guard kind == .labels else {
      problems.report("this is a tint, not a label set", at: offset)
      return
    }
    _ = problems.document(members, kind: .labels, head: AddedDocument.head, at: offset)
  }

  private mutating func readLabels() throws(JSONError) {
    while true {
      let start = cursor.mark()
      let token = try cursor.next()
      if token == .arrayEnd { return }
      if list.count == countLimit {
        throw JSONError(
          offset: cursor.tokenOffset,
          message: "this file has more than \(grouped(countLimit)) labels")
      }
      switch token {
      case .string:
        list.append(title: list.keep(cursor), symbol: nil)
        continue
      case .objectStart:
        if try readPlainLabel() { continue }
      default: break
      }
      cursor.rewind(to: start)
      if let label = problems.label(try cursor.readValue()) { list.append(label) }
    }
  }

  /// Reads a label of an id, a title and a symbol, each at most once and of the right type, and
  /// returns whether it was one.
  private mutating func readPlainLabel() throws(JSONError) -> Bool {
    var title: LabelList.Text?
    var symbol: LabelList.Text?
    var hasID = false
    while try cursor.next() == .key {
      let isTitle = cursor.textEquals("title")
      let isSymbol = cursor.textEquals("systemImage")
      let isID = cursor.textEquals("id")
      guard isTitle || isSymbol || isID, try cursor.next() == .string else { return false }
      if isTitle {
        guard title == nil else { return false }
        title = list.keep(cursor)
      } else if isSymbol {
        guard symbol == nil else { return false }
        symbol = list.keep(cursor)
      } else {
        guard !hasID, !cursor.hasEscapes, 1...LabelItem.idLimit ~= cursor.textRange.count else {
          return false
        }
        hasID = true
      }
    }
    guard let title else { return false }
    list.append(title: title, symbol: symbol)
    return true
  }
}
