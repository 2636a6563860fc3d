import TestSupport

/// Inputs that several tests add.
enum Samples {
  /// A style in a layout of its own, with other Swift around it.
  static let chip = """
    import SwiftUI

    /// A chip.
    struct ChipLabelStyle: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) { configuration.icon; configuration.title }
          .foregroundStyle(Color("brand"))
      }
    }

    struct Gallery: View { var body: some View { Text("chips") } }

    """

  /// A style that stacks the icon over the title.
  static let stack = """
    struct StackLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.icon
                configuration.title
            }
        }
    }

    """

  /// A label set as a bare list.
  static let days = #"[{"title": "Monday", "systemImage": "sun.max"}, {"title": "Tuesday"}]"#

  /// A catalog in a folder of its own that holds nothing yet.
  static func emptyCatalog() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try runStylectl(["init", "--empty", "Team.stylecatalog"], in: folder)
    return folder
  }
}
