import StyleModel
import Testing

/// The colours of the system: light, light with increased contrast, dark, dark with increased contrast.
private let older = """
  red FF3B30 D70015 FF453A FF6961
  orange FF9500 C93400 FF9F0A FFB340
  yellow FFCC00 B25000 FFD60A FFD426
  green 34C759 248A3D 30D158 30DB5B
  mint 00C7BE 0C817B 63E6E2 63E6E2
  teal 30B0C7 008299 40C8E0 5DE6FF
  cyan 32ADE6 0071A4 64D2FF 0AD7FF
  blue 007AFF 0040DD 0A84FF 409CFF
  indigo 5856D6 3634A3 5E5CE6 7D7AFF
  purple AF52DE 8944AB BF5AF2 DA8FFF
  pink FF2D55 D30F45 FF375F FF6482
  brown A2845E 7F6545 AC8E68 B59469
  gray 8E8E93 6C6C70 8E8E93 AEAEB2
  systemGray2 AEAEB2 8E8E93 636366 7C7C80
  systemGray3 C7C7CC AEAEB2 48484A 545456
  systemGray4 D1D1D6 BCBCC0 3A3A3C 444446
  systemGray5 E5E5EA D8D8DC 2C2C2E 363638
  systemGray6 F2F2F7 EBEBF0 1C1C1E 242426
  primary 000000 000000 FFFFFF FFFFFF
  """

/// Where the palette of 2025 has no published value (`-`), the older one counts.
private let newer = """
  red FF383C E9152D FF4245 FF6165
  orange FF8D28 C55300 FF9230 -
  yellow FFCC00 A16A00 FFD600 FEDF43
  green 34C759 008932 30D158 4AD968
  mint 00C8B3 - 00DAC3 -
  teal 00C3D0 008198 00D2E0 -
  cyan 00C0E8 007EAE 3CD3FE 6DD9FF
  blue 0088FF 1E6EF4 0091FF 5CB8FF
  indigo 6155F5 564ADE 6D7CFF -
  purple CB30E0 B02FC2 DB34F2 EA8DFF
  pink FF2D55 E7124D FF375F -
  brown AC7F5E - B78A66 -
  gray 8E8E93 6C6C70 8E8E93 AEAEB2
  """

@Test(arguments: older.split(separator: "\n").map(String.init))
func colorHasItsFourAppearances(row: String) throws {
  try expect(row, in: .ios18)
}

@Test(arguments: newer.split(separator: "\n").map(String.init))
func newerPaletteHasItsFourAppearances(row: String) throws {
  try expect(row, in: .ios26)
}

/// Label colours and fills are washed: their opacities in the four appearances.
@Test(arguments: [
  (SystemColor.secondary, [0.6, 0.8, 0.6, 0.7]), (.tertiary, [0.3, 0.7, 0.3, 0.55]),
  (.quaternary, [0.18, 0.55, 0.16, 0.4]), (.quinary, [0.05, 0.081, 0.05, 0.081]),
  (.systemFill, [0.2, 0.28, 0.36, 0.44]), (.secondarySystemFill, [0.16, 0.24, 0.32, 0.4]),
  (.tertiarySystemFill, [0.12, 0.2, 0.24, 0.32]),
  (.quaternarySystemFill, [0.08, 0.12, 0.18, 0.26]),
])
func washedColorsHaveTheirOpacities(color: SystemColor, opacities: [Double]) {
  #expect(appearances(.ios18).map { color.rgba(for: $0).alpha } == opacities)
}

private func appearances(_ palette: SystemPalette) -> [Appearance] {
  [(false, false), (false, true), (true, false), (true, true)].map {
    Appearance(isDark: $0.0, isHighContrast: $0.1, palette: palette)
  }
}

private func expect(_ row: String, in palette: SystemPalette) throws {
  let words = row.split(separator: " ")
  let color = try #require(SystemColor(name: words[0]))
  for (appearance, hex) in zip(appearances(palette), words.dropFirst()) {
    let seen = color.rgba(for: appearance)
    if hex == "-" {
      var older = appearance
      older.palette = .ios18
      #expect(seen == color.rgba(for: older))
      continue
    }
    let value = try #require(UInt32(hex, radix: 16))
    #expect(
      seen == RGBA(Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)),
      "\(row): \(appearance)")
  }
}
