import Testing

@testable import StylePreview
@testable import Vocabulary

/// Every name of SwiftUI that styles are made of is known, and is drawn or told of.
@Suite struct CoverageTests {
  private static let base = """
    HStack {
        configuration.icon.foregroundStyle(.tint)
        configuration.title
        Text("x").padding(4).background(in: .rect)
        Label("b", systemImage: "bell")
        Button("c") { }
    }
    """

  private func seen(_ body: String) throws -> (picture: String, notes: [String]) {
    let resolution = try Preview().resolve(style(body))
    return (
      "\(resolution.view)", resolution.notes + (resolution.terminalNote.map { [$0] } ?? [])
    )
  }

  @Test func modifiersAreDrawnOrTold() throws {
    let plain = try seen(Self.base)
    #expect(plain.notes == [])
    for (name, sample) in VocabularySamples.lines(VocabularySamples.shownModifiers) {
      #expect(Vocabulary.modifier(name) != nil, "\(name) is not known")
      let changed = try seen(Self.base + "." + sample)
      #expect(changed.picture != plain.picture || !changed.notes.isEmpty, "\(sample)")
      let isNamed = changed.notes.isEmpty || changed.notes.contains { $0.contains("'.\(name)") }
      #expect(isNamed, "\(sample): \(changed.notes)")
    }
  }

  @Test func modifiersOfBehaviourAreQuietlyKnown() throws {
    for (name, sample) in VocabularySamples.lines(VocabularySamples.unseenModifiers) {
      #expect(Vocabulary.modifier(name) != nil, "\(name) is not known")
      let changed = try seen(Self.base + "." + sample)
      #expect(changed.notes == [], "\(sample)")
    }
  }

  @Test func modifiersOfShapesAreDrawnOrTold() throws {
    let plain = try seen("Circle()")
    for (name, sample) in VocabularySamples.lines(VocabularySamples.shapeModifiers) {
      #expect(Vocabulary.modifier(name) != nil, "\(name) is not known")
      let changed = try seen("Circle()." + sample)
      #expect(changed.picture != plain.picture || !changed.notes.isEmpty, "\(sample)")
    }
  }

  @Test func everyModifierOfTheVocabularyHasItsLine() {
    let lists = [
      VocabularySamples.shownModifiers, VocabularySamples.unseenModifiers,
      VocabularySamples.shapeModifiers,
    ]
    let listed = Set(lists.flatMap(VocabularySamples.lines).map(\.name))
      .union(VocabularySamples.toldModifiers.split(separator: " ").map(String.init))
    let missing = Set(Vocabulary.modifierNames).subtracting(listed).subtracting(["makeBody"])
    #expect(missing.sorted() == [], "say in VocabularySamples what they do")
  }

  @Test func viewsAreDrawnOrTold() throws {
    for (name, sample) in VocabularySamples.lines(VocabularySamples.views) {
      #expect(Vocabulary.view(name) != nil, "\(name) is not known")
      let shown = try seen(sample)
      #expect(shown.picture != "empty" || !shown.notes.isEmpty, "\(sample)")
      #expect(
        !shown.notes.contains { $0.contains("the view") && $0.contains("not known") }, "\(sample)")
    }
    for (name, sample) in VocabularySamples.lines(VocabularySamples.emptyViews) {
      #expect(Vocabulary.view(name) != nil, "\(name) is not known")
      #expect(try seen(sample).notes == [], "\(sample)")
    }
  }

  /// The members that stand for one value each, in a place where they are drawn.
  @Test(arguments: [
    ("Color", "configuration.title.foregroundColor(.@)"),
    ("ShapeStyle", "configuration.title.foregroundStyle(.@)"),
    ("Font", "configuration.title.font(.@)"),
    ("Font.TextStyle", "configuration.title.font(.system(.@))"),
    ("Font.Weight", "configuration.title.fontWeight(.@)"),
    ("Image.Scale", "configuration.icon.imageScale(.@)"),
    ("Alignment", "configuration.title.frame(width: 90, alignment: .@)"),
    ("HorizontalAlignment", "VStack(alignment: .@) { configuration.title }"),
    ("VerticalAlignment", "HStack(alignment: .@) { configuration.title }"),
    ("Edge.Set", "configuration.title.padding(.@, 4)"),
    ("Text.Case", "configuration.title.textCase(.@)"),
    ("SymbolVariants", "configuration.icon.symbolVariant(.@)"),
    ("DynamicTypeSize", "configuration.title.dynamicTypeSize(.@)"),
    ("LabelStyle", "Label(configuration).labelStyle(.@)"),
    ("UnitPoint", "LinearGradient(colors: [.red, .blue], startPoint: .@, endPoint: .center)"),
    ("ColorScheme", "configuration.title.colorScheme(.@)"),
  ])
  func membersAreKnown(type: String, body: String) throws {
    let members = Vocabulary.members(of: ValueType(swift: type)).sorted()
      .filter { Vocabulary.property($0, of: type) != nil }
    #expect(!members.isEmpty)
    for member in members {
      let notes = try seen(body.replacing("@", with: member)).notes
      let isTold = notes.allSatisfy { !$0.contains("not known") && !$0.contains("no tint") }
      #expect(isTold, "\(type).\(member): \(notes)")
    }
  }

  @Test func environmentKeysCanBeRead() throws {
    for key in Vocabulary.environmentKeyNames.sorted() {
      let members = "@Environment(\\.\(key)) private var value"
      let text = style("let shown = value\nconfiguration.title", members: members)
      #expect(try Preview().resolve(text).notes == [], "\(key)")
    }
  }
}
