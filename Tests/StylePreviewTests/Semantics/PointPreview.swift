@testable import StylePreview

/// What styles draw in points, where no cell rounds a number: the body of a style in, frames out.
struct PointPreview {
  var preview = Preview()
  var title = "Monday"
  var systemImage: String? = "sun.max"

  /// The drawing of a style's body in what a column proposes.
  func list(_ body: String, members: String = "", room: Double? = nil) throws -> DisplayList {
    let view = try preview.resolve(style(body, members: members)).view
    let label = PointLabel(title: title, systemImage: systemImage)
    return PointLayout(view, labels: [label], room: room).displayList(of: label)
  }

  /// What is drawn, an item a text: kind and `x,y widthxheight`.
  func drawn(_ body: String, members: String = "", room: Double? = nil) throws -> [String] {
    try list(body, members: members, room: room).items.map(\.summary)
  }

  /// The size, as `widthxheight`.
  func size(_ body: String, members: String = "", room: Double? = nil) throws -> String {
    let list = try list(body, members: members, room: room)
    return "\(Markup.decimal(list.width))x\(Markup.decimal(list.height))"
  }

  /// The size that a body takes in a place of a fixed size, read off the border around it.
  func size(_ body: String, in place: (width: Double, height: Double)) throws -> String {
    let framed = "\(body).border(.red).frame(width: \(place.width), height: \(place.height))"
    return try drawn(framed).last?.split(separator: " ").last.map(String.init) ?? "nothing"
  }
}
