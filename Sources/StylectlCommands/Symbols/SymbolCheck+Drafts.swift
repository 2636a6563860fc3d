import StyleCatalog
import StyleModel
import StylePreview
import StyleSyntax
import SwiftText

extension SymbolCheck {
  /// Returns what is wrong with the symbols of drafts, with their places.
  func problems(in drafts: [Draft]) -> [Diagnostic] {
    var missing = SymbolProblems(self)
    return drafts.flatMap { draft -> [Diagnostic] in
      switch draft.document {
      case .tint: return []
      case .labels(let set):
        return set.labels.prefix(1_000).compactMap { label in
          guard let name = label.systemImage, let problem = missing.problem(with: name)
          else { return nil }
          return Diagnostic(
            .warning, file: draft.file, place: draft.place, message: problem.message,
            hint: problem.hint)
        }
      case .style(let style):
        return Self.problems(in: style, of: draft, &missing)
      }
    }
  }

  private static func problems(
    in style: StyleDocument, of draft: Draft, _ missing: inout SymbolProblems
  ) -> [Diagnostic] {
    // Most styles name no symbol at all, and are not read for it.
    guard mayName(style.swift), let document = try? Reader.document(style.swift) else {
      return []
    }
    return SymbolUse.all(in: document).compactMap { use in
      guard let problem = missing.problem(with: use.name) else { return nil }
      return Diagnostic(
        .warning, file: draft.file, place: draft.place, message: problem.message, hint: problem.hint
      )
    }
  }

  private static func mayName(_ swift: String) -> Bool {
    var copy = swift
    return copy.withUTF8 { bytes in
      let word = "system".utf8
      return bytes.indices.contains {
        bytes[$0] == UInt8(ascii: "s") && bytes[$0...].starts(with: word)
      }
    }
  }
}
