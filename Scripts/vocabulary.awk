# Turns the declarations of vocabulary/ into lines `KEY<tab>DECLARATION`, in the order of the files.
#
#   Text                the type       struct: View @13
#   Text.init           initializers   init(verbatim: String) @13
#   Text.bold           members        func() -> Text @13
#   Font.system         static ones    static func(size: CGFloat, ...) -> Font @13
#   Color.red           values         static let: Color @13
#   Color.gradient      properties     var: AnyGradient @16
#   Color.              all of these   red blue ...
#   .bold               whose member   Text
#   \colorScheme        environment    ColorScheme = .light @13
#   max                 functions      func(_ x: Any, _ y: Any) -> Any @13

function fail(text) {
  print FILENAME ": " text >"/dev/stderr"
  exit 1
}

# Takes the availability off a declaration; that of the type stands for none.
function cut(text, place) {
  place = match(text, / @[0-9]/)
  versions = place ? substr(text, place) : " " standard
  return place ? substr(text, 1, place - 1) : text
}

function member(name, declaration) {
  print owner "." name "\t" partial declaration versions
  if ((owner, name) in seen || declaration ~ /^init/) return
  seen[owner, name] = 1
  print "." name "\t" owner
  if (declaration ~ /^static/) statics[owner] = statics[owner] (statics[owner] == "" ? "" : " ") name
}

function header(text, words, name) {
  partial = sub(/^partial /, "", text) ? "partial " : ""
  text = cut(text)
  if (text == "functions" || text == "environment") {
    owner = text
    standard = "@13"
    return
  }
  split(text, words, " ")
  name = words[2]
  sub(/:$/, "", name)
  owner = name
  if (words[1] == "extension") {
    standard = "@13"
    return
  }
  standard = substr(versions, 2)
  if (standard !~ /^@/) fail("no availability: " text)
  print name "\t" partial words[1] (sub(/^[^:]*: /, "", text) ? ": " text : "") versions
}

# Values of one declaration: `static let red, green: Color`.
function values(kind, text, names, type, count, i) {
  type = owner
  if (match(text, /: [^,]*$/)) {
    type = substr(text, RSTART + 2)
    text = substr(text, 1, RSTART - 1)
  }
  count = split(text, names, ", ")
  for (i = 1; i <= count; i++) {
    gsub(/`/, "", names[i])
    member(names[i], kind ": " type)
  }
}

function declaration(text, open, name) {
  sub(/^  /, "", text)
  partial = sub(/^partial /, "", text) ? "partial " : ""
  text = cut(text)
  if (owner == "environment") {
    open = index(text, ":")
    print "\\" substr(text, 1, open - 1) "\t" substr(text, open + 2) versions
  } else if (sub(/^static let /, "", text) || sub(/^case /, "", text)) {
    values("static let", text)
  } else if (sub(/^var /, "", text)) {
    values("var", text)
  } else {
    open = index(text, "(")
    if (!open) fail("no declaration: " text)
    name = substr(text, 1, open - 1)
    gsub(/`/, "", name)
    if (owner == "functions") {
      sub(/^func /, "", name)
      print name "\t" partial "func" substr(text, open) versions
    } else if (name ~ /^init[?]?$/) member("init", name substr(text, open))
    else if (sub(/^static func /, "", name)) member(name, "static func" substr(text, open))
    else if (sub(/^func /, "", name)) member(name, "func" substr(text, open))
    else fail("no declaration: " text)
  }
}

function flush() {
  if (whole ~ /^ /) declaration(whole)
  else if (whole != "") header(whole)
  whole = ""
}

/^ *#/ || /^$/ { next }
/^    / { sub(/^ +/, " "); whole = whole $0; next }
{ flush(); whole = $0 }
END { flush(); for (owner in statics) print owner ".\t" statics[owner] }
