import CommandTable
import JSON
import StyleCatalog
import StyleModel

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
    let findings = try context.catalogForReading().verify()
    if context.options.isJSON {
      try context.write(["findings": .array(findings.map(JSONValue.string))])
    } else {
      for finding in findings { try context.output.write(safe(finding) + "\n") }
    }
    if findings.isEmpty { return context.tell("The catalog is whole.") }
    throw CommandFailure(
      .no, "the catalog is damaged",
      hint: "a copy may be whole: stylectl verify --catalog FILE")
  }
}
