extension Rule {
  /// What it looks at, and how to mend what it finds: paragraphs of plain text.
  package var explanation: [String] {
    switch self {
    case .appName:
      [
        "A member in a colour's place, such as .brand or Theme.accent, that is neither a tint of the "
          + "catalog nor a colour of SwiftUI may be declared by the app. A preview cannot draw it.",
        "Add the tint, so that previews and checks see it, or give the style a value to show: "
          + "stylectl edit STYLE --sample 'Theme.accent=.blue'.",
      ]
    case .availability:
      [
        "With --target, each view, modifier, value and environment key is compared with the systems "
          + "that Apple's documentation gives for it. What stands behind #available is left out.",
        "Put it behind if #available(…), use what the older system has, or check for a newer target.",
      ]
    case .conflict:
      [
        "Two people changed one place in different ways, and everybody sees the same one of the two.",
        "'stylectl conflicts' shows both, 'stylectl resolve' settles it.",
      ]
    case .contrast: contrastExplanation
    case .deprecated:
      [
        "A style or a tint uses an item that 'stylectl deprecate' marked.",
        "Use what the message names instead; the mark says what that is.",
      ]
    case .drawing:
      [
        "Each style is evaluated as a preview does it, within bounds on steps, depth and size. What "
          + "cannot be evaluated cannot be drawn, and its contrast is not known.",
        "The message says where it stops. 'stylectl preview STYLE' shows the same.",
      ]
    case .iconCentering:
      [
        "On iOS 15, a bordered button does not centre the icon of a label without its title at the "
          + "accessibility text sizes (FB9951097). iOS 16 does. Told only for a --target before iOS 16.",
        "Show the title there, or leave the bordered styles to iOS 16.",
      ]
    case .nameClash: nameClashExplanation
    case .opaqueSwift:
      [
        "The reader keeps Swift that label styles rarely need exactly as it is. Previews leave it "
          + "out, merges take it as one text, and checks do not see what it names.",
        "Read it before it is built, above all where it came with a pull.",
      ]
    case .reference:
      [
        "A style names a tint as Color(\"name\") or a style in labelStyle(…), or a tint is an alias, "
          + "and the catalog has no such item. Or aliases lead back to where they start.",
        "Add what is missing, correct the name, or take the use out.",
      ]
    default: otherExplanation
    }
  }

  private var contrastExplanation: [String] {
    [
      "Each style is drawn on a label in light, dark, and both with increased contrast; where it "
        + "reads a size class, in a compact one too. The title and the icon are compared with all that "
        + "lies behind and over them, mixed by opacity on the background of the system, at several "
        + "points of which the worst counts.",
      "Text needs 4.5:1 (WCAG 2.2, 1.4.3); from 18 points, or 14 in bold, 3:1 is enough, and so it is "
        + "for icons (WCAG 2.2, 1.4.11). The Lc of APCA is told beside it and decides nothing.",
      "Darken or lighten one of the two, give the tint a value for the appearance that is named, or "
        + "set the title larger or bolder. What only the app colours, by a parameter without a default "
        + "or a colour of its own, is not judged.",
    ]
  }

  private var nameClashExplanation: [String] {
    [
      "Two tints become one member of Color, two groups of tints one folder where case does not "
        + "count, a label set and a style one type, two styles declare one member of LabelStyle, or a "
        + "style has the name of a type of SwiftUI.",
      "Rename one of them: stylectl rename NAME NEWNAME changes every use of it.",
    ]
  }

  private var otherExplanation: [String] {
    switch self {
    case .spelling:
      [
        "A name that is one or two letters from a name of SwiftUI, a label that no form of a call has, "
          + "or a literal of the wrong type. Names that are near none are taken to be the app's own.",
        "Correct it, or rename what the app declares if it is that.",
      ]
    case .spokenTitle:
      [
        "VoiceOver speaks the title of the four built-in styles, also where only the icon is shown. "
          + "Whether it does so for a style that shows configuration.icon alone is not documented.",
        "Use Label(configuration).labelStyle(.iconOnly), which keeps the title for VoiceOver.",
      ]
    case .swiftName:
      [
        "Exports make Swift names of the names of items. A name that is taken by SwiftUI or by Swift, "
          + "or that holds nothing a name may hold, becomes another one.",
        "Nothing need be done; a plainer name reads better in code.",
      ]
    case .symbol:
      [
        "The names of symbols in label sets and in Swift are compared with those that are known. All "
          + "of Apple's names are known only with STYLECTL_SYMBOL_NAMES, a name_availability.plist.",
        "Correct the name: stylectl symbols --search WORD.",
      ]
    case .symbolVersion:
      [
        "With --target, each symbol is compared with the systems that have it, as far as that is known.",
        "Use an older symbol, or check for a newer target.",
      ]
    case .translation:
      [
        "Where any label of a set has a title in a language, all others need one. A title in de stands "
          + "for one in de-AT.",
        "Add the titles: stylectl edit LABELS, or add the string catalog that has them.",
      ]
    default:
      [
        "A tint that no style and no tint names, and a deprecated item that nothing uses any more. The "
          + "app may still use it. Styles and label sets are there for the app and are not told.",
        "Remove it once the app does without: stylectl remove NAME.",
      ]
    }
  }
}
