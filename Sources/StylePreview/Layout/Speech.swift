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

  /// Creates what is spoken.
  package init(parts: [Part] = [], traits: [String] = []) {
    self.parts = parts
    self.traits = traits
  }

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
