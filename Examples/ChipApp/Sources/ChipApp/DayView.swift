import SwiftUI

/// Shows a day in a style that the catalog beside this file holds.
public struct DayView: View {
  /// Creates the view.
  public init() {}

  /// The label.
  public var body: some View {
    Label("Monday", systemImage: "sun.max")
      .labelStyle(DayLabelStyle())
      .tint(.ocean)
  }
}
