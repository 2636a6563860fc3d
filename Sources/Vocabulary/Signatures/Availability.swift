/// Since when something of SwiftUI is there, and whether something else has taken its place.
package struct Availability: Hashable, Sendable {
  /// The oldest systems that have it.
  package var introduced: SystemVersions

  /// The version of iOS that deprecated it; 100 for what is to be deprecated some day, as Apple marks
  /// it; nil where nothing has taken its place.
  package var deprecated: SystemVersions.Number?

  /// What takes its place, as documentation names it: `clipShape(_:style:)`.
  package var replacement: String?

  /// Creates an availability.
  package init(
    introduced: SystemVersions, deprecated: SystemVersions.Number? = nil,
    replacement: String? = nil
  ) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.replacement = replacement
  }

  /// What is as old as SwiftUI.
  package static let always = Availability(introduced: .generation(13))

  /// Takes ` @13`, ` @16.4/13.3/16.4/9.4` or ` @13-100 use clipShape(_:style:)` off the end of a
  /// declaration; nil where it cannot be read.
  init?(takenFrom text: inout Substring) {
    guard let mark = text.utf8.lastIndex(of: UInt8(ascii: "@")), mark > text.startIndex else {
      return nil
    }
    var versions = text[mark...].dropFirst()
    text = text[..<text.utf8.index(before: mark)]
    if let space = versions.utf8.firstIndex(of: UInt8(ascii: " ")) {
      guard versions[space...].hasPrefix(" use ") else { return nil }
      replacement = String(versions[space...].dropFirst(" use ".count))
      versions = versions[..<space]
    }
    if let dash = versions.utf8.firstIndex(of: UInt8(ascii: "-")) {
      guard let number = SystemVersions.Number(versions[dash...].dropFirst()) else { return nil }
      deprecated = number
      versions = versions[..<dash]
    }
    guard let introduced = SystemVersions(mark: versions) else { return nil }
    self.introduced = introduced
  }
}

extension SystemVersions {
  /// Reads the iOS version of a generation of systems, `16`, or four versions, `16.4/13.3/16.4/9.4`.
  fileprivate init?(mark: Substring) {
    if mark.utf8.contains(UInt8(ascii: "/")) {
      let numbers = mark.utf8.split(separator: UInt8(ascii: "/")).compactMap {
        Number(Substring($0))
      }
      guard numbers.count == 4 else { return nil }
      self.init(iOS: numbers[0], macOS: numbers[1], tvOS: numbers[2], watchOS: numbers[3])
    } else {
      guard let iOS = Int(mark), 13...18 ~= iOS || iOS >= 26 else { return nil }
      self = .generation(iOS)
    }
  }

  /// The systems that came out with a version of iOS: one autumn's, or one number since 26.
  static func generation(_ iOS: Int) -> SystemVersions {
    if iOS >= 26 {
      let number = Number(iOS)
      return SystemVersions(iOS: number, macOS: number, tvOS: number, watchOS: number)
    }
    return SystemVersions(
      iOS: Number(iOS), macOS: iOS == 13 ? Number(10, 15) : Number(iOS - 3), tvOS: Number(iOS),
      watchOS: Number(iOS - 7))
  }
}
