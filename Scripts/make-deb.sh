#!/bin/sh
# Makes a package for Debian and its kin of a built binary: make-deb.sh BINARY FOLDER
#
# The binary is static, so that the package depends on nothing. The same binary gives the same bytes.
set -eu
binary=$1
folder=$2
cd "$(dirname "$0")/.."

version=$("$binary" --version | sed 's/^stylectl \([^ ]*\).*/\1/')
architecture=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH
umask 022
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
root=$tree/root

make -s install BINARY="$binary" DESTDIR="$root" PREFIX=/usr \
  ZSHDIR=/usr/share/zsh/vendor-completions
gzip -9n "$root/usr/share/man/man1/stylectl.1"

documents=$root/usr/share/doc/stylectl
mkdir -p "$documents" "$root/DEBIAN"
gzip -9nc CHANGELOG.md >"$documents/changelog.gz"
cat >"$documents/copyright" <<'END'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: stylectl
Comment:
 The binary holds stylectl and, linked statically, the standard library of
 Swift, the C library of GNU and SQLite.

Files: *
Copyright: 2026 the stylectl authors
License: Apache-2.0
 On Debian systems, the full text of the Apache License, version 2.0, is in
 /usr/share/common-licenses/Apache-2.0.
END
size=$(du -sk "$root/usr" | cut -f1)
cat >"$root/DEBIAN/control" <<END
Package: stylectl
Version: $version
Architecture: $architecture
Maintainer: the stylectl authors <stylectl@localhost>
Installed-Size: $size
Section: devel
Priority: optional
Suggests: git, less
Description: catalog of SwiftUI label styles for a team
 Keeps label styles as Swift, with tints and label sets, in one SQLite file,
 with every version of them, and draws them in a terminal: without Xcode, also
 in continuous integration. Teams share a catalog on a folder, in git, or by
 pull and push.
END
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2 >DEBIAN/md5sums)
mkdir -p "$folder"
package=$folder/stylectl_${version}_$architecture.deb
dpkg-deb --root-owner-group --build "$root" "$package" >/dev/null
echo "Made $package."
