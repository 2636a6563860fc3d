import StyleModel
import StylePreview
import StyleSyntax

/// The environment of one place in the tree of views: values that are copied when they are changed.
///
/// It is one reference, so that the frames of the recursion over a tree stay small.
@dynamicMemberLookup
struct ViewEnvironment {
  private final class Storage {
    var values: EnvironmentValues

    init(_ values: EnvironmentValues) {
      self.values = values
    }
  }

  private var storage: Storage

  /// Creates the environment of an appearance.
  init(appearance: Appearance) {
    storage = Storage(EnvironmentValues(appearance: appearance))
  }

  /// Reads what follows from the values.
  @inline(__always)
  subscript<Value>(dynamicMember key: KeyPath<EnvironmentValues, Value>) -> Value {
    storage.values[keyPath: key]
  }

  /// Returns the last name of a value of another key; nil where there is none.
  func word(_ key: String) -> String? { storage.values.word(key) }

  /// Reads or changes a value.
  ///
  /// It is inlined, so that the compiler knows the field and the runtime makes no key path.
  subscript<Value>(dynamicMember key: WritableKeyPath<EnvironmentValues, Value>) -> Value {
    @inline(__always) get { storage.values[keyPath: key] }
    @inline(__always)
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      storage.values[keyPath: key] = newValue
    }
  }
}

/// The values of an environment.
struct EnvironmentValues {
  /// The appearance that colours are looked up for.
  var appearance: Appearance

  /// The label styles that wait for a label, the nearest one last.
  var labelStyles: [LabelStyleEntry] = []

  /// What `foregroundStyle` was set to; nil is the system's.
  var foreground: Ink?

  /// What a control draws its label with where `foregroundStyle` is not set.
  var defaultForeground: Ink?

  /// Whether the levels of the foreground are colours of the system.
  var drawsSystemLevels = false

  /// What the label stands in.
  var container: LabelContainer?

  /// Whether the label stands in a button with a border.
  var isInBorderedButton = false

  /// What `tint` was set to.
  var tint: Ink?

  /// What `accentColor` was set to.
  var accent: Ink?

  /// The font; nil is body.
  var font: FontValue?

  /// What `fontWeight` or `bold` was set to.
  var fontWeight: String?

  /// Whether `italic` is set.
  var isItalic = false

  /// Whether text is underlined.
  var isUnderlined = false

  /// Whether text is struck through.
  var isStruck = false

  /// The variants of symbols.
  var variants = SymbolVariants()

  /// The scale of images: `small`, `medium`, `large`.
  var imageScale = "medium"

  /// The size of text: `xSmall` to `accessibility5`.
  var dynamicTypeSize = "large"

  /// The most lines of a text; nil for any number.
  var lineLimit: Int?

  /// The lines that a text keeps free.
  var minimumLines = 1

  /// Where the lines of a text stand that are shorter than others of it.
  var textAlignment = Alignment.Horizontal.leading

  /// What is left out of a text that is too long.
  var truncation = Truncation.tail

  /// Whether text is drawn in capitals (true) or small letters (false).
  var isUppercased: Bool?

  /// The space between the icon and the title of a label.
  var iconToTitleSpacing: Double?

  /// The width that is kept for the icon of a label.
  var reservedIconWidth: Double?

  /// The other values by key.
  var others: [String: Value] = [:]

  /// The style in force, set or brought by a control; nil is the system's.
  var currentForeground: Ink? { foreground ?? defaultForeground }

  /// Whether views are laid out from right to left.
  var isRightToLeft: Bool { word("layoutDirection") == "rightToLeft" }

  /// Whether controls are enabled.
  var isEnabled: Bool { if case .bool(false)? = others["isEnabled"] { false } else { true } }

  /// The last name of a value such as `.capsule`; nil where there is none.
  func word(_ key: String) -> String? {
    switch others[key] {
    case .term(let term)?: term.memberName
    case .enumeration(let enumeration)?: enumeration.name
    default: nil
    }
  }
}

/// A label style that waits for a label.
enum LabelStyleEntry {
  /// One of SwiftUI's own.
  case builtIn(BuiltInLabelStyle)

  /// A style of the catalog.
  case structure(StructureValue)
}

/// The variants of symbols in force: flags and at most one shape.
struct SymbolVariants: Hashable {
  /// Whether symbols are filled.
  var isFilled = false

  /// Whether symbols are struck through by a slash.
  var hasSlash = false

  /// `circle`, `square` or `rectangle`.
  var shape: String?

  /// The words in the order of symbol names.
  var words: [String] {
    (shape.map { [$0] } ?? []) + (isFilled ? ["fill"] : []) + (hasSlash ? ["slash"] : [])
  }

  /// Adds variants: flags add up, the shape added is the one that counts.
  mutating func formUnion(_ other: SymbolVariants) {
    isFilled = isFilled || other.isFilled
    hasSlash = hasSlash || other.hasSlash
    shape = other.shape ?? shape
  }

  /// Adds a word: `fill`, `slash` or a shape.
  mutating func add(_ word: String) {
    switch word {
    case "fill": isFilled = true
    case "slash": hasSlash = true
    case "circle", "square", "rectangle": shape = word
    default: break
    }
  }
}

/// A font: its size and what bears on how letters are drawn.
struct FontValue: Hashable {
  /// The size in points.
  var size: Double

  /// The weight, as `Font.Weight` names it.
  var weight: String

  /// Whether it is italic.
  var isItalic = false
}
