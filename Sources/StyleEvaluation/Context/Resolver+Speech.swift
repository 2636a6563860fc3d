import StylePreview

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
