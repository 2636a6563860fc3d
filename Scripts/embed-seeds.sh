#!/bin/sh
# Writes the list of the files of seed/ that are embedded in the program.
set -eu
cd "$(dirname "$0")/.."

list=Sources/CAssets/seeds.h
{
  echo '// Written by Scripts/embed-seeds.sh, which `make image` runs.'
  echo 'static const CAsset seeds[] = {'
  for file in seed/*; do
    printf '    {"%s", (const unsigned char[]){\n#embed "../../%s" suffix(, 0)\n    }, 0},\n' \
      "$(basename "$file")" "$file"
  done
  echo '};'
} >"$list.new"
mv -f "$list.new" "$list"
