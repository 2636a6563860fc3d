import Testing

@testable import StyleChecks
@testable import StyleSyntax

/// What `swift-name` finds of names that are another one in Swift.
struct SwiftNameTests {
  /// C38, C39, C41: what no Swift name can be becomes another one, which is told.
  @Test(arguments: [
    ("repeat", "repeatTint"), ("class", "classTint"), ("default", "defaultTint"),
    ("Type", "type"), ("Protocol", "protocolTint"), ("init", "initTint"), ("self", "selfTint"),
    ("red", "redTint"), ("★", "unnamed"), ("☀️", "unnamed"), ("My Red", "myRed"),
    ("FF0000 (alpha 217)", "fF0000Alpha217"), ("2nd", "_2nd"), ("été", "été"),
  ])
  func nameInSwiftIsToldWhereItIsAnother(name: String, member: String) throws {
    let found = try CheckedSample(.tint(name, "#000")).findings(only: .swiftName)
    #expect(TintMember.name(of: name) == member)
    let isOther = member.hasSuffix("Tint") || member == "unnamed"
    #expect(
      found
        == (isOther
          ? [
            "\(name): note swift-name: is 'Color.\(member)' in Swift, where its own name cannot be used"
          ] : []))
  }
}
