import Foundation
import TestSupport

/// How much is tried, and from which seed: `make soak` sets both.
enum Effort {
  private static let variables = ProcessInfo.processInfo.environment

  /// How many times as much as in a usual run.
  static let factor = variables["STYLECTL_SOAK"].flatMap { Int($0) } ?? 1

  /// Whether this is the long run.
  static let isLong = factor > 1

  /// The seed that all others are made of.
  static let seed = variables["STYLECTL_SOAK_SEED"].flatMap { UInt64($0) } ?? 1

  /// A generator for one test.
  static func generator(_ test: UInt64) -> SplitMix64 {
    SplitMix64(seed: seed &* 1000 &+ test)
  }

  /// Prints figures of the long run.
  static func tell(_ sentence: String) {
    if isLong { print("soak: \(sentence) (seed \(seed))") }
  }
}
