extension SymbolAvailability {
  /// Names by the year of their release, with their variants in brackets.
  ///
  /// A variant is spelled by the first letters of its words, `q` for square: `bell(f,s,sf)` stands for
  /// `bell`, `bell.fill`, `bell.slash` and `bell.slash.fill`. A name after `+` is not there without one.
  /// The year `?` is that of names that are sure to be there, but not since when.
  private static let table = """
    2019 airplane alarm(f) ant(f,c,cf) app(f) archivebox(f) arrow.2.circlepath(c,cf)
    2019 arrow.clockwise(c,cf) arrow.counterclockwise(c,cf) arrow.down(c,cf,q,qf)
    2019 arrow.left(c,cf,q,qf) arrow.right(c,cf,q,qf) arrow.up(c,cf,q,qf) arrow.down.left(c,cf,q,qf)
    2019 arrow.down.right(c,cf,q,qf) arrow.up.left(c,cf,q,qf) arrow.up.right(c,cf,q,qf) at
    2019 backward(f) backward.end(f) bag(f) bandage(f) barcode bed.double(f) bell(f,s,sf) bold
    2019 bolt(f,c,cf,s,sf) bolt.horizontal(f,c,cf) book(f,c,cf) bookmark(f) briefcase(f)
    2019 bubble.left(f) bubble.right(f) calendar(c,cf) camera(f,c,cf) capsule(f) capslock(f)
    2019 captions.bubble(f) car(f) cart(f) chart.bar(f) chart.pie(f) checkmark(c,cf,q,qf)
    2019 checkmark.seal(f) checkmark.shield(f) chevron.compact.down chevron.compact.left
    2019 chevron.compact.right chevron.compact.up chevron.down(c,cf,q,qf) chevron.left(c,cf,q,qf)
    2019 chevron.right(c,cf,q,qf) chevron.up(c,cf,q,qf) circle(f) clear(f) clock(f) cloud(f)
    2019 cloud.bolt(f) cloud.bolt.rain(f) cloud.drizzle(f) cloud.fog(f) cloud.hail(f)
    2019 cloud.heavyrain(f) cloud.moon(f) cloud.rain(f) cloud.sleet(f) cloud.snow(f) cloud.sun(f)
    2019 cloud.sun.rain(f) command creditcard(f) crop cube(f) delete.left(f) delete.right(f)
    2019 desktopcomputer dial divide(c,cf,q,qf) doc(f) doc.on.clipboard(f) doc.on.doc(f) doc.text(f)
    2019 dollarsign(c,cf,q,qf) ear eject(f) ellipsis(c,cf) ellipsis.bubble(f) envelope(f,c,cf)
    2019 envelope.badge(f) envelope.open(f) equal(c,cf,q,qf) escape eurosign(c,cf,q,qf)
    2019 exclamationmark(c,cf,q,qf) exclamationmark.triangle(f) eye(f,s,sf) eyedropper film(f)
    2019 flag(f,c,cf,s,sf) flame(f) folder(f,c,cf) forward(f) forward.end(f) function
    2019 gamecontroller(f) gear gift(f) globe gobackward goforward hammer(f) hand.point.left(f)
    2019 hand.point.right(f) hand.raised(f,s,sf) hand.thumbsdown(f) hand.thumbsup(f) hare(f)
    2019 headphones heart(f,c,cf,s,sf,sc,scf) hexagon(f) hourglass house(f) hurricane infinity
    2019 info(c,cf) italic keyboard lightbulb(f,s,sf) link(c,cf) list.bullet list.dash list.number
    2019 location(f,c,cf,s,sf) location.north(f) lock(f,c,cf,s,sf) lock.open(f)
    2019 magnifyingglass(c,cf) map(f) mappin(s) message(f,c,cf) mic(f,c,cf,s,sf) minus(c,cf,q,qf)
    2019 minus.magnifyingglass moon(f,c,cf) moon.stars(f) moon.zzz(f) multiply(c,cf,q,qf)
    2019 music.note music.note.list nosign number(c,cf,q,qf) option paintbrush(f) paperclip(c,cf)
    2019 paperplane(f) pause(f,c,cf,r,rf) pencil(c,cf,s) percent person(f,c,cf) person.2(f)
    2019 person.3(f) person.crop.circle(f) person.crop.square(f) phone(f,c,cf) photo(f) pin(f,s,sf)
    2019 play(f,c,cf,r,rf) plus(c,cf,q,qf) plus.magnifyingglass power printer(f) qrcode
    2019 questionmark(c,cf,q,qf) quote.bubble(f) rays rectangle(f) rectangle.grid.1x2(f)
    2019 rectangle.stack(f) repeat repeat.1 rosette rotate.left(f) rotate.right(f) scissors seal(f)
    2019 shield(f,s,sf) shift(f) shippingbox(f) shuffle sidebar.left sidebar.right slowmo smoke(f)
    2019 snow sparkles speaker(f,s,sf) speedometer square(f) square.and.arrow.down(f)
    2019 square.and.arrow.up(f) square.and.pencil square.grid.2x2(f) square.grid.3x2(f)
    2019 square.stack(f) star(f,c,cf,s,sf) sterlingsign(c,cf,q,qf) stop(f,c,cf) stopwatch(f)
    2019 strikethrough sum sun.dust(f) sun.haze(f) sun.max(f) sun.min(f) sunrise(f) sunset(f)
    2019 tag(f,c,cf) text.aligncenter text.alignleft text.alignright text.bubble(f) text.justify
    2019 textformat textformat.size thermometer timelapse timer tornado tortoise(f)
    2019 trash(f,c,cf,s,sf) tray(f) tray.2(f) triangle(f) tropicalstorm tv(f) umbrella(f) underline
    2019 video(f,c,cf,s,sf) wand.and.rays wand.and.stars waveform waveform.path.ecg wifi(s) wind
    2019 x.squareroot xmark(c,cf,q,qf) xmark.octagon(f) xmark.seal(f) xmark.shield(f)
    2019 yensign(c,cf,q,qf)
    2020 applewatch atom bicycle book.closed(f) books.vertical(f) building(f) building.2(f)
    2020 building.columns(f) bus(f) cpu cross(f) crown(f) display drop(f) externaldrive(f)
    2020 face.smiling(f) figure.walk(c,cf) gearshape(f) gearshape.2(f) graduationcap(f) ipad iphone
    2020 key(f) ladybug(f) laptopcomputer leaf(f) magazine(f) megaphone(f) memorychip network
    2020 newspaper(f) paintpalette(f) pc pills(f) puzzlepiece(f) ruler(f) scroll(f) server.rack
    2020 suitcase(f) ticket(f) tram(f) wallet.pass(f)
    2020.1 character
    2021 brain cup.and.saucer(f) fuelpump(f) person.text.rectangle(f) theatermasks(f)
    2022 baseball(f) basketball(f) birthday.cake(f) bird(f) carrot(f) dumbbell(f) figure.run fish(f)
    2022 football(f) lizard(f) medal(f) party.popper(f) soccerball tennisball(f) tree(f) trophy(f)
    2022.1 mountain.2(f)
    ? +bell(c,cf,sc,scf) +bookmark(c,cf,s,sf) +house(c,cf) +cart(c,cf) +command(c,cf) +leaf(c,cf)
    ? +clock(c,cf) +star(q,qf) +heart(q,qf) +play(q,qf) +bolt(q,qf) +tag(s,sf) +airplane(c,cf)
    ? +wifi(c,cf,q,qf) +star(s) +globe(c,cf) +person(s,sf) +drop(c,cf) +flame(c,cf) +camera(s,sf)
    ? +bag(c,cf) +house(s,sf) +gearshape(c,cf) +message(s,sf) +power(c,cf) +eye(c,cf,sc,scf)
    ? fan(f) speaker.wave.1(f) speaker.wave.2(f) speaker.wave.3(f) folder.badge.plus
    ? folder.fill.badge.plus line.3.horizontal person.badge.plus person.fill.badge.plus checklist
    """

  /// Expands the table.
  static func builtInYears() -> [String: String] {
    var years: [String: String] = [:]
    func add(_ name: String, _ year: Substring) {
      if years[name] == nil { years[name] = year == "?" ? "" : String(year) }
    }
    for line in table.split(separator: "\n") {
      let entries = line.split(separator: " ")
      guard let year = entries.first else { continue }
      for entry in entries.dropFirst() {
        let parts = entry.split { $0 == "(" || $0 == ")" }
        guard let first = parts.first else { continue }
        let base = first.drop { $0 == "+" }
        if base.startIndex == first.startIndex { add(String(base), year) }
        for variant in (parts.dropFirst().first ?? "").split(separator: ",") {
          add(variant.reduce(String(base)) { $0 + "." + word($1) }, year)
        }
      }
    }
    return years
  }

  private static func word(_ letter: Character) -> String {
    switch letter {
    case "f": "fill"
    case "s": "slash"
    case "c": "circle"
    case "q": "square"
    default: "rectangle"
    }
  }
}
