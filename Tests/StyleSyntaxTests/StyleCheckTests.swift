import StyleSyntax
import SwiftText
import Testing

@Suite struct StyleCheckTests {
  /// What is told of a document, a line each: `line:column severity message [hint]`.
  private func told(_ text: String, tints: Set<String> = []) throws -> [String] {
    let document = try Reader.document(text)
    return StyleCheck(tintNames: tints).diagnostics(in: document, bytes: Array(text.utf8)).map {
      let place = $0.place?.description ?? "?"
      return "\(place) \($0.severity.rawValue) \($0.message)" + ($0.hint.map { " [\($0)]" } ?? "")
    }
  }

  /// What is told of the body of a style; the body begins in line 3.
  private func told(body: String, tints: Set<String> = []) throws -> [String] {
    try told(
      """
      struct Pill: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
      \(body)
      }
      }
      """, tints: tints)
  }

  @Test func suggestsAModifier() throws {
    #expect(
      try told(body: "configuration.icon.foregroundStyl(.red)") == [
        "3:19 warning 'foregroundStyl' is not known to SwiftUI [did you mean 'foregroundStyle'?]"
      ])
  }

  @Test func suggestsAViewAMemberALabelAndAKey() throws {
    #expect(
      try told(body: "Hstack { configuration.title }") == [
        "3:1 warning 'Hstack' is not known to SwiftUI [did you mean 'HStack'?]"
      ])
    #expect(
      try told(body: "configuration.title.padding(.horizontl)") == [
        "3:29 warning '.horizontl' is not known to SwiftUI [did you mean '.horizontal'?]"
      ])
    #expect(
      try told(body: "HStack(spacng: 8) { configuration.title }") == [
        "3:8 warning 'HStack' has no argument 'spacng:' [did you mean 'spacing:'?]"
      ])
    #expect(
      try told(body: "configuration.titel") == [
        "3:14 warning 'titel' is not known to a label's configuration [did you mean 'title'?]"
      ])
    #expect(
      try told("struct A: LabelStyle {\n  @Environment(\\.colorSchem) var scheme\n}") == [
        "2:3 warning 'colorSchem' is not known to SwiftUI [did you mean 'colorScheme'?]"
      ])
  }

  @Test func aStringForANumberIsAnErrorAtTheArgument() throws {
    #expect(
      try told(body: "HStack(spacing: \"8\") { configuration.title }") == [
        "3:17 error 'spacing:' of 'HStack' takes a number, not a string"
      ])
  }

  @Test(arguments: [
    (".padding(\"8\")", "takes a value of type Edge.Set or a number"),
    (".frame(width: true)", "'width:' of 'frame' takes a number, not true or false"),
    (".lineLimit(\"1\")", "'lineLimit' takes"),
    (".bold(1)", "'bold' takes true or false, not a number"),
    (".fontWeight(\"bold\")", "'fontWeight' takes a value of type Font.Weight, not a string"),
    (".foregroundStyle(\"red\")", "takes a color or another shape style, not a string"),
    (".foregroundStyle(nil)", "not nil"),
    (".opacity([1])", "'opacity' takes a number, not an array"),
    (".font(Font.system(size: \"12\"))", "'size:' of 'system' takes a number, not a string"),
    (
      ".overlay(Circle().stroke(.blue, lineWidth: \"1\"))",
      "'lineWidth:' of 'stroke' takes a number"
    ),
  ])
  func literalsOfTheWrongTypeAreErrors(modifier: String, part: String) throws {
    let told = try told(body: "configuration.title\(modifier)")
    #expect(told.count == 1)
    #expect(told.first?.contains(" error ") == true)
    #expect(told.first?.contains(part) == true, "\(told)")
  }

  @Test(arguments: [
    ".theme(text: .listLabel)", ".applyIf(isOn) { $0.padding() }", ".apply(if: isOn) { $0 }",
    ".odsFont(.bodyRegular)", ".equalSize(axes: .horizontal)", ".inverseMask { Circle() }",
    ".readSize($size)", ".updateIconWidth(width)", ".iconView(configuration: configuration)",
    ".padding(.m)", ".padding(IterSpace.lg)", ".padding(.horizontal, .spacing100)",
    ".foregroundStyle(DesignTokens.signal)", ".foregroundStyle(.brand)", ".font(.ktfTitleSmall)",
    ".foregroundStyle(.themedContrastingLabel)", ".foregroundColor(Color.neutral60)",
    ".foregroundColor(.preferredColor(.accent))", ".font(.fiori(forTextStyle: .body))",
    ".frame(size: 24)", ".padding(IKPadding.medium)", ".font(SR.Font.body)",
    ".labelStyle(.layoutSuggestable)", ".symbol(.chevronRight)", ".padding(theme.spacing)",
    ".foregroundStyle(.compound.textSecondary)", ".foregroundStyle(Color(0x1F2937))",
    ".foregroundStyle(Color(hex: 0x1F2937))", ".font(.title4)", ".foregroundStyle(.blue500)",
    ".background(Colors.surface)", ".glassEffect(.regular.selection(), in: .capsule)",
  ])
  func namesOfAnAppAreSilent(modifier: String) throws {
    #expect(try told(body: "configuration.title\(modifier)") == [])
  }

  @Test(arguments: [
    ".font(.system(size: 12, weight: .bold))", ".font(.caption.weight(.semibold))",
    ".font(.system(.body, design: .rounded))", ".frame(width: 24, height: 24)",
    ".frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)", ".frame(height: .zero)",
    ".padding()", ".padding(8)", ".padding(.horizontal)", ".padding([.leading, .top], 8)",
    ".padding(.leading, -4)", ".padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
    ".padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))", ".imageScale(.large)",
    ".background(.white)", ".background(.thinMaterial, in: .rect(cornerRadius: 8))",
    ".background(in: .capsule)", ".background { Circle().fill(.tint) }",
    ".background(Color.blue.opacity(0.2), in: Capsule())", ".background(Circle())",
    ".background(alignment: .leading) { Color.red }", ".clipShape(.capsule)",
    ".clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))", ".lineLimit(1)",
    ".lineLimit(nil)", ".lineLimit(1...3)", ".fixedSize()",
    ".fixedSize(horizontal: true, vertical: false)", ".textCase(.uppercase)", ".textCase(nil)",
    ".multilineTextAlignment(.leading)", ".symbolVariant(.circle.fill)", ".symbolVariant(.none)",
    ".rotationEffect(.degrees(90))", ".scaleEffect(1.2)", ".scaleEffect(x: -1, y: 1)",
    ".shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)", ".shadow(radius: 4)",
    ".transition(.blurReplace)", ".glassEffect(.regular.tint(.red).interactive(), in: .capsule)",
    ".glassEffect(in: .circle)", ".accessibilityElement(children: .combine)",
    ".accessibilityHidden(true)", ".alignmentGuide(.listRowSeparatorLeading) { d in d[.leading] }",
    ".aspectRatio(1, contentMode: .fit)", ".aspectRatio(contentMode: .fill)", ".tint(.yellow)",
    ".contentShape(.rect)", ".labelStyle(.iconOnly)", ".labelStyle(TitleOnlyLabelStyle())",
    ".task(id: value) { await load() }", ".modifier(FontPointSizeHeightModifier())",
    ".overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.gray, lineWidth: 1))",
    ".overlay { Capsule().stroke(.primary, style: StrokeStyle(lineWidth: 1, dash: [4, 2])) }",
    ".foregroundStyle(.white, .blue)", ".foregroundStyle(isOn ? .red : .secondary)",
    ".foregroundColor(nil)", ".foregroundColor(tint ?? .accentColor)", ".blur(radius: 2)",
    ".labelIconToTitleSpacing(4)", ".offset(y: -1)", ".fontWeight(isBold ? .bold : nil)",
    ".environment(\\.symbolVariants, .none)", ".allowsTightening(true)", ".hidden()",
    ".foregroundStyle(Color.blue.gradient)", ".fontDesign(.rounded)", ".mask { Circle() }",
    ".foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))",
    ".onChange(of: value) { old, new in reload() }",
    ".animation(.easeInOut(duration: 0.2), value: x)",
  ])
  func whatSwiftUIHasIsSilent(modifier: String) throws {
    #expect(try told(body: "configuration.title\(modifier)") == [])
  }

  @Test(arguments: [
    "HStack(alignment: .firstTextBaseline, spacing: 4) { configuration.icon }",
    "HStack { configuration.icon\nSpacer(minLength: 0)\nconfiguration.title }",
    "VStack(alignment: .leading, spacing: nil) { configuration.icon }",
    "Label { configuration.title } icon: { configuration.icon }",
    "Label(title: { configuration.title }, icon: { configuration.icon })",
    "ThemeHStack(spacing: .labelSpacing) { configuration.icon }",
    "ViewThatFits { configuration.title\nconfiguration.icon }",
    "ForEach(0..<3, id: \\.self) { index in Text(\"a \\(index)\") }",
    "Text(verbatim: \"x\")", "Image(systemName: \"plus\")", "BowTileIcon { configuration.icon }",
    "CapsuleLabelStyle(spacing: 4, tint: .red).makeBody(configuration: configuration)",
    "AnyLayout(HStackLayout(spacing: 4)) { configuration.icon }", "Divider()",
    "let layout = isOn ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())\nlayout { Text(\"a\") }",
    "ThemeElement(shape: .button, color: .red, background: .m, highlighted: true) { Text(\"a\") }",
    "Color(red: 0.1, green: 0.2, blue: 0.3)", "Color(.systemBackground)", "Color(\"brand\")",
    "Text(configuration.title.joined(separator: 8))", "items.index(of: 3)",
    "ZStack(alignment: .topLeading) { }",
    "RoundedRectangle(cornerRadius: Constants.radius).fill(.brand)",
  ])
  func viewsOfSwiftUIAndOfAnAppAreSilent(view: String) throws {
    #expect(try told(body: view) == [])
  }

  @Test func namesThatTheDocumentDeclaresAreItsOwn() throws {
    let text = """
      struct Pill: LabelStyle {
          enum Horizontl { case leadin }
          func makeBody(configuration: Configuration) -> some View {
              HStak { configuration.title.paddin(8).multilineTextAlignment(.leadin) }
          }
      }
      struct HStak<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { content() }
      }
      extension View {
          func paddin(_ length: String) -> some View { self }
      }
      """
    let told = try told(text)
    #expect(told == ["4:44 error 'paddin' takes a string, not a number"])
  }

  @Test func aTintOfTheCatalogIsNotMisspelt() throws {
    let body = "configuration.title.foregroundStyle(.grean)"
    #expect(try told(body: body, tints: ["grean"]) == [])
    #expect(try told(body: body).count == 1)
  }

  @Test(arguments: Articles.all)
  func theArticlesAreClean(text: String) throws {
    guard !text.contains("#Preview") else { return }
    #expect(try told(text) == [])
  }

  @Test func aThousandSlipsAreToldUpToABound() throws {
    let body = Array(repeating: "configuration.title.paddin()", count: 1000)
    #expect(try told(body: body.joined(separator: "\n")).count == 100)
  }
}
