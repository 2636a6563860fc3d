#!/bin/sh
# Writes what the program embeds of vocabulary/: a line a declaration, sorted by the key that it is
# looked up by, and an index of the lines at which keys begin. A folder can be given to write them to.
set -eu
cd "$(dirname "$0")/.."
folder=${1:-Sources/CAssets}
LC_ALL=C
export LC_ALL

# Lines that are indented further belong to the line before. A declaration becomes `KEY<tab>REST`.
awk -f Scripts/vocabulary.awk vocabulary/*.txt | sort -s -t "$(printf '\t')" -k 1,1 \
  >"$folder/vocabulary.text.new"
awk -F '\t' '
  BEGIN { print "// Written by Scripts/embed-vocabulary.sh, which `make vocabulary` runs." }
  BEGIN { print "static const unsigned vocabularyKeys[] = {" }
  $1 != key { printf "%s%d,", (count % 12 ? " " : (count ? "\n    " : "    ")), offset; count++ }
  { key = $1; offset += length($0) + 1 }
  END { print "\n};" }
' "$folder/vocabulary.text.new" >"$folder/vocabulary.h.new"
mv -f "$folder/vocabulary.text.new" "$folder/vocabulary.text"
mv -f "$folder/vocabulary.h.new" "$folder/vocabulary.h"
