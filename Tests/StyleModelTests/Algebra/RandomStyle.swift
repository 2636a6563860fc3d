import StyleModel
import TestSupport

/// A style of random views, to be edited at random.
struct RandomStyle {
  /// A view with its modifiers and what it holds.
  struct View {
    var root: String
    var arguments: [Int]
    var modifiers: [(name: String, value: Int)]
    var content: [View]
    var isUnderCondition = false
  }

  var body: [View]
  var properties: [(name: String, value: Int)]

  private static let roots = ["HStack", "VStack", "Text", "Circle", "configuration.icon"]
  private static let names = ["padding", "blur", "opacity", "offset", "bold"]

  /// Creates a style.
  init(using generator: inout SplitMix64) {
    body = (0...Int.random(in: 0...2, using: &generator)).map { _ in
      Self.view(depth: 0, &generator)
    }
    properties = (0..<Int.random(in: 0...3, using: &generator)).map {
      ("value\($0)", Int.random(in: 0...9, using: &generator))
    }
  }

  private static func view(depth: Int, _ generator: inout SplitMix64) -> View {
    let count = depth < 2 ? Int.random(in: 0...3, using: &generator) : 0
    return View(
      root: roots.randomElement(using: &generator) ?? "Text",
      arguments: (0..<Int.random(in: 0...2, using: &generator)).map { $0 },
      modifiers: (0..<Int.random(in: 0...4, using: &generator)).map { _ in modifier(&generator) },
      content: (0..<count).map { _ in view(depth: depth + 1, &generator) },
      isUnderCondition: Int.random(in: 0...4, using: &generator) == 0)
  }

  private static func modifier(_ generator: inout SplitMix64) -> (String, Int) {
    (names.randomElement(using: &generator) ?? "bold", Int.random(in: 0...3, using: &generator))
  }

  /// Returns the style with some edits.
  func edited(_ count: Int, using generator: inout SplitMix64) -> RandomStyle {
    var style = self
    for _ in 0..<count {
      if Int.random(in: 0...5, using: &generator) == 0 {
        let value = Int.random(in: 0...9, using: &generator)
        style.properties.append(("more\(value)", value))
      } else {
        Self.edit(&style.body, &generator)
      }
    }
    return style
  }

  /// Edits one of some views, or a view in it.
  static func edit(_ views: inout [View], _ generator: inout SplitMix64) {
    guard let index = views.indices.randomElement(using: &generator) else {
      views.append(view(depth: 1, &generator))
      return
    }
    switch Int.random(in: 0...7, using: &generator) {
    case 0: views.insert(view(depth: 1, &generator), at: index)
    case 1 where views.count > 1: views.remove(at: index)
    case 2:
      views[index] = View(root: "ZStack", arguments: [], modifiers: [], content: [views[index]])
    case 3: views[index].modifiers.append(modifier(&generator))
    case 4 where !views[index].modifiers.isEmpty: views[index].modifiers.removeFirst()
    case 5 where !views[index].modifiers.isEmpty: views[index].modifiers[0].value += 1
    case 6: views[index].isUnderCondition.toggle()
    default: edit(&views[index].content, &generator)
    }
  }

  /// The style as the content of a version.
  func content(name: String = "Pill") throws -> ItemContent {
    let members = properties.map { "var \($0.name) = \($0.value)" }.joined(separator: "\n")
    return try style(
      body.map(Self.text).joined(separator: "\n"), name: name, members: members)
  }

  private static func text(_ view: View) -> String {
    let arguments = view.arguments.map { "a\($0): \($0)" }.joined(separator: ", ")
    let content = view.content.map(text).joined(separator: "\n")
    let isPlain = view.root.hasPrefix("configuration")
    var text = view.root + (isPlain ? "" : "(\(arguments)) {\n\(content)\n}")
    for modifier in view.modifiers { text += "\n.\(modifier.name)(.leading, \(modifier.value))" }
    return view.isUnderCondition ? "if isOn {\n\(text)\n}" : text
  }
}
