import CommandTable
import JSON
import StyleCatalog

/// Checks the whole catalog file.
struct VerifyCommand: Command {
  static let name = "verify"
  static let abstract = "Check the whole file: every page, hash, parent and log entry"
  static let discussion = """
    Reads everything and changes nothing. Ends with status 0 where the catalog is whole and with 1 \
    where something is damaged.
    """
  static let examples = [Example("stylectl verify", "Checks the catalog")]
  static let parameters: [Parameter<VerifyCommand>] = []

  func run(_ context: Context) throws {
    let catalog = try context.catalogForReading()
    let findings = try catalog.verify()
    // In a damaged file nothing is counted.
    let conflicts =
      findings.isEmpty
      ? try catalog.list(ListFilter(includesRemoved: true)).count(where: \.isConflicted) : nil
    if context.options.isJSON {
      try context.write(
        .object([
          "conflicts": conflicts.map(JSONValue.number),
          "findings": .array(findings.map(JSONValue.string)),
        ]))
    } else {
      for finding in findings { try context.output.write(safe(finding) + "\n") }
    }
    if let conflicts { return context.tell(Self.sentence(conflicts: conflicts)) }
    throw CommandFailure(
      .no, "the catalog is damaged",
      hint: "a copy may be whole: stylectl verify --catalog FILE")
  }
  /// What is told of a catalog that is whole; an item in conflict is no damage.
  private static func sentence(conflicts: Int) -> String {
    switch conflicts {
    case 0: "The catalog is whole."
    case 1: "The catalog is whole; 1 item is in conflict: stylectl conflicts"
    default: "The catalog is whole; \(conflicts) items are in conflict: stylectl conflicts"
    }
  }
}
