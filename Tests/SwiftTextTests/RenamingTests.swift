import SwiftText
import Testing

/// What a rename changes, and what it leaves.
@Suite struct RenamingTests {
  @Test func namesChangeAndAllElseStays() throws {
    let text = """
      struct  Pill : LabelStyle { // Pill
        let pill = Outer.Pill(x: x.y,y: `Pill`.self); let s = "Pill"
      }

      """
    #expect(
      try Renaming.renaming(["Pill": "Badge", "y": "z"], in: text) == """
        struct  Badge : LabelStyle { // Pill
          let pill = Outer.Badge(x: x.y,z: Badge.self); let s = "Pill"
        }

        """)
  }

  @Test(arguments: [
    ("x", "x"), ("default", "`default`"), ("a b", "`a b`"), ("2x", "`2x`"), ("self", "`self`"),
  ])
  func namesThatAreNoIdentifiersStandBetweenBackticks(_ name: String, _ spelled: String) throws {
    #expect(try Renaming.renaming(["old": name], in: "f(old)") == "f(\(spelled))")
  }
}
