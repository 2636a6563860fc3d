/// What VoiceOver speaks of a label.
package struct Speech: Hashable, Sendable {
  /// A part of what is spoken.
  package enum Part: Hashable, Sendable {
    /// The title of the label.
    case title

    /// The icon of the label, which a label of SwiftUI's own styles hides.
    case icon

    /// A text of the style's own.
    case text(String)

    /// A symbol of the style's own.
    case image(String)
  }

  /// The parts in order.
  package var parts: [Part] = []

  /// What the label stands in, as VoiceOver says it after the parts: `button`.
  package var traits: [String] = []

  /// Whether a title is spoken, or something that the style says instead of it.
  package var saysTitle: Bool {
    parts.contains { part in
      switch part {
      case .title, .text: true
      case .icon, .image: false
      }
    }
  }

  /// Returns what is spoken of a label; empty for nothing.
  ///
  /// VoiceOver has words of its own for the pictures of SF Symbols; the words of their names stand for
  /// them.
  package func text(title: String, systemImage: String?) -> String {
    let spoken = parts.compactMap { part -> String? in
      switch part {
      case .title: title
      case .text(let text): text
      case .icon: saysTitle ? nil : systemImage.map(Self.words)
      case .image(let name): Self.words(name)
      }
    }
    let heard = spoken.filter { !$0.isEmpty }
    return heard.isEmpty ? "" : (heard + traits).joined(separator: ", ")
  }

  private static func words(_ symbol: String) -> String {
    symbol.split(separator: ".").joined(separator: " ") + ", image"
  }
}

extension Resolver {
  /// Changes what was heard since a place as a modifier around it does.
  func hear(_ step: Term.Step, since start: Int) {
    let arguments = Arguments(step.arguments)
    switch step.name {
    case "accessibilityHidden":
      if flag(arguments[0], default: true) { spoken.removeSubrange(start...) }
    case "accessibilityElement":
      // SwiftUI: an element ignores its children unless it is told to combine or contain them.
      let children = arguments["children"]
      if children == nil || name(children) == "ignore" { spoken.removeSubrange(start...) }
    case "hidden": spoken.removeSubrange(start...)
    case "opacity": if length(arguments[0]) == 0 { spoken.removeSubrange(start...) }
    case "accessibilityLabel":
      if let text = string(arguments[0]) { spoken.replaceSubrange(start..., with: [.text(text)]) }
    default: break
    }
  }

  /// Leaves out what was heard more than once since a place, as the views of a choice say it.
  func hearOnce(since start: Int) {
    var heard: [Speech.Part] = []
    for part in spoken[start...] where !heard.contains(part) { heard.append(part) }
    spoken.replaceSubrange(start..., with: heard)
  }
}

extension LabelContainer {
  /// What VoiceOver says of it after the label.
  func traits(isEnabled: Bool) -> [String] {
    let dimmed = isEnabled ? [] : ["dimmed"]
    return switch self {
    case .button, .toolbar, .menu, .swipeActions: dimmed + ["button"]
    case .tabBar: dimmed + ["tab"]
    case .list, .sidebar, .form: dimmed
    }
  }
}
