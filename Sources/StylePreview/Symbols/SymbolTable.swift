/// The glyphs of system symbols, chosen for this project: none is taken from a drawing of Apple's.
///
/// All of them are single scalars without a variation selector, so that terminals agree on widths.
package enum SymbolTable {
  /// Entries `name|glyph|ASCII` between blanks, sorted by the bytes of their names.
  static let entries: StaticString = #"""
    airplane|✈|> alarm|◶|@ allergens|❀|* ant|✱|* antenna.radiowaves.left.and.right|⟟|Y app|▢|[
    app.badge|▢|[ app.dashed|⬚|[ apple.logo|⌘|A apple.terminal|❯|> applewatch|◙|[ apps.iphone|⊞|#
    aqi.medium|⁂|: archivebox|▣|# arrow.2.circlepath|⟳|@ arrow.2.squarepath|⟲|@ arrow.backward|←|<
    arrow.branch|⑂|Y arrow.clockwise|↻|@ arrow.counterclockwise|↺|@ arrow.down|↓|v
    arrow.down.doc|↧|v arrow.down.left|↙|/ arrow.down.left.and.arrow.up.right|⤢|%
    arrow.down.right|↘|\ arrow.down.right.and.arrow.up.left|⤡|% arrow.down.square|⍗|v
    arrow.down.to.line|⤓|v arrow.forward|→|> arrow.left|←|< arrow.left.and.right|⇔|%
    arrow.left.arrow.right|⇄|% arrow.left.square|⍇|< arrow.left.to.line|⇤|< arrow.right|→|>
    arrow.right.square|⍈|> arrow.right.to.line|⇥|> arrow.triangle.2.circlepath|⟳|@
    arrow.triangle.branch|⑂|Y arrow.triangle.merge|⑃|Y arrow.turn.down.left|↲|<
    arrow.turn.down.right|↳|> arrow.turn.up.left|↰|< arrow.turn.up.right|↱|> arrow.up|↑|^
    arrow.up.and.down|⇕|% arrow.up.arrow.down|⇅|% arrow.up.doc|↥|^ arrow.up.forward|↗|/
    arrow.up.forward.app|↗|/ arrow.up.left|↖|\ arrow.up.left.and.arrow.down.right|⤡|%
    arrow.up.right|↗|/ arrow.up.right.and.arrow.down.left|⤢|% arrow.up.right.square|↗|/
    arrow.up.square|⍐|^ arrow.up.to.line|⤒|^ arrow.uturn.backward|↶|< arrow.uturn.forward|↷|>
    arrow.uturn.left|↶|< arrow.uturn.right|↷|> arrowshape.down|⇩|v arrowshape.left|⇦|<
    arrowshape.right|⇨|> arrowshape.turn.up.backward|↰|< arrowshape.turn.up.forward|↱|>
    arrowshape.turn.up.left|↰|< arrowshape.turn.up.right|↱|> arrowshape.up|⇧|^
    arrowtriangle.down|▽|v arrowtriangle.down.fill|▼|v arrowtriangle.left|◁|<
    arrowtriangle.left.fill|◄|< arrowtriangle.right|▷|> arrowtriangle.right.fill|►|>
    arrowtriangle.up|△|^ arrowtriangle.up.fill|▲|^ aspectratio|⛶|[ at|@|@ backward|«|<
    backward.end|⇤|< bag|👜|# barcode|║|# baseball|⚾|O basketball|🏀|O battery|🔋|= battery.100|🔋|=
    battery.100percent|🔋|= bed.double|🛌|= bell|Ω|A bicycle|🚲|% binoculars|◎|8 birthday.cake|🍰|#
    bitcoinsign|₿|B bold|B|B bolt|↯|/ bolt.horizontal|⌁|~ book|📖|B book.closed|📕|B bookmark|⊓|!
    books.vertical|📚|B brain|🧠|@ brain.head.profile|🧠|@ briefcase|💼|# bubble.left|❝|"
    bubble.left.and.bubble.right|❝|" bubble.left.and.text.bubble.right|❝|" bubble.right|❞|"
    building|▥|# building.2|▥|# building.columns|▥|# bus|🚌|# cable.connector|⌁|# calendar|▦|#
    camera|◙|[ camera.macro|❀|* camera.viewfinder|⛶|[ capslock|⇪|^ capsule|▭|= car|🚗|#
    car.side|🚗|# cart|🛒|# centsign|¢|c character|A|A character.cursor.ibeam|⌶|I
    character.textbox|⌶|I chart.bar|▟|# chart.bar.doc.horizontal|▟|# chart.bar.xaxis|▟|#
    chart.line.uptrend.xyaxis|⟋|/ chart.pie|◕|O chart.xyaxis.line|⟋|/ checklist|✓|v checkmark|✓|v
    checkmark.circle|✓|v checkmark.seal|✓|v checkmark.shield|⛨|v checkmark.square|☑|v
    chevron.backward|‹|< chevron.compact|›|> chevron.down|⌄|v chevron.forward|›|> chevron.left|‹|<
    chevron.left.forwardslash.chevron.right|⟨|< chevron.right|›|> chevron.up|⌃|^
    chevron.up.chevron.down|⇕|% circle|○|o circle.dashed|◌|o circle.fill|●|O circle.grid.2x2|∷|:
    circle.grid.3x3|⁘|: circle.hexagongrid|❁|* circle.hexagonpath|⬡|O circle.lefthalf.filled|◐|O
    circle.righthalf.filled|◑|O circlebadge|○|o circlebadge.fill|●|O clipboard|⎘|[ clock|◷|@
    clock.arrow.circlepath|↺|@ cloud|☁|% cloud.bolt|☇|/ cloud.bolt.rain|☇|/ cloud.drizzle|☂|/
    cloud.fog|≋|~ cloud.hail|☁|% cloud.heavyrain|☂|/ cloud.moon|☁|% cloud.rain|☂|/ cloud.snow|❅|*
    cloud.sun|☁|% cloud.sun.rain|☂|/ command|⌘|K command.circle|⌘|K control|⌃|^ cpu|▩|#
    creditcard|▬|= crop|⌗|# cross|✚|+ cross.case|✚|+ cross.vial|🧪|U crown|👑|W cube|▣|#
    cup.and.saucer|☕|u curlybraces|⎰|{ cylinder|⛁|8 cylinder.split.1x2|⛁|8 delete.left|⌫|<
    delete.right|⌦|> desktopcomputer|⎚|[ dial|◔|O dial.high|◕|O dial.low|◔|O dial.medium|◑|O
    dial.min|◔|O diamond|◇|< diamond.fill|◆|< dice|⚄|# display|⎚|[ divide|÷|/ doc|▯|[ doc.fill|▮|[
    doc.on.clipboard|⎘|[ doc.on.doc|❐|[ doc.plaintext|▤|= doc.richtext|▤|= doc.text|▤|=
    doc.text.magnifyingglass|⌕|/ dollarsign|$|$ door|▯|[ dot.circle|⊙|O
    dot.radiowaves.left.and.right|⊙|~ dot.radiowaves.right|⊙|~ dot.scope|⌖|+ dot.square|⊡|.
    drop|💧|o ear|👂|) eject|⏏|^ ellipsis|…|. ellipsis.bubble|❝|" ellipsis.circle|…|. envelope|✉|M
    envelope.open|✉|M equal|=|= escape|⎋|E eurosign|€|E exclamationmark|!|!
    exclamationmark.bubble|!|! exclamationmark.circle|!|! exclamationmark.octagon|⚠|!
    exclamationmark.triangle|⚠|! externaldrive|⛁|8 eye|◉|o eye.slash|⊘|- eyes|◉|o face.smiling|☺|)
    faceid|☺|@ fan|✢|* ferry|⛴|U figure|♙|@ figure.dance|💃|@ figure.run|🏃|@ figure.stand|♙|@
    figure.walk|🚶|@ film|▥|# flag|⚐|P flag.fill|⚑|P flame|🔥|^ flashlight.on|🔦|! flask|🧪|U
    folder|◰|/ football|🏈|O fork.knife|⑂|Y forward|»|> forward.end|⇥|> forward.fill|»|>
    fuelpump|⛽|# function|ƒ|f gamecontroller|🎮|# gauge|◠|O gear|⚙|& gearshape|⚙|& gearshape.2|⚙|&
    gift|🎁|# globe|◍|@ gobackward|↺|@ goforward|↻|@ graduationcap|🎓|^ greaterthan|›|> grid|▦|#
    hammer|⚒|T hand.point.left|☜|< hand.point.right|☞|> hand.point.up|☝|^ hand.point.up.left|☝|^
    hand.raised|✋|# hand.tap|👆|^ hand.thumbsdown|👎|- hand.thumbsup|👍|+ hand.wave|👋|~
    hands.clap|👏|* hare|🐇|" headphones|🎧|O heart|♡|< heart.fill|♥|< helm|⎈|@ hexagon|⬡|O
    hexagon.fill|⬢|O highlighter|✎|/ hourglass|⧗|8 hourglass.bottomhalf.filled|⧗|8
    hourglass.tophalf.filled|⧗|8 house|⌂|^ humidity|≀|~ hurricane|⌇|@ icloud|☁|%
    icloud.and.arrow.down|☁|v icloud.and.arrow.up|☁|^ infinity|∞|8 info|ⓘ|i info.circle|ⓘ|i
    internaldrive|⛁|8 ipad|▯|[ iphone|▯|[ italic|I|I key|⚷|& key.icloud|⚷|& keyboard|⌨|K
    ladybug|✱|* lamp|💡|! lamp.desk|💡|! laptopcomputer|⎚|[ largecircle.fill.circle|◉|O lasso|∝|o
    leaf|🍃|% lessthan|‹|< level|┿|= lightbulb|💡|! line.3.horizontal|≡|=
    line.3.horizontal.decrease|▽|V line.diagonal|⟋|/ line.diagonal.arrow|↗|/ line.horizontal.3|≡|=
    line.horizontal.3.decrease|▽|V lines.measurement.horizontal|┿|= link|⚭|8 link.badge.plus|⚭|+
    list.bullet|≣|= list.bullet.clipboard|⎘|[ list.clipboard|⎘|[ list.dash|≣|= list.number|≣|=
    list.star|≣|= list.triangle|≣|= livephoto|◎|O location|➢|> location.fill|➤|>
    location.north|△|^ lock|⋒|& lock.open|∩|& lock.shield|⛨|# macwindow|⬒|[
    macwindow.on.rectangle|❐|[ magazine|▤|= magnifyingglass|⌕|/ map|⌗|# mappin|⚲|!
    mappin.and.ellipse|⚲|! megaphone|📢|< memorychip|▩|# menucard|▤|= message|❝|" mic|🎤|! minus|−|-
    minus.circle|⊖|- minus.magnifyingglass|⌕|- minus.square|⊟|- moon|☾|) moon.stars|☾|)
    move.3d|✢|+ mug|☕|u multiply|×|x multiply.circle|⊗|x music.note|♪|d music.note.list|♫|d
    music.quarternote.3|♫|d network|◍|@ newspaper|📰|N nosign|⊘|/ note|▤|= note.text|▤|= number|#|#
    number.square|#|# octagon|⯃|O opticaldisc|◎|O opticaldiscdrive|⛁|8 option|⌥|O oval|⬭|O
    paintbrush|🎨|% paintpalette|🎨|% paperclip|📎|& paperplane|➤|> paragraphsign|¶|P pause|‖|"
    pawprint|🐾|" pc|⎚|[ pencil|✎|/ pencil.and.outline|✐|/ pencil.tip|✎|/ pentagon|⬠|O percent|%|%
    person|♙|@ person.2|⚇|@ person.3|⚇|@ person.circle|☻|@ person.crop.circle|☻|@
    person.crop.square|☻|@ perspective|▱|/ phone|✆|T photo|◪|[ photo.on.rectangle|◪|[ pills|💊|8
    pin|⊥|! play|▷|> play.fill|►|> playpause|⊳|> playstation.logo|△|P plus|+|+ plus.app|⊞|+
    plus.circle|⊕|+ plus.forwardslash.minus|±|+ plus.magnifyingglass|⌕|+ plus.rectangle|⊞|+
    plus.square|⊞|+ plusminus|±|+ power|⌽|O poweroff|○|O poweron|❘|I poweroutlet|⊡|# powerplug|⏚|#
    printer|⎙|[ puzzlepiece|✜|# puzzlepiece.extension|✜|# qrcode|▩|# qrcode.viewfinder|⛶|[
    questionmark|?|? quote.bubble|❝|" quote.closing|❞|" quote.opening|❝|" rays|✳|*
    record.circle|◉|O rectangle|▭|= rectangle.3.group|▦|# rectangle.bottomthird.inset.filled|◒|[
    rectangle.fill|▬|= rectangle.grid.1x2|⊟|# rectangle.grid.2x2|⊞|# rectangle.on.rectangle|❐|[
    rectangle.portrait|▯|[ rectangle.portrait.and.arrow.forward|⇥|>
    rectangle.portrait.and.arrow.right|⇥|> rectangle.split|▥|# rectangle.split.2x1|◫|#
    rectangle.split.3x1|▥|# rectangle.stack|❏|[ repeat|⥁|@ return|⏎|< road.lanes|║|#
    robotic.vacuum|◎|O rosette|❁|* ruler|┿|= safari|⎈|@ safari.fill|⎈|@ scissors|✄|X scooter|🛵|%
    scope|⌖|+ screwdriver|⚒|T scribble|∿|~ seal|✹|* selection.pin.in.out|⊡|[ server.rack|⌸|=
    shareplay|⚇|@ shield|⛨|# shift|⇧|^ shippingbox|▣|# shuffle|⇆|% sidebar.leading|◧|[
    sidebar.left|◧|[ sidebar.right|◨|[ sidebar.squares.left|◧|[ sidebar.trailing|◨|[ signature|✍|/
    slash.circle|⊘|/ slider.horizontal|╪|% slider.horizontal.2|╪|% slider.horizontal.3|╪|%
    slider.vertical.3|╫|% smallcircle.filled.circle|◉|O snow|❅|* snowflake|❅|* soccerball|⚽|O
    sofa|🛋|= sparkle|✧|* sparkles|✧|* speaker|🔈|< speaker.slash|🔇|x speaker.wave.1|🔉|<
    speaker.wave.2|🔊|< speaker.wave.3|🔊|< speedometer|◠|O sportscourt|▥|# square|□|[
    square.and.arrow.down|↧|v square.and.arrow.up|↥|^ square.and.arrow.up.on.square|↥|^
    square.and.pencil|✐|/ square.dashed|⬚|[ square.fill|■|# square.grid.2x2|⊞|#
    square.grid.3x1|▥|# square.grid.3x3|▦|# square.on.square|❐|[ square.split|◫|#
    square.split.2x1|◫|# square.stack|❏|[ square.stack.3d.down.right|❏|[ square.stack.3d.up|❏|[
    stairs|⌐|/ star|☆|* star.fill|★|* star.leadinghalf.filled|✯|* staroflife|✱|* steeringwheel|⎈|@
    sterlingsign|£|L stethoscope|🩺|S stop|□|# stop.fill|■|# stopwatch|◔|@ strikethrough|S|S
    suitcase|🧳|# sum|∑|E sun.dust|≋|~ sun.haze|≋|~ sun.max|☼|* sun.max.fill|☀|* sun.min|☼|*
    sunrise|☼|* sunset|☼|* swift|❯|> switch|⊷|% switch.2|⊷|% table|▦|# tablecells|▦|# tag|◈|#
    target|◎|O tennisball|🎾|O terminal|❯|> testtube|🧪|U text.aligncenter|≡|= text.alignleft|≡|=
    text.alignright|≡|= text.badge.plus|≡|+ text.book.closed|📕|B text.bubble|❝|" text.cursor|⌶|I
    text.insert|⌶|I text.justify|≡|= text.magnifyingglass|⌕|/ text.quote|❝|" textformat|A|A
    textformat.abc|a|a textformat.size|A|A theatermasks|🎭|& thermometer|⊺|T ticket|🎫|= timer|◔|@
    togglepower|⌽|O tornado|⌇|@ tortoise|🐢|" touchid|◎|@ tram|🚋|# trash|⌧|# tray|⊔|u
    tray.and.arrow.down|⊔|v tray.full|⊎|u tree|🌲|^ triangle|△|A triangle.fill|▲|A trophy|🏆|Y
    truck.box|🚚|# tshirt|👕|T tv|⎚|[ umbrella|☂|T underline|U|U video|▻|> viewfinder|⛶|[
    wand.and.rays|✦|* wand.and.stars|✦|* water.waves|≈|~ waveform|∿|~ waveform.path.ecg|∿|~
    wifi|⌔|~ wind|≈|~ window.vertical.closed|◫|[ wineglass|🍷|Y wrench.adjustable|⚒|T
    wrench.and.screwdriver|⚒|T x.squareroot|√|v xbox.logo|⊗|X xmark|✕|x xmark.app|⊠|x
    xmark.bin|⌧|# xmark.circle|⊗|x xmark.octagon|⊗|x xmark.seal|✕|x xmark.shield|⛨|x
    xmark.square|⊠|x yensign|¥|Y
    """#
}
