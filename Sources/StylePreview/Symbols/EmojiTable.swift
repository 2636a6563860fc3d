/// Pictures that stand for symbols where colour glyphs are asked for.
///
/// Each is one scalar that is an emoji by itself (Emoji_Presentation of UTS #51): terminals disagree on
/// the width of those that a variation selector makes or a joiner puts together.
enum EmojiTable {
  /// Returns the picture of a symbol, by the longest beginning of its name that has one; nil for none.
  static func scalar(of name: String) -> Unicode.Scalar? {
    var words = name.utf8.count <= 200 ? name.split(separator: ".") : []
    while !words.isEmpty {
      if let known = scalar(known: words.joined(separator: ".")) { return known }
      words.removeLast()
    }
    return nil
  }

  private static func scalar(known name: String) -> Unicode.Scalar? {
    sky(name) ?? sign(name) ?? thing(name) ?? device(name) ?? life(name)
  }

  private static func sky(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "sun", "sun.max", "sun.min": "🌞"
    case "sunrise": "🌅"
    case "sunset", "sun.horizon": "🌇"
    case "moon": "🌙"
    case "cloud", "cloud.sun": "⛅"
    case "cloud.rain", "cloud.drizzle", "cloud.heavyrain", "umbrella": "☔"
    case "snow", "snowflake", "cloud.snow": "⛄"
    case "bolt", "cloud.bolt": "⚡"
    case "wind", "hurricane", "tornado": "🌀"
    case "drop": "💧"
    case "flame": "🔥"
    case "star": "⭐"
    case "sparkle", "sparkles": "✨"
    case "rainbow": "🌈"
    case "globe", "network": "🌐"
    default: nil
    }
  }

  private static func sign(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "checkmark": "✅"
    case "xmark": "❌"
    case "plus": "➕"
    case "minus": "➖"
    case "divide": "➗"
    case "exclamationmark": "❗"
    case "questionmark": "❓"
    case "nosign", "circle.slash": "🚫"
    case "octagon", "stop": "🛑"
    case "arrow.clockwise": "🔃"
    case "arrow.triangle.2.circlepath", "arrow.2.circlepath": "🔄"
    case "repeat": "🔁"
    case "shuffle": "🔀"
    case "forward": "⏩"
    case "backward": "⏪"
    case "flag": "🚩"
    case "bell": "🔔"
    case "bell.slash": "🔕"
    case "heart": "💗"
    case "hand.thumbsup": "👍"
    case "hand.thumbsdown": "👎"
    case "hand.raised": "✋"
    case "speaker", "speaker.wave.2", "speaker.wave.3": "🔊"
    case "speaker.slash": "🔇"
    default: nil
    }
  }

  private static func thing(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "trash": "🚮"
    case "folder": "📁"
    case "doc", "doc.text", "text.document": "📄"
    case "book": "📖"
    case "bookmark": "🔖"
    case "paperclip": "📎"
    case "link": "🔗"
    case "pencil", "square.and.pencil": "📝"
    case "envelope": "📧"
    case "tray": "📥"
    case "paperplane": "📨"
    case "archivebox", "shippingbox": "📦"
    case "calendar": "📅"
    case "clock": "🕒"
    case "alarm": "⏰"
    case "timer", "hourglass": "⏳"
    case "lock": "🔒"
    case "lock.open": "🔓"
    case "key": "🔑"
    case "magnifyingglass": "🔍"
    case "gear", "gearshape", "wrench", "wrench.and.screwdriver": "🔧"
    case "hammer": "🔨"
    case "lightbulb": "💡"
    case "gift": "🎁"
    case "cart": "🛒"
    case "bag": "👜"
    case "creditcard": "💳"
    case "mappin", "pin": "📌"
    case "location": "📍"
    case "house": "🏠"
    case "building", "building.2": "🏢"
    case "chart.bar": "📊"
    case "chart.line.uptrend.xyaxis": "📈"
    case "megaphone": "📣"
    case "message", "bubble", "bubble.left", "bubble.right": "💬"
    case "ticket": "🎫"
    case "trophy": "🏆"
    case "medal": "🏅"
    case "crown": "👑"
    case "paintpalette", "paintbrush": "🎨"
    case "graduationcap": "🎓"
    case "pills": "💊"
    case "syringe": "💉"
    case "cup.and.saucer", "mug": "☕"
    case "fork.knife": "🍴"
    case "wineglass": "🍷"
    case "birthday.cake": "🎂"
    default: nil
    }
  }

  private static func device(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "phone": "📞"
    case "iphone": "📱"
    case "laptopcomputer", "desktopcomputer", "macbook": "💻"
    case "tv": "📺"
    case "camera": "📷"
    case "photo": "🌄"
    case "video": "🎥"
    case "film": "🎬"
    case "music.note": "🎵"
    case "headphones": "🎧"
    case "mic", "music.mic": "🎤"
    case "gamecontroller": "🎮"
    case "puzzlepiece": "🧩"
    case "wifi": "📶"
    case "battery.100", "battery.75", "battery.50", "battery.25", "battery.0": "🔋"
    case "powerplug": "🔌"
    case "airplane": "🛫"
    case "car": "🚗"
    case "bus": "🚌"
    case "tram": "🚋"
    case "bicycle": "🚲"
    case "fuelpump": "⛽"
    case "sailboat": "⛵"
    default: nil
    }
  }

  private static func life(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "person": "👤"
    case "person.2", "person.3": "👥"
    case "figure.walk": "🚶"
    case "figure.run": "🏃"
    case "eye": "👀"
    case "ear": "👂"
    case "nose": "👃"
    case "mouth": "👄"
    case "brain": "🧠"
    case "face.smiling": "😀"
    case "leaf": "🍃"
    case "tree": "🌳"
    case "pawprint": "🐾"
    case "ant": "🐜"
    case "ladybug": "🐞"
    case "tortoise": "🐢"
    case "hare": "🐇"
    case "fish": "🐟"
    case "bird": "🐦"
    case "dog": "🐶"
    case "cat": "🐱"
    default: nil
    }
  }
}

extension SymbolGlyph {
  /// Returns what stands for a symbol in a form of text.
  static func shown(_ name: String, variants: [String], in form: TextForm) -> SymbolGlyph {
    var glyph = named(name, variants: variants)
    guard form.icons == .emoji, !form.isASCII, let emoji = EmojiTable.scalar(of: name) else {
      return glyph
    }
    glyph.scalar = emoji
    glyph.isBold = false
    return glyph
  }
}
