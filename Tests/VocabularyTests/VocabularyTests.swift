import Testing
import Vocabulary

@Suite struct VocabularyTests {
  @Test(arguments: [
    "font", "frame", "padding", "foregroundStyle", "background", "foregroundColor", "imageScale",
    "fontWeight", "clipShape", "lineLimit", "fill", "opacity", "labelStyle",
    "multilineTextAlignment", "aspectRatio", "contentShape", "fixedSize", "overlay", "scaledToFit",
    "strokeBorder", "symbolVariant", "accessibilityHidden", "alignmentGuide", "glassEffect",
    "rotationEffect", "stroke", "textCase", "tint", "accessibilityElement", "allowsTightening",
    "blur", "bold", "cornerRadius", "hidden", "labelIconToTitleSpacing", "modifier", "scaleEffect",
    "shadow", "task", "transition",
  ])
  func knowsModifiersThatRealStylesUse(name: String) {
    #expect(Vocabulary.modifier(name)?.isEmpty == false)
  }

  @Test(arguments: [
    "HStack", "Label", "VStack", "RoundedRectangle", "Spacer", "Capsule", "Circle", "ZStack",
    "AnyLayout", "ForEach", "HStackLayout", "Image", "Text", "VStackLayout", "Color", "Divider",
    "Group", "Rectangle", "ViewThatFits", "Button",
  ])
  func knowsViewsThatRealStylesUse(name: String) {
    #expect(Vocabulary.view(name)?.isEmpty == false)
  }

  @Test(arguments: [
    "font", "horizontalSizeClass", "isEnabled", "isFocused", "tint", "backgroundProminence",
    "colorScheme", "controlSize", "dynamicTypeSize", "sizeCategory", "verticalSizeClass",
    "widgetFamily",
  ])
  func knowsEnvironmentKeysThatRealStylesUse(name: String) {
    #expect(Vocabulary.environmentKey(name)?.name == name)
  }

  @Test func everyLineIsRead() {
    #expect(Vocabulary.unreadableKeys == [])
  }

  @Test func tellsParametersOfAFrame() throws {
    let frame = try #require(Vocabulary.modifier("frame")?.first)
    #expect(frame.parameters.map(\.label) == ["width", "height", "alignment"])
    #expect(frame.parameters.map(\.type) == [.length, .length, .named("Alignment")])
    #expect(frame.parameters.map(\.isOptional) == [true, true, false])
    #expect(frame.parameters.map(\.defaultValue) == ["nil", "nil", ".center"])
  }

  @Test func tellsWhatAClosureHolds() throws {
    let stack = try #require(Vocabulary.view("HStack")?.first)
    #expect(stack.parameters.map(\.label) == ["alignment", "spacing", "content"])
    #expect(stack.parameters.last?.type == .function(.view))
  }

  @Test func defaultsMayHoldCommasAndCalls() throws {
    let effect = try #require(Vocabulary.modifier("glassEffect")?.first)
    #expect(effect.parameters.map(\.defaultValue) == [".regular", "DefaultGlassEffectShape()"])
  }

  @Test func tellsTypesAndDefaultsOfEnvironmentKeys() throws {
    let key = try #require(Vocabulary.environmentKey("horizontalSizeClass"))
    #expect(key.type == .named("UserInterfaceSizeClass"))
    #expect(key.isOptional)
    #expect(key.defaultValue == "nil")
    #expect(Vocabulary.environmentKey("palette") == nil)
  }

  @Test func anAppsOwnNamesAreNotKnown() {
    #expect(Vocabulary.modifier("theme") == nil)
    #expect(Vocabulary.view("ThemeHStack") == nil)
    #expect(!Vocabulary.members(of: .shapeStyle).contains("brand"))
  }

  @Test(arguments: [
    ("CGFloat?", ValueType.length), ("Double", .number), ("some View", .view),
    ("SwiftUI.Color", .color), ("[Color]", .array(.color)), ("() -> some View", .function(.view)),
    ("(CGFloat) -> Bool", .function(.bool)), ("(() -> Void)?", .function(.named("Void"))),
    ("any ShapeStyle", .shapeStyle), ("Font.Weight", .named("Font.Weight")), ("", .any),
    ("[String: Int]", .any), ("(Color)", .color),
  ])
  func readsTypesAsTheyAreSpelled(spelling: String, type: ValueType) {
    #expect(ValueType(swift: spelling) == type)
  }

  @Test func aTypeNestedWithoutEndIsNotLookedInto() {
    let open = String(repeating: "[", count: 10_000)
    let close = String(repeating: "]", count: 10_000)
    let sixteen = (0..<16).reduce(ValueType.any) { inner, _ in .array(inner) }
    #expect(ValueType(swift: open + "Int" + close) == sixteen)
    #expect(ValueType(swift: "(") == .named("("))
    #expect(ValueType(swift: ")(->") == .named(")(->"))
  }
}
