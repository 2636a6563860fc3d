import Diagnostics
import JSON
import StyleCatalog
import StyleModel

/// What `add` tells beside its errors: what went in, what is not drawn, what was left out.
struct AddReport {
  /// What was read.
  var intake: Intake

  /// The sum of it in one sentence; nil where so little was added that the other sentences say it.
  func summary(of changes: [Change]) -> String? {
    guard changes.count > Self.fewChanges else { return nil }
    var parts = ItemKind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : counted(count, kind.noun)
    }
    let unchanged = changes.count { $0.outcome == .unchanged }
    if unchanged > 0 { parts.append("\(unchanged) of them unchanged") }
    let undrawn = intake.opaque.count
    if undrawn > 0 { parts.append("\(counted(undrawn, "place")) not drawn") }
    if !intake.leftOut.isEmpty { parts.append("\(intake.leftOut.count) left out") }
    return "Together: \(parts.joined(separator: ", "))."
  }

  /// Up to this many changes can be counted at a glance.
  private static let fewChanges = 10

  /// All of it as JSON.
  func json(_ changes: [Change]) -> JSONValue {
    .object([
      "changes": .array(changes.map(\.json)),
      "leftOut": .array(
        intake.leftOut.map { left in
          Self.placed(left.file, left.place, ["name": left.name, "reason": left.reason])
        }),
      "notDrawn": .array(
        intake.opaque.map { Self.placed($0.file, $0.place, ["swift": $0.text]) }),
      "skipped": .array(
        intake.skipped.map { skipped in
          Self.placed(
            skipped.file, skipped.place, ["keyword": skipped.keyword, "name": skipped.name])
        }),
    ])
  }

  private static func placed(_ file: String?, _ place: Place, _ texts: [String: String])
    -> JSONValue
  {
    var members = texts.map { JSONMember($0.key, .string($0.value)) }
    if let file { members.append(JSONMember("file", .string(file))) }
    members += [
      JSONMember("line", .number(place.line)), JSONMember("column", .number(place.column)),
    ]
    return .object(members.sorted { $0.key < $1.key })
  }
}
