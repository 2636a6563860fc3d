import Diagnostics
import Testing

@testable import Vocabulary

@Suite struct SymbolAvailabilityTests {
  private let known = SymbolAvailability.builtIn

  /// The years of these names were read from the list that SFSafeSymbols publishes.
  @Test(arguments: [
    ("moon", "13"), ("moon.fill", "13"), ("sun.max.fill", "13"), ("calendar", "13"), ("tag", "13"),
    ("leaf.fill", "14"), ("drop.fill", "14"), ("character", "14.2"),
    ("cup.and.saucer.fill", "15"), ("figure.run", "16"), ("party.popper.fill", "16"),
    ("mountain.2.fill", "16.1"),
  ])
  func usualNamesHaveTheirSystem(name: String, version: String) {
    #expect(known.systems(of: name)?.iOS.description == version)
  }

  @Test func whatIsNotThereIsToldApartFromWhatIsNotKnown() {
    #expect(known.has("plus.circle.fill") == true)
    #expect(known.has("plus.fill") == false)
    #expect(known.has("list.bullet.fill") == false)
    #expect(known.has("bell.slash.circle.fill") == true)
    #expect(known.systems(of: "bell.slash.circle.fill") == nil)
    #expect(known.has("theatermask.and.paintbrush") == nil)
    #expect(known.has("") == nil)
  }

  @Test func listOfAPersonSaysAll() throws {
    let list = try SymbolAvailability(plist: Array(Self.plist.utf8))
    #expect(list.isComplete)
    #expect(list.names.sorted() == ["a & b", "plus", "plus.app"])
    #expect(list.systems(of: "plus")?.description == "iOS 13, macOS 11, tvOS 13 and watchOS 6")
    #expect(list.systems(of: "plus.app")?.iOS.description == "19.1")
    #expect(list.has("bell") == false)
  }

  @Test func binaryListIsRefusedWithTheCommandThatConvertsIt() {
    expectFault(
      Array("bplist00".utf8) + [0, 1, 2], "this property list is in the binary form", nil)
  }

  @Test(arguments: [
    ("", "the file ends too early", "1:1"),
    ("<plist>", "the file ends too early", "1:8"),
    ("<html></html>", "this is no property list", "1:7"),
    ("<plist><dict><key>a</key></dict></plist>", "'</dict>' is no element", "1:33"),
    ("<plist><dict>\n<string>a</string></dict></plist>", "'<key>' is missing", "2:9"),
    ("<plist><string>&evil;</string></plist>", "a text has an entity", "1:16"),
    ("<!DOCTYPE p [<!ENTITY e \"x\">]><plist/>", "a document type with decl", "1:1"),
    ("<plist><dict/></plist>", "this property list has no 'symbols'", nil),
    ("<plist><string>a</plist>", "'</string>' is missing", "1:17"),
  ])
  func faultsHaveTheirPlace(text: String, message: String, place: String?) {
    expectFault(Array(text.utf8), message, place)
  }

  @Test func nestingIsBounded() {
    let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
    expectFault(Array(deep.utf8), "elements are nested too deeply", "1:127")
  }

  @Test func noCutListIsReadAndNoChangedOneTraps() {
    let bytes = Array(Self.plist.utf8)
    for index in bytes.indices {
      #expect(throws: InputError.self) {
        try SymbolAvailability(plist: Array(bytes[..<index]))
      }
      var changed = bytes
      changed[index] = UInt8(ascii: "<")
      _ = try? SymbolAvailability(plist: changed)
    }
  }

  private func expectFault(_ bytes: [UInt8], _ message: String, _ place: String?) {
    do {
      _ = try SymbolAvailability(plist: bytes, file: "names.plist")
      Issue.record("was read")
    } catch {
      let found = error.diagnostics.first
      #expect(found?.message.hasPrefix(message) == true, "\(found?.message ?? "")")
      #expect(found?.place?.description == place, "\(message)")
      #expect(found?.hint != nil)
    }
  }

  private static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/p.dtd">
    <plist version="1.0">
    <dict>
      <!-- names -->
      <key>symbols</key>
      <dict>
        <key>plus</key><string>2019</string>
        <key>plus.app</key><string>2099</string>
        <key>a &amp; b</key><string/>
      </dict>
      <key>year_to_release</key>
      <dict>
        <key>2019</key>
        <dict>
          <key>iOS</key><string>13.0</string><key>macOS</key><string>10.15</string>
          <key>tvOS</key><string>13.0</string><key>watchOS</key><string>6.0</string>
        </dict>
        <key>2099</key><dict><key>iOS</key><string>19.1</string></dict>
      </dict>
      <key>other</key><array><integer>1</integer><true/><dict/></array>
    </dict>
    </plist>
    """
}
