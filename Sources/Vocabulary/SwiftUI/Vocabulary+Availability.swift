extension Vocabulary {
  /// Returns the oldest systems that a name is there on; nil where those of `LabelStyle` have it.
  ///
  /// A modifier is asked for as `.padding`, a key of the environment as `\.font`, a member of a type
  /// as `LabelStyle.titleAndIcon`, a view or value by its name.
  package static func availability(of name: String) -> SystemVersions? { availabilityTable[name] }

  private static let availabilityTable: [String: SystemVersions] = {
    var table: [String: SystemVersions] = [:]
    for line in lines(availabilities) {
      guard let colon = line.firstIndex(of: ":"), let versions = SystemVersions(line[..<colon])
      else { continue }
      for name in line[line.index(after: colon)...].split(separator: " ") {
        table[String(name)] = versions
      }
    }
    return table
  }()

  /// What came after `LabelStyle`, by the systems that it came with: iOS, macOS, tvOS, watchOS
  /// (developer.apple.com, SwiftUI, the availability on each page).
  ///
  /// What `Text` has had for longer, such as `bold`, is listed as what it is for any view.
  private static let availabilities = """
    14.5 11.3 14.5 7.4:LabelStyle.titleAndIcon TitleAndIconLabelStyle
    15 12 15 8:.foregroundStyle .tint .background .overlay .mask .symbolVariant
    15 12 15 8:.symbolRenderingMode .dynamicTypeSize .containerShape .headerProminence
    15 12 15 8:.privacySensitive .monospacedDigit .textSelection .task .accessibilityRepresentation
    15 12 15 8:.accessibilityShowsLargeContentViewer .badge .buttonBorderShape
    15 12 15 8:AnyShapeStyle .backgroundStyle \\.dynamicTypeSize \\.symbolVariants
    15 12 15 8:\\.symbolRenderingMode \\.isLuminanceReduced \\.headerProminence \\.controlSize
    15 12 15 8:Color.mint Color.teal Color.cyan Color.indigo Color.brown ShapeStyle.mint
    15 12 15 8:ShapeStyle.teal ShapeStyle.cyan ShapeStyle.indigo ShapeStyle.brown
    15 12 15 8:ButtonStyle.bordered ButtonStyle.borderedProminent .controlSize
    15 12 15 10:ShapeStyle.regularMaterial ShapeStyle.thinMaterial ShapeStyle.ultraThinMaterial
    15 12 15 10:ShapeStyle.thickMaterial ShapeStyle.ultraThickMaterial ShapeStyle.bar
    16 13 16 9:ViewThatFits Grid GridRow AnyLayout HStackLayout VStackLayout ZStackLayout
    16 13 16 9:AnyShape UnevenRoundedRectangle LabeledContent ShapeStyle.quinary
    16 13 16 9:.fontWeight .fontWidth .fontDesign .bold .italic .underline .strikethrough
    16 13 16 9:.monospaced .kerning .tracking .baselineOffset .contentTransition .gradient
    16 13 16 9:.gridCellColumns .gridColumnAlignment \\.backgroundStyle
    17 14 17 10:.symbolEffect .visualEffect .geometryGroup .containerRelativeFrame
    17 14 17 10:.safeAreaPadding .contentMargins .textScale \\.backgroundProminence
    17 14 17 10:\\.isFocusEffectEnabled ShapeStyle.separator ShapeStyle.placeholder ShapeStyle.link
    17 14 17 10:ShapeStyle.fill ShapeStyle.windowBackground
    18 15 18 11:.mix \\.labelsVisibility
    26 26 26 26:.glassEffect .glassEffectID GlassEffectContainer ConcentricRectangle
    26 26 26 26:.labelIconToTitleSpacing .labelReservedIconWidth ButtonStyle.glass
    26 26 26 26:\\.labelIconToTitleSpacing \\.labelReservedIconWidth ButtonStyle.glassProminent
    """
}
