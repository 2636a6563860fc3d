import StyleModel
import StyleSyntax
import SwiftText

extension Interpreter {
  /// Returns the module of a style's Swift, as it is read under the pins of a style that holds it.
  ///
  /// Versions of one style have modules of their own.
  @discardableResult
  func load(_ source: StyleSource, under pins: [String: ContentHash] = [:]) -> StyleModule {
    let pins = pins.merging(source.pins) { $1 }
    var key = source.name
    var number = 1
    while let module = modules[key] {
      if module.text == source.text, module.pins == pins { return module }
      number += 1
      key = "\(source.name)#\(number)"
    }
    countReading(of: source.text)
    let module = module(of: source, key: key, pins: pins)
    modules[key] = module
    for (name, text) in source.samples where freeValues[name] == nil {
      if let sample = try? Reader.expression(text) {
        freeValues[name] = sample
      } else {
        note("the sample of '\(name)' could not be read and is left out")
      }
    }
    return module
  }

  /// Reads the declarations of a style, for a target that has the style where there is one.
  private func module(of source: StyleSource, key: String, pins: [String: ContentHash])
    -> StyleModule
  {
    let module = StyleModule(source, target: target, key: key, pins: pins)
    guard module.type(named: source.name) == nil else { return module }
    for other in target.others {
      let module = StyleModule(source, target: other, key: key, pins: pins)
      guard module.type(named: source.name) != nil else { continue }
      note("\(source.name) is declared for another target alone, and is drawn all the same")
      return module
    }
    return module
  }

  /// Returns the type of a style that code of a module names, or nil.
  ///
  /// What the module holds at a version sees the pins that it is held by, as a type that is nested
  /// in another sees its neighbours.
  func libraryStyle(named name: String, in module: StyleModule) -> DeclaredType? {
    guard name.first?.isUppercase == true else { return nil }
    if !module.pins.isEmpty, let held = library.style(named: name, heldBy: module.pins) {
      return load(held, under: module.pins).type(named: held.name)
    }
    guard !unknownStyles.contains(name) else { return modules[name]?.type(named: name) }
    guard let source = library.style(named: name) else {
      unknownStyles.insert(name)
      return modules[name]?.type(named: name)
    }
    return load(source).type(named: source.name)
  }

  /// Returns the module of the style that declares a static member of `LabelStyle`, or nil.
  func module(declaring member: String, for user: StyleModule?) -> StyleModule? {
    if let user, let held = library.style(declaring: member, heldBy: user.pins) {
      return load(held, under: user.pins)
    }
    if let source = library.style(declaring: member) { return load(source) }
    return modules.sorted { $0.key < $1.key }.first {
      $0.value.labelStyleTypes[member] != nil
    }?.value
  }
}
