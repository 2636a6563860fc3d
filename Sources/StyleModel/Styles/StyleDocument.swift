import Diagnostics
import JSON

/// What is stored of a style: its Swift, unread, and what belongs to it.
package struct StyleDocument: Hashable, Sendable {
  /// The canonical Swift of the style.
  package var swift: String

  /// The versions that parts of a composed style are held at, by their names.
  package var pins: [String: ContentHash]

  /// Values for names that the app declares, as Swift expressions: `IterSpace.lg` is `16`.
  package var samples: [String: String]

  /// What the document carries beside the style.
  package var extras = DocumentExtras()

  /// Creates a document.
  package init(
    swift: String, pins: [String: ContentHash] = [:], samples: [String: String] = [:],
    extras: DocumentExtras = DocumentExtras()
  ) {
    self.swift = swift
    self.pins = pins
    self.samples = samples
    self.extras = extras
  }

  /// The keys of a style's document.
  static let keys = ["swift", "pins", "samples"] + DocumentExtras.keys

  /// The members of the document.
  var members: [JSONMember] {
    var members = [JSONMember("swift", .string(swift))] + extras.members
    if !pins.isEmpty {
      let pins = pins.map { JSONMember($0.key, .string($0.value.hex)) }
      members.append(JSONMember("pins", .object(pins)))
    }
    if !samples.isEmpty {
      let samples = samples.map { JSONMember($0.key, .string($0.value)) }
      members.append(JSONMember("samples", .object(samples)))
    }
    return members
  }
}

extension DocumentReader {
  /// Reads a style from its known members and the others.
  mutating func style(
    _ known: [String: JSONMember], others: [JSONMember], at offset: Int
  ) -> StyleDocument? {
    if known["swift"] == nil { report("a style needs \"swift\"", at: offset) }
    let swift = string(known["swift"])
    var pins: [String: ContentHash] = [:]
    for member in values(known["pins"]) {
      guard let text = string(member) else { continue }
      pins[member.key] = ContentHash(hex: text)
      if pins[member.key] == nil {
        report(
          "the pin of \(quoted(member.key)) must be SHA-256 in 64 hex digits",
          at: member.value.offset)
      }
    }
    var samples: [String: String] = [:]
    for member in values(known["samples"]) { samples[member.key] = string(member) }
    let extras = extras(known, others: others)
    return swift.map { StyleDocument(swift: $0, pins: pins, samples: samples, extras: extras) }
  }

  private mutating func values(_ member: JSONMember?) -> [JSONMember] {
    member.flatMap { members(of: $0.value, as: quoted($0.key)) } ?? []
  }
}
