/// The oldest systems that something of SwiftUI is there on.
package struct SystemVersions: Hashable, Sendable {
  /// A version of a system.
  package struct Number: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number before the point.
    package var major: Int

    /// The number behind the point.
    package var minor: Int

    /// Creates a number.
    package init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Reads `14` or `14.5`.
    init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".").map { Int($0) }
      guard let major = parts.first ?? nil, parts.count <= 2 else { return nil }
      self.init(major, parts.count == 2 ? (parts[1] ?? 0) : 0)
    }

    /// Orders versions by age.
    package static func < (left: Number, right: Number) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }

    /// The number as Apple writes it: `14.5`, `15`.
    package var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
  }

  /// The version of iOS.
  package var iOS: Number

  /// The version of macOS.
  package var macOS: Number

  /// The version of tvOS.
  package var tvOS: Number

  /// The version of watchOS.
  package var watchOS: Number

  /// Returns the version of a system as `os(…)` names it; nil for one that is not among the four.
  package func number(of platform: String) -> Number? {
    switch platform {
    case "iOS": iOS
    case "macOS": macOS
    case "tvOS": tvOS
    case "watchOS": watchOS
    default: nil
    }
  }

  /// The systems that `LabelStyle` came with (developer.apple.com, SwiftUI, LabelStyle).
  package static let labelStyle = SystemVersions(
    iOS: Number(14), macOS: Number(11), tvOS: Number(14), watchOS: Number(7))

  /// Whether any of the four is newer than that of another.
  package func isNewer(than other: SystemVersions) -> Bool {
    iOS > other.iOS || macOS > other.macOS || tvOS > other.tvOS || watchOS > other.watchOS
  }

  /// Raises each version to that of another where that is newer.
  package mutating func formMaximum(_ other: SystemVersions) {
    iOS = max(iOS, other.iOS)
    macOS = max(macOS, other.macOS)
    tvOS = max(tvOS, other.tvOS)
    watchOS = max(watchOS, other.watchOS)
  }

  /// Reads four numbers: `14.5 11.3 14.5 7.4`.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: " ").compactMap { Number($0) }
    guard numbers.count == 4 else { return nil }
    self.init(iOS: numbers[0], macOS: numbers[1], tvOS: numbers[2], watchOS: numbers[3])
  }

  /// Creates versions.
  package init(iOS: Number, macOS: Number, tvOS: Number, watchOS: Number) {
    self.iOS = iOS
    self.macOS = macOS
    self.tvOS = tvOS
    self.watchOS = watchOS
  }
}

extension SystemVersions: CustomStringConvertible {
  /// The versions in a sentence: `iOS 15, macOS 12, tvOS 15 and watchOS 8`.
  package var description: String {
    "iOS \(iOS), macOS \(macOS), tvOS \(tvOS) and watchOS \(watchOS)"
  }
}
