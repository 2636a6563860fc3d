import Diagnostics
import SwiftText
import Testing
import Vocabulary

@testable import StyleSyntax

/// What SwiftUI has is never called wrong.
struct TrueCallTests {
  @Test func thereAreFiveHundredOfThem() {
    #expect(TrueCall.all.count >= 500)
    #expect(Set(TrueCall.all.map { "\($0.context) \($0.text)" }).count == TrueCall.all.count)
    for call in TrueCall.all {
      #expect(
        call.page.wholeMatch(of: #/(swiftui|uikit|appkit|foundation|corefoundation|swift)/[^ ]+/#)
          != nil, "\(call)")
    }
  }

  @Test func noneIsWarnedOf() throws {
    var told: [String] = []
    for call in TrueCall.all {
      let document = try Reader.document(call.style)
      for diagnostic in StyleCheck().diagnostics(in: document, bytes: Array(call.style.utf8)) {
        told.append("\(call.text): \(diagnostic.message)")
      }
    }
    #expect(told == [])
  }

  @Test func eachFitsASignature() throws {
    var told: [String] = []
    for call in TrueCall.all {
      let document = try Reader.document(call.style)
      let names = DeclaredNames(of: document)
      told += TypedWalk.run(FitVisitor(), over: document, names: names).misfits.map {
        "\(call): \($0)"
      }
    }
    #expect(told == [])
  }
}

/// Gathers the calls that fit no signature.
private struct FitVisitor: TypedVisitor {
  private(set) var misfits: [String] = []

  mutating func visit(_ site: CallSite) {
    guard let signatures = site.signatures else {
      misfits.append("\(site.name) of \(site.kind) is not known")
      return
    }
    guard let match = site.match else {
      misfits.append("\(site.name) of \(site.kind) fits none of \(signatures.count)")
      return
    }
    if !match.misfits.isEmpty { misfits.append("\(site.name) of \(site.kind) takes other values") }
  }
}
