import Diagnostics
import JSON
import StyleModel

/// A resolver file: sets of tokens, and modifiers that choose among sets (Design Tokens, Resolver
/// module 2025.10).
struct ThemeResolver {
  /// A step of the order in which tokens are merged.
  enum Step {
    case set([TokenSource])
    case modifier(ThemeModifier)
  }

  /// The steps.
  private(set) var steps: [Step] = []

  private let file: Int
  private let root: JSONValue
  private var library: TokenLibrary
  private var sourceCount = 0

  /// The version that is read.
  private static let version = "2025.10"

  /// References lead to others no deeper than this.
  private static let depthLimit = 32

  /// More sources than these are refused: sets that name others twice double at each step.
  private static let sourceLimit = 10_000

  /// Whether an object is a resolver.
  static func isOne(_ value: JSONValue) -> Bool { value["resolutionOrder"] != nil }

  /// Reads a resolver, and the files that it refers to.
  init(_ source: TokenSource, library: TokenLibrary, _ report: inout TokenReport) {
    file = source.file
    root = source.value
    self.library = library
    if root["version"]?.string != Self.version {
      report.add(
        "a resolver needs \"version\": \"\(Self.version)\"",
        at: place(root["version"] ?? root))
    }
    guard let order = root["resolutionOrder"], let entries = order.array else {
      report.add(
        "\"resolutionOrder\" must be an array", at: place(root["resolutionOrder"] ?? root))
      return
    }
    var names: Set<String> = []
    for entry in entries {
      guard let (name, step) = step(entry, &report) else { continue }
      if !names.insert(name).inserted {
        report.add("\(quoted(name)) stands twice in the order", at: place(entry))
      }
      steps.append(step)
    }
  }

  private func place(_ value: JSONValue) -> TokenPlace {
    TokenPlace(file: file, offset: value.offset)
  }

  private mutating func step(
    _ entry: JSONValue, _ report: inout TokenReport
  ) -> (name: String, Step)? {
    if let reference = entry["$ref"] {
      guard let path = reference.string.flatMap(TokenPath.pointer), path.count == 2,
        let value = root[path[0]]?[path[1]]
      else {
        report.add(
          "there is no set or modifier at \(quoted(reference.string ?? reference.kindName))",
          at: place(reference), hint: "write \"#/sets/NAME\" or \"#/modifiers/NAME\"")
        return nil
      }
      let merged = value.overridden(by: entry)
      switch path[0] {
      case "sets":
        return (entry.name(path[1]), .set(sources(merged["sources"], merged, 0, &report)))
      case "modifiers":
        return modifier(merged, named: path[1], &report).map { (path[1], .modifier($0)) }
      default: break
      }
      report.add("the order names sets and modifiers alone", at: place(reference))
      return nil
    }
    guard let name = entry["name"]?.string else {
      report.add("a set or modifier in the order needs \"name\" and \"type\"", at: place(entry))
      return nil
    }
    switch entry["type"]?.string {
    case "set": return (name, .set(sources(entry["sources"], entry, 0, &report)))
    case "modifier": return modifier(entry, named: name, &report).map { (name, .modifier($0)) }
    default:
      report.add("the type of \(quoted(name)) must be \"set\" or \"modifier\"", at: place(entry))
      return nil
    }
  }

  private mutating func modifier(
    _ value: JSONValue, named name: String, _ report: inout TokenReport
  ) -> ThemeModifier? {
    guard let contexts = value["contexts"]?.object, !contexts.isEmpty else {
      report.add("the modifier \(quoted(name)) needs contexts", at: place(value))
      return nil
    }
    if contexts.count == 1 {
      report.add(.warning, "the modifier \(quoted(name)) has one context alone", at: place(value))
    }
    let read = contexts.map { ($0.key, sources($0.value, $0.value, 0, &report)) }
    let modifier = ThemeModifier(
      name: name, contexts: read.map { (name: $0.0, sources: $0.1) },
      standard: value["default"]?.string, place: place(value))
    if let standard = value["default"], modifier.index(of: standard.string ?? "") == nil {
      report.add(
        "the default of the modifier \(quoted(name)) is none of its contexts",
        at: place(standard), hint: "they are \(contexts.map(\.key).joined(separator: ", "))")
    }
    return modifier
  }

  /// Reads a list of sources: groups as they stand, files, and sets.
  private mutating func sources(
    _ list: JSONValue?, _ owner: JSONValue, _ depth: Int, _ report: inout TokenReport
  ) -> [TokenSource] {
    guard let elements = list?.array else {
      report.add("sources must be an array", at: place(list ?? owner))
      return []
    }
    var sources: [TokenSource] = []
    for element in elements {
      guard sourceCount < Self.sourceLimit else {
        report.add("the sets have more than \(grouped(Self.sourceLimit)) sources", at: place(root))
        return sources
      }
      sourceCount += 1
      if let reference = element["$ref"] {
        sources += referred(reference, depth, &report)
      } else {
        sources.append(TokenSource(file: file, value: element))
      }
    }
    return sources
  }

  private mutating func referred(
    _ reference: JSONValue, _ depth: Int, _ report: inout TokenReport
  ) -> [TokenSource] {
    let place = place(reference)
    let text = reference.string ?? ""
    guard depth < Self.depthLimit else {
      report.add("sets refer to one another in a ring", at: place)
      return []
    }
    if text.hasPrefix("#") {
      guard let path = TokenPath.pointer(text), path.count == 2, path[0] == "sets",
        let set = root["sets"]?[path[1]]
      else {
        report.add(
          "\(quoted(text)) is no set", at: place, hint: "a source is a file or \"#/sets/NAME\"")
        return []
      }
      return sources(set["sources"], set, depth + 1, &report)
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, !path.isEmpty else {
      report.add("\"$ref\" must name a file or a set", at: place)
      return []
    }
    guard var source = library.file(String(path), at: place, &report) else { return [] }
    if parts.count > 1, !parts[1].isEmpty {
      guard let names = TokenPath.pointer("#" + parts[1]),
        let inner = names.reduce(source.value, { $0?[$1] } as (JSONValue?, String) -> JSONValue?)
      else {
        report.add("there is nothing at \(quoted(text))", at: place)
        return []
      }
      source.value = inner
    }
    return [source]
  }
}

extension JSONValue {
  /// Returns the object with what stands beside a reference to it in its place.
  fileprivate func overridden(by reference: JSONValue) -> JSONValue {
    guard let own = object, let others = reference.object?.filter({ $0.key != "$ref" }),
      !others.isEmpty
    else { return self }
    let kept = own.filter { member in !others.contains { $0.key == member.key } }
    return JSONValue(.object(kept + others), offset: offset)
  }

  fileprivate func name(_ name: String) -> String { self["name"]?.string ?? name }
}
