import Diagnostics
import StyleModel
import TestSupport

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

/// Returns bytes with one of them changed, added or taken out.
func damaged(_ bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
  var damaged = bytes
  let place = bytes.indices.randomElement(using: &random) ?? 0
  let byte = bytes.randomElement(using: &random) ?? 0
  switch Int.random(in: 0..<4, using: &random) {
  case 0: damaged[place] = byte
  case 1: damaged.insert(byte, at: place)
  case 2: damaged.remove(at: place)
  default: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
  }
  return damaged
}
