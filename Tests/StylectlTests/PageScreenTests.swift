import TestSupport
import Testing

/// What a browser shows of the pictures, in light and in dark.
@Suite(.serialized, .enabled(if: Chromium.isInstalled, "chromium is not on the search path"))
struct PageScreenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [false, true])
  func readerDecidesWhetherAnImageIsDark(isDark: Bool) throws {
    _ = try runStylectl(
      ["apply", "DayLabelStyle", "--label", "Monday=sun.max", "--format", "svg", "-o", "day.svg"],
      in: folder)
    // The page, what a round end leaves of it, the capsule, and the circle above its glyph.
    let colors = try Chromium().colors(
      of: folder.file("day.svg"), at: [.init(4, 4), .init(18, 18), .init(50, 22), .init(50, 36)],
      isDark: isDark)
    let expected =
      isDark
      ? [[0, 0, 0], [0, 0, 0], [1, 9, 18], [255, 255, 255]]
      : [[255, 255, 255], [255, 255, 255], [237, 246, 255], [255, 255, 255]]
    for (color, expected) in zip(colors, expected) { expectNear(color, expected) }
  }

  @Test(arguments: [false, true])
  func pageFollowsTheReader(isDark: Bool) throws {
    _ = try runStylectl(
      ["preview", "--all", "--format", "html", "-o", "all.html"], in: folder)
    let colors = try Chromium().colors(
      of: folder.file("all.html"), at: [.init(2, 2)], isDark: isDark)
    expectNear(colors[0], isDark ? [17, 17, 19] : [245, 245, 247])
  }

  @Test(arguments: [
    ("CAPSULE padding", "1 of 8: DayLabelStyle"), ("sun.max", "1 of 8: week"),
    ("#0077b6", "1 of 8: ocean"), ("nowhere", "0 of 8: "),
  ])
  func searchLeavesWhatHoldsEveryWord(words: String, expected: String) throws {
    let page = try runStylectl(["preview", "--all", "--format", "html"], in: folder).output
    let typing = """
      <script>
      const field = document.querySelector('input');
      field.value = '\(words)';
      field.dispatchEvent(new Event('input'));
      setTimeout(() => {
        const seen = Array.from(document.querySelectorAll('article:not([hidden]) h3'));
        document.title = document.querySelector('[role=status]').textContent + ': '
          + seen.map((heading) => heading.textContent).join(', ');
      }, 500);
      </script>
      """
    // The page's own policy would not let this script run.
    let open = page.replacing("http-equiv=\"Content-Security-Policy\"", with: "name=\"policy\"")
      .replacing("</body>", with: typing + "</body>")
    let path = try folder.write(open, to: "open.html")
    #expect(try Chromium().text(of: path, from: "<title>", to: "</title>") == expected)
  }

  /// Expects a colour, give or take how a browser rounds.
  private func expectNear(_ color: [Int], _ expected: [Int]) {
    #expect(zip(color, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(color) for \(expected)")
  }
}
