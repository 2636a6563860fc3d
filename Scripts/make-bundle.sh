#!/bin/sh
# Puts a binary into an artifact bundle, as SwiftPM takes prebuilt tools (SE-0305).
# usage: make-bundle.sh BINARY BUNDLE
set -eu

binary=$1
bundle=$2
version=$("$binary" --version | cut -d ' ' -f 2)
triple=$(swiftc -print-target-info | sed -n 's|.*"unversionedTriple" *: *"\([^"]*\)".*|\1|p' | head -n 1)
variant="stylectl-$version-$triple"

rm -rf "$bundle"
mkdir -p "$bundle/$variant/bin"
cp "$binary" "$bundle/$variant/bin/stylectl"
cat >"$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "stylectl": {
      "type": "executable",
      "version": "$version",
      "variants": [
        { "path": "$variant/bin/stylectl", "supportedTriples": ["$triple"] }
      ]
    }
  }
}
END
