import CommandTable
import Diagnostics
import StyleCatalog
import StyleChecks
import StyleEvaluation
import StyleModel
import StyleSyntax

/// The candidates at the end of a line: those of the table, and those that the catalog knows.
///
/// Nothing here fails: what cannot be read has no names.
struct CompletionValues {
  /// What is asked for.
  let point: CompletionPoint

  /// The surroundings, with the options of the line that is typed.
  let context: Context

  /// The most versions and operations that are offered.
  private static let limit = 100

  /// Finds them.
  func answer() -> CompletionAnswer {
    let sources = self.sources
    var answer = CompletionAnswer(candidates: point.candidates, files: .none)
    for source in sources {
      if case .files(let endings) = source {
        answer.files = .files(endings)
      } else {
        answer.candidates += candidates(from: source).map {
          Candidate(point.lead + $0.word, $0.meaning)
        }
      }
    }
    return answer
  }

  private var sources: [ValueSource] {
    guard let parameter = point.parameter else { return [] }
    if parameter.kind == .option, parameter.name == "catalog" {
      return [.files([CatalogPath.ending])]
    }
    return ValueSource.sources(of: parameter.valueName, in: point.command)
  }

  private func candidates(from source: ValueSource) -> [Candidate] {
    switch source {
    case .items(let kind): items(kind) + (kind == .style ? Self.builtIns : [])
    case .releases: releases.map { Candidate($0.name, $0.inFewWords) }
    case .remotes: ((try? context.remotes()) ?? []).map { Candidate($0.name, $0.path) }
    case .operations: operations
    case .colors: colors
    case .settings: settings
    case .matrixKeys: matrixKeys
    case .systems: PreviewTarget.platforms.map { Candidate($0.lowercased(), "The newest \($0)") }
    case .rules: Rule.byName.map { Candidate($0.name, $0.abstract) }
    case .ruleSeverities: ruleSeverities
    case .kindWords: point.arguments.isEmpty ? Self.kindWords : []
    case .files: []
    }
  }

  private var ruleSeverities: [Candidate] {
    guard let equals = point.value.firstIndex(of: "=") else {
      return Rule.byName.map { Candidate($0.name + "=", $0.abstract) }
    }
    let words = RuleSeverity.allCases.map(\.rawValue) + ["default"]
    return words.map { Candidate(point.value[...equals] + $0) }
  }

  private static let kindWords = [
    Candidate("style", "Styles of Swift files"), Candidate("tint", "A tint: its name and colour"),
    Candidate("labels", "A label set of a JSON file"),
  ]

  private static var builtIns: [Candidate] {
    BuiltInLabelStyle.allCases.map { Candidate("." + $0.rawValue, "SwiftUI's own") }
  }
}

// MARK: - The catalog

extension CompletionValues {
  /// The catalog of the line, at the release that it names.
  private var catalog: Catalog? { try? context.catalogForReading(at: point.option("at")) }

  private var releases: [ReleaseEntry] { (try? catalog?.releases()) ?? [] }

  /// The items by name; by kind and name where two kinds have it, or a kind is typed.
  private func items(_ kind: ItemKind?) -> [Candidate] {
    if let at = point.value.lastIndex(of: "@") { return versions(of: point.value[..<at]) }
    let isRemovedToo = ["log", "restore"].contains(point.command)
    let filter = ListFilter(kind: kind, includesRemoved: isRemovedToo)
    let items = (try? catalog?.list(filter)) ?? []
    let typedKind = point.value.firstIndex(of: ":").map { point.value[..<$0] }
    var kinds: [String: Set<ItemKind>] = [:]
    for item in items { kinds[item.name, default: []].insert(item.kind) }
    return items.map { item in
      let isShared = kinds[item.name].map { $0.count > 1 } ?? false
      let lead = isShared || typedKind != nil ? item.kind.rawValue + ":" : ""
      return Candidate(lead + item.name, item.inFewWords)
    }
  }

  /// The versions of an item, newest first, and the releases.
  private func versions(of name: Substring) -> [Candidate] {
    guard let reference = try? ItemReference(String(name)),
      let history = try? catalog?.history(of: reference, limit: Self.limit)
    else { return [] }
    return history.compactMap { version in
      version.number.map { Candidate("\(name)@\($0)", version.inFewWords) }
    } + releases.map { Candidate("\(name)@\($0.name)", "As released") }
  }

  private var operations: [Candidate] {
    ((try? catalog?.operations(limit: Self.limit)) ?? []).map { operation in
      let record = operation.record
      return Candidate(
        String(operation.number), line(record.time, record.author, record.message, record.command))
    }
  }

  /// The colours of SwiftUI, and the tints that Swift can name as a member.
  private var colors: [Candidate] {
    let tints = (try? catalog?.list(ListFilter(kind: .tint))) ?? []
    let names = tints.map(\.name).filter { name in
      name.utf8.allSatisfy { $0 >= 0x80 || $0 == UInt8(ascii: "_") || $0.isLetterOrDigit }
    }
    return names.map { Candidate("." + $0, ItemKind.tint.noun) }
      + SystemColor.allCases.map { Candidate("." + $0.rawValue, "SwiftUI's own") }
  }

  /// The parameters of the styles that stand in the line.
  private var settings: [Candidate] {
    if let equals = point.value.firstIndex(of: "=") {
      return colors.map { Candidate(point.value[...equals] + $0.word, $0.meaning) }
    }
    var seen: Set<String> = []
    let sources =
      (try? catalog?.withLibrary { library in
        point.arguments.compactMap { library.style(named: $0) }
      }) ?? []
    return sources.flatMap { source in
      StyleInterface(of: source).parameters.compactMap { parameter in
        guard seen.insert(parameter.name).inserted else { return nil }
        return Candidate(parameter.name + "=", "\(parameter.type) of \(source.name)")
      }
    }
  }

  private var matrixKeys: [Candidate] {
    let typed = point.value.lastIndex(of: ",").map { point.value[...$0] } ?? ""
    return PreviewOptions.matrixKeys.map { key in
      Candidate(typed + key.name, key.values.joined(separator: ", "))
    }
  }
}

// MARK: - Meanings

extension Item {
  /// The item in a few words.
  fileprivate var inFewWords: String { kind.noun + (isRemoved ? ", removed" : "") }
}

extension HistoryEntry {
  /// The version in a few words.
  fileprivate var inFewWords: String {
    author == nil && time == 0
      ? "built in" : line(time, author, message, isRemoval ? "removed" : nil)
  }
}

extension ReleaseEntry {
  /// The release in a few words.
  fileprivate var inFewWords: String { line(time, author, message, nil) }
}

/// Returns a moment, a person and a reason in one line of plain text.
private func line(_ time: Int?, _ author: String?, _ message: String?, _ word: String?) -> String {
  let day = time.map { Timestamp(seconds: $0).day }
  let text = [day, word, author, message].compactMap(\.self).joined(separator: ", ")
  return visible(cut(text.split(whereSeparator: \.isNewline).joined(separator: " "), to: 80))
}

extension UInt8 {
  /// Whether a byte is a letter or digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
