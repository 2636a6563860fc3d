import Foundation
import TestSupport
import Testing

/// Takes pictures of pages with Chromium, and reads their pixels with it too.
struct Chromium {
  /// Whether there is one on the search path.
  static let isInstalled = (try? runProgram("chromium", ["--version"]))?.status == 0

  /// A place of a picture.
  struct Point {
    var x: Int
    var y: Int

    init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  private let folder: TemporaryFolder

  /// Creates a browser with a profile of its own.
  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens a file as a reader with an appearance sees it, and returns colours of its picture.
  func colors(of path: String, at points: [Point], isDark: Bool) throws -> [[Int]] {
    let picture = folder.file("picture.png")
    try run(
      "--screenshot=\(picture)", "--window-size=640,900",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "file://\(path)")
    let image = try Data(contentsOf: URL(fileURLWithPath: picture)).base64EncodedString()
    let places = points.map { "[\($0.x),\($0.y)]" }.joined(separator: ",")
    let reader = try folder.write(
      """
      <!doctype html><img src="data:image/png;base64,\(image)"><script>
      onload = () => {
        const image = document.querySelector('img');
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        const colors = [\(places)].map(([x, y]) => Array.from(context.getImageData(x, y, 1, 1).data));
        document.body.innerHTML = '<p>' + JSON.stringify(colors) + '</p>';
      };
      </script>
      """, to: "reader.html")
    let text = try run("--dump-dom", "file://\(reader)")
    let start = try #require(text.range(of: "<p>"), "\(text)").upperBound
    let end = try #require(text.range(of: "</p>")).lowerBound
    return try JSONDecoder().decode([[Int]].self, from: Data(text[start..<end].utf8))
      .map { Array($0.prefix(3)) }
  }

  /// Opens a file and returns its text between two words once its scripts have run.
  func text(of path: String, from start: String, to end: String) throws -> String {
    let text = try run("--dump-dom", "--virtual-time-budget=3000", "file://\(path)")
    let first = try #require(text.range(of: start), "\(text)").upperBound
    let last = try #require(text[first...].range(of: end)).lowerBound
    return String(text[first..<last])
  }

  @discardableResult
  private func run(_ words: String...) throws -> String {
    let result = try runProgram(
      "chromium",
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=1", "--force-color-profile=srgb",
        "--user-data-dir=\(folder.file("profile"))",
      ] + words)
    try #require(result.status == 0, "\(result.errors)")
    return result.output
  }
}
