import StyleModel

/// Returns what is said about the JSON of an added document, a line a problem.
func problems(ofAdded text: String) -> [String] {
  do {
    _ = try AddedDocument(reading: Array(text.utf8), file: "f.json")
    return []
  } catch {
    return error.diagnostics.map(line)
  }
}

/// Returns what is said about a file of labels for `apply`, a line a problem.
func problems(ofList text: String) -> [String] {
  do {
    _ = try LabelList(reading: Array(text.utf8), file: "f.json")
    return []
  } catch {
    return error.diagnostics.map(line)
  }
}

/// Returns what is said about a stored document, a line a problem.
func problems(ofStored text: String, kind: ItemKind) -> [String] {
  do {
    _ = try ItemDocument(stored: Array(text.utf8), kind: kind)
    return []
  } catch {
    return error.diagnostics.map(line)
  }
}

/// Returns the canonical text of an added document.
func canonical(ofAdded text: String) throws -> String {
  let document = try AddedDocument(reading: Array(text.utf8)).document
  return String(decoding: document.canonical, as: UTF8.self)
}

private func line(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.place.map { "\($0): " } ?? ""
  let hint = diagnostic.hint.map { " [\($0)]" } ?? ""
  return place + diagnostic.message + hint
}
