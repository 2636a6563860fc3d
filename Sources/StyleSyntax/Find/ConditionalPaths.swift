import SwiftText

/// An `#if` of a file: its clauses, and the comments around it.
struct FileConditional {
  /// A line of the `#if`, and the comments at the end of what it holds.
  struct Clause {
    /// `#if`, `#elseif` or `#else`.
    var directive: String

    /// The condition, blanks made one; nil for `#else`.
    var condition: String?

    /// The comments after the last declaration of the clause.
    var trailingComments: [String]
  }

  /// The clauses in order.
  var clauses: [Clause] = []

  /// The comments before `#if`.
  var comments: [String]

  /// The byte offset of `#if`.
  var offset: Int
}

/// Where declarations stand under `#if`.
struct ConditionalPaths {
  /// One level: an index into `conditionals`, and the clause of it.
  struct Step: Equatable {
    var conditional: Int
    var clause: Int
  }

  /// Every `#if` of the file.
  private(set) var conditionals: [FileConditional] = []

  /// The path of each declaration by the index of its first token, outermost step first.
  private(set) var paths: [Int: [Step]] = [:]

  /// Finds the paths of the declarations that begin at the tokens given, in one pass.
  init(of starts: Set<Int>, in tokens: Tokens) {
    guard !starts.isEmpty else { return }
    var stack: [Step] = []
    for (index, token) in tokens.tokens.enumerated() {
      switch token.word {
      case .hashIf:
        conditionals.append(
          FileConditional(comments: tokens.comments(before: index), offset: Int(token.start)))
        stack.append(Step(conditional: conditionals.count - 1, clause: 0))
        addClause(at: index, to: stack, tokens)
      case .hashElseif, .hashElse:
        guard let last = stack.indices.last else { break }
        endClause(at: index, of: stack[last], tokens)
        stack[last].clause += 1
        addClause(at: index, to: stack, tokens)
      case .hashEndif:
        guard let last = stack.popLast() else { break }
        endClause(at: index, of: last, tokens)
      default: break
      }
      if !stack.isEmpty, starts.contains(index) { paths[index] = stack }
    }
  }

  private mutating func addClause(at index: Int, to stack: [Step], _ tokens: Tokens) {
    guard let step = stack.last else { return }
    var last = index
    while last + 1 < tokens.tokens.count - 1, !tokens.tokens[last + 1].lineBreakBefore { last += 1 }
    let line = tokens.source.text(
      tokens.tokens[index].range.lowerBound..<Int(tokens.tokens[last].end))
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\n" }
    let condition = words.dropFirst().joined(separator: " ")
    conditionals[step.conditional].clauses.append(
      FileConditional.Clause(
        directive: tokens.text(index), condition: condition.isEmpty ? nil : condition,
        trailingComments: []))
  }

  private mutating func endClause(at index: Int, of step: Step, _ tokens: Tokens) {
    guard step.clause < conditionals[step.conditional].clauses.count else { return }
    conditionals[step.conditional].clauses[step.clause].trailingComments =
      tokens.comments(before: index)
  }

  /// Puts declarations, each with its path and in the order of the file, under their `#if` again.
  func rebuilt(_ declarations: [(path: [Step], declaration: Declaration)], level: Int = 0)
    -> [Declaration]
  {
    var result: [Declaration] = []
    var index = 0
    while index < declarations.count {
      guard level < declarations[index].path.count, level < 64 else {
        result.append(declarations[index].declaration)
        index += 1
        continue
      }
      let conditional = declarations[index].path[level].conditional
      let end =
        declarations[index...].firstIndex {
          $0.path.count <= level || $0.path[level].conditional != conditional
        } ?? declarations.count
      result.append(rebuilt(conditional, Array(declarations[index..<end]), level))
      index = end
    }
    return result
  }

  private func rebuilt(
    _ conditional: Int, _ declarations: [(path: [Step], declaration: Declaration)], _ level: Int
  ) -> Declaration {
    let whole = conditionals[conditional]
    let byClause = Dictionary(grouping: declarations) { $0.path[level].clause }
    let last = byClause.keys.max() ?? 0
    let clauses = whole.clauses.prefix(last + 1).enumerated().map { number, clause in
      let held = byClause[number] ?? []
      return ConditionalClause(
        directive: clause.directive, condition: clause.condition,
        content: rebuilt(held, level: level + 1),
        trailingComments: held.isEmpty ? [] : clause.trailingComments)
    }
    return Declaration(
      .conditional(Array(clauses)), comments: whole.comments, offset: whole.offset)
  }
}
