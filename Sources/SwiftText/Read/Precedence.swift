/// The precedence of Swift's operators, loosest first.
enum Precedence: Int, Comparable {
  case assignment = 1
  case ternary, disjunction, conjunction, comparison, coalescing, cast, range, addition
  case multiplication, shift, unary

  /// How two operators of one precedence group.
  enum Grouping {
    case left, right, none
  }

  /// The grouping.
  var grouping: Grouping {
    switch self {
    case .assignment, .ternary, .coalescing: .right
    case .comparison, .range, .shift: .none
    default: .left
    }
  }

  /// The precedence of a binary operator of the standard library; nil for an app's own.
  init?(operator spelling: String) {
    switch spelling {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      self = .assignment
    case "||": self = .disjunction
    case "&&": self = .conjunction
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": self = .comparison
    case "??": self = .coalescing
    case "..<", "...": self = .range
    case "+", "-", "&+", "&-", "|", "^": self = .addition
    case "*", "/", "%", "&*", "&": self = .multiplication
    case "<<", ">>", "&<<", "&>>": self = .shift
    default: return nil
    }
  }

  /// The next tighter precedence.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .unary }

  /// Whether a spelling is a prefix operator of the standard library.
  static func isPrefix(_ spelling: String) -> Bool {
    switch spelling {
    case "-", "!", "+", "&", "~", "...", "..<": true
    default: false
    }
  }

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
}
