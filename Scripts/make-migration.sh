#!/bin/sh
# Begins a migration: its SQL, its entry among what is embedded, and a catalog of the schema before
# it, which .build/debug/stylectl still writes. usage: make-migration.sh VERB_NOUN
set -eu
cd "$(dirname "$0")/.."

name=${1:-}
case $name in
'' | *[!a-z0-9_]* | _* | *_ | *__*)
  echo "error: '$name' is no name of a migration" >&2
  echo "hint: make migration NAME=verb_noun" >&2
  exit 2
  ;;
esac
former=$(ls migrations | wc -l | tr -d ' ')
number=$((former + 1))
file=$(printf '%04d_%s.sql' "$number" "$name")

# What a catalog of the former schema held, for the tests that bring it up to date.
catalog=Tests/Fixtures/Catalogs/Schema$former.stylecatalog
if [ ! -e "$catalog" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  export SOURCE_DATE_EPOCH=1767225600 HOME="$work"
  write() {
    author=$1
    shift
    .build/debug/stylectl "$@" --catalog "$work/catalog" --author "$author" --quiet
  }
  cat >"$work/ChipLabelStyle.swift" <<'END'
import SwiftUI

struct ChipLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) { configuration.icon; configuration.title }
      .foregroundStyle(Color("brand"))
  }
}
END
  echo '{"labels": [{"title": "Monday", "systemImage": "sun.max"}]}' >"$work/days.json"
  .build/debug/stylectl init --empty "$work/catalog" --author Ada --quiet
  write Ada add tint brand '#0A84FF' -m First
  write Bo rename brand accent
  write Ada add "$work/ChipLabelStyle.swift" "$work/days.json"
  write Ada release create 1.0
  write Ada deprecate accent --note 'Too loud'
  write Bo remove days
  write Ada rule contrast=error
  mv "$work/catalog" "$catalog"
fi

echo '-- What it is for.' >"migrations/$file"

list=Sources/CAssets/migrations.h
{
  sed '/^};$/d' "$list"
  printf '    {"%s",\n     "",\n     "",\n     (const char[]){\n' "$file"
  printf '#embed "../../migrations/%s" suffix(, 0)\n     }},\n};\n' "$file"
} >"$list.new"
mv -f "$list.new" "$list"

golden=Tests/StylectlTests/Golden/older-catalog.txt
sed "s/schema version 1 to $former\\./schema version 1 to $number./" "$golden" >"$golden.new"
mv -f "$golden.new" "$golden"
echo "Write the SQL in migrations/$file, then: make freeze image"
