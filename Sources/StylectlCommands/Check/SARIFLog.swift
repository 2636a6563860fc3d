import Diagnostics
import Interchange
import JSON
import StyleChecks
import StyleModel

/// What a check found in the format that code scanning reads (OASIS, SARIF 2.1.0).
///
/// Places are those of the files that `export bundle` writes: text that a repository can hold.
struct SARIFLog {
  /// What was found.
  var findings: [RuleFinding]

  /// How much the rules matter.
  var severities: RuleSeverities

  /// The names of all items, which decide what files are called.
  var names: [ItemKind: [String]]

  /// The folder of the bundle, from the root of the repository; empty for that itself.
  var folder: String

  /// The log.
  var json: JSONValue {
    let files = self.files
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "runs": .array([
        .object([
          "columnKind": .string("unicodeCodePoints"),
          "results": .array(findings.map { result(of: $0, files) }),
          "tool": .object([
            "driver": .object([
              "name": .string("stylectl"),
              "rules": .array(Rule.byName.map(descriptor)),
              "version": .string(Stylectl.version),
            ])
          ]),
        ])
      ]),
      "version": .string("2.1.0"),
    ])
  }

  private func descriptor(of rule: Rule) -> JSONValue {
    .object([
      "defaultConfiguration": .object([
        "enabled": .bool(severities[rule] != .off), "level": .string(severities[rule].level),
      ]),
      "fullDescription": .object(["text": .string(rule.explanation.first ?? rule.abstract)]),
      "help": .object(["text": .string(rule.explanation.joined(separator: "\n\n"))]),
      "id": .string(rule.name),
      "shortDescription": .object(["text": .string(rule.abstract)]),
    ])
  }

  private func result(of finding: RuleFinding, _ files: [String: String]) -> JSONValue {
    let reference = "\(finding.kind.rawValue):\(finding.name)"
    var region: [String: JSONValue] = ["startLine": .number(1)]
    if case .swift(let place) = finding.place {
      region = ["startLine": .number(place.line), "startColumn": .number(place.column)]
    }
    let spot = finding.place.description
    let isPart = if case .swift = finding.place { false } else { !spot.isEmpty }
    let hint = finding.hint.map { ". " + $0 } ?? ""
    return .object([
      "level": .string(RuleSeverity(finding.severity).level),
      "locations": .array([
        .object([
          "logicalLocations": .array([
            .object([
              "fullyQualifiedName": .string(reference + (isPart ? "#" + spot : "")),
              "name": .string(finding.name),
            ])
          ]),
          "physicalLocation": .object([
            "artifactLocation": .object(["uri": .string(files[reference] ?? "")]),
            "region": .object(region.map { JSONMember($0.key, $0.value) }),
          ]),
        ])
      ]),
      "message": .object([
        "text": .string("\(finding.name)\(isPart ? ", \(spot)" : ""): \(finding.message)\(hint)")
      ]),
      "ruleId": .string(finding.rule.name),
      "ruleIndex": .number(Rule.byName.firstIndex(of: finding.rule) ?? 0),
    ])
  }

  /// The address of each item's file by its reference.
  private var files: [String: String] {
    var files: [String: String] = [:]
    let root = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    for (kind, names) in names {
      let stems = BundleFileName.stems(
        of: names.compactMap { try? ItemName(stored: $0, for: kind) })
      let ending = kind == .style ? ".swift" : ".json"
      for (name, stem) in zip(names, stems) {
        let path = root + (kind == .labels ? "labels" : kind.rawValue + "s") + "/" + stem + ending
        files["\(kind.rawValue):\(name)"] = Self.percentEncoded(path)
      }
    }
    return files
  }

  /// A path as the reference of a URI (RFC 3986): all but unreserved characters and slashes encoded.
  private static func percentEncoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}

extension RuleSeverity {
  /// The level of SARIF.
  fileprivate var level: String { self == .off ? "none" : rawValue }

  /// The severity of something that was found.
  fileprivate init(_ severity: Diagnostic.Severity) {
    self = RuleSeverity(rawValue: severity.rawValue) ?? .note
  }
}
