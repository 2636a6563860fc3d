/// The initializer that exported tints make a colour of several appearances with.
enum AppearanceInitializer {
  /// The Swift of it; private to its file, so that each file stands on its own.
  ///
  /// The system's dynamic colours follow the appearance of the view that they are drawn in; watchOS
  /// is always dark.
  static let text = """
    extension Color {
        /// Creates a color that follows the appearance and the contrast of the system.
        fileprivate init(
            _ any: Color,
            dark: Color? = nil,
            highContrast: Color? = nil,
            darkHighContrast: Color? = nil
        ) {
            let darkest = darkHighContrast ?? dark ?? highContrast ?? any
            #if os(watchOS)
                self = dark ?? any
            #elseif canImport(UIKit)
                self.init(
                    uiColor: UIColor { traits in
                        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
                        case (.dark, .high): return UIColor(darkest)
                        case (.dark, _): return UIColor(dark ?? any)
                        case (_, .high): return UIColor(highContrast ?? any)
                        default: return UIColor(any)
                        }
                    }
                )
            #elseif canImport(AppKit)
                self.init(
                    nsColor: NSColor(name: nil) { appearance in
                        let contrasts: [NSAppearance.Name] = [
                            .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
                        ]
                        switch appearance.bestMatch(from: [.aqua, .darkAqua] + contrasts) {
                        case .accessibilityHighContrastDarkAqua: return NSColor(darkest)
                        case .darkAqua: return NSColor(dark ?? any)
                        case .accessibilityHighContrastAqua: return NSColor(highContrast ?? any)
                        default: return NSColor(any)
                        }
                    }
                )
            #else
                self = any
            #endif
        }
    }

    """
}
