import SwiftUI

/// The colours and sizes that the designers hand over.
enum DesignTokens {
    static let signal = Color(red: 0.91, green: 0.36, blue: 0.22)
    static let deck = Color(white: 0.96)
    static let keel = Color(.sRGB, red: 0.07, green: 0.15, blue: 0.27, opacity: 1)
}

enum IterSpace {
    static let xs: CGFloat = 4
    static let sm: CGFloat = 8
    static let lg: CGFloat = 16
}

enum Constants {
    static let main = Constants.Main()
    static let iconSize: CGFloat = 24
    static let minHeight: CGFloat = 44

    struct Main: Sendable {
        let settingsIconSize: CGFloat = 28
    }
}

extension Color {
    static let brandWave = Color(red: 0.05, green: 0.45, blue: 0.67)
    static let brandFoam = Color(red: 0.85, green: 0.94, blue: 0.97)
    static let compound = CompoundColors()

    struct CompoundColors: Sendable {
        let textSecondary = Color(white: 0.4)
        let iconAccent = Color(red: 0.05, green: 0.45, blue: 0.67)
    }
}

extension ShapeStyle where Self == Color {
    static var themedAccent: Color { .brandWave }
}

extension Font {
    static let timetable = Font.system(size: 15, weight: .semibold, design: .rounded)
}
