import StyleModel
import Testing

/// The labels, separators and backgrounds of UIKit by their names: light and dark, with opacities.
private let surfaces = """
  label 0,0,0 255,255,255
  secondaryLabel 60,60,67,0.6 235,235,245,0.6
  tertiaryLabel 60,60,67,0.3 235,235,245,0.3
  quaternaryLabel 60,60,67,0.18 235,235,245,0.16
  placeholderText 60,60,67,0.3 235,235,245,0.3
  separator 60,60,67,0.29 84,84,88,0.6
  opaqueSeparator 198,198,200 56,56,58
  link 0,122,255 10,132,255
  systemBackground 255,255,255 0,0,0
  secondarySystemBackground 242,242,247 28,28,30
  tertiarySystemBackground 255,255,255 44,44,46
  systemGroupedBackground 242,242,247 0,0,0
  secondarySystemGroupedBackground 255,255,255 28,28,30
  tertiarySystemGroupedBackground 242,242,247 44,44,46
  """

@Test(arguments: surfaces.split(separator: "\n").map(String.init))
func surfaceIsLightAndDark(row: String) throws {
  let words = row.split(separator: " ")
  let color = try #require(SystemColor(name: words[0]))
  for (isDark, word) in zip([false, true], words.dropFirst()) {
    let parts = word.split(separator: ",").compactMap { Double($0) }
    try #require(parts.count >= 3)
    let expected = RGBA(
      Int(parts[0]), Int(parts[1]), Int(parts[2]), parts.count > 3 ? parts[3] : 1)
    #expect(color.rgba(for: Appearance(isDark: isDark)) == expected)
  }
}
