#!/usr/bin/env python3
"""Writes Sources/StylePreview/Text/WidthTables.swift.

The widths are those of Unicode 17.0.0: East Asian Width W, F and A, emoji presentation, the bases of
emoji variation sequences, general categories Mn, Me and Cf, and bidi classes R and AL. They come from
two Python packages that hold that version (pip install wcwidth==0.7.0 unicodedata2==17.0.0).

    python3 Scripts/generate-width-tables.py > Sources/StylePreview/Text/WidthTables.swift
"""

import hashlib
import sys

import unicodedata2
import wcwidth
from wcwidth.table_mc import CATEGORY_MC
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE
from wcwidth.table_wide import WIDE_EASTASIAN
from wcwidth.table_zero import ZERO_WIDTH

PACKAGE, UNICODE = "0.7.0", "17.0.0"
REGIONAL = (0x1F1E6, 0x1F1FF)
# Vowels and final consonants of Hangul have no width after a leading consonant only.
JAMO = ((0x1160, 0x11FF), (0xD7B0, 0xD7FF))


def only(table):
    """The single version that a table of the package holds."""
    (ranges,) = table.values()
    return list(ranges)


def joined(ranges):
    """Sorted ranges, with neighbours made one."""
    result = []
    for first, last in sorted(ranges):
        if result and first <= result[-1][1] + 1:
            result[-1][1] = max(result[-1][1], last)
        else:
            result.append([first, last])
    return result


def scalars(ranges):
    """The scalars of ranges, from U+00A0 on."""
    return {s for first, last in ranges for s in range(max(first, 0xA0), last + 1)}


def having(ask, *values):
    """The scalars for which a question about their character has one of the answers."""
    return {s for s in range(0xA0, 0x110000) if ask(chr(s)) in values}


def table(name, doc, ranges):
    """The numbers of one table, first and last scalar in turns, and their Swift."""
    pairs = [number for pair in joined(ranges) for number in pair]
    lines, line = [], "   "
    for number in (f"0x{number:X}" for number in pairs):
        if len(line) + len(number) + 2 > 98:
            lines.append(line)
            line = "   "
        line += f" {number},"
    lines.append(line)
    body = "\n".join(lines)
    return pairs, f"  /// {doc}\n  static let {name}: [UInt32] = [\n{body}\n  ]\n"


def main():
    if wcwidth.__version__ != PACKAGE or UNICODE not in WIDE_EASTASIAN:
        sys.exit(f"error: wcwidth {PACKAGE} with Unicode {UNICODE} is needed")
    if unicodedata2.unidata_version != UNICODE:
        sys.exit(f"error: unicodedata2 with Unicode {UNICODE} is needed")
    wide = scalars(only(WIDE_EASTASIAN) + [REGIONAL])
    # Spacing marks take a cell beside their base.
    zero = scalars(only(ZERO_WIDTH)) - scalars(list(JAMO) + only(CATEGORY_MC))
    ambiguous = having(unicodedata2.east_asian_width, "A") - wide - zero
    tables = [
        ("wide", "Scalars that are two cells wide.", wide),
        ("zero", "Marks and format characters, which have no width of their own.", zero),
        ("ambiguous", "Scalars that some terminals give one cell and some two.", ambiguous),
        (
            "rightToLeft",
            "Scalars that are written from right to left.",
            having(unicodedata2.bidirectional, "R", "AL"),
        ),
    ]
    tables = [table(name, doc, [(s, s) for s in chosen]) for name, doc, chosen in tables]
    bases = "Narrow scalars that U+FE0F makes two cells wide."
    tables.append(table("emojiBases", bases, only(VS16_NARROW_TO_WIDE)))
    text = f"{UNICODE}:" + ";".join(",".join(map(str, pairs)) for pairs, _ in tables)
    print("// Written by Scripts/generate-width-tables.py; do not edit.\n")
    print("/// Widths of Unicode: the first and the last scalar of each range in turns, sorted.")
    print("enum WidthTables {")
    print(f'  /// The version of Unicode that they are from.\n  static let version = "{UNICODE}"\n')
    print("  /// The SHA-256 of the version and the numbers, which shows that they are untouched.")
    print("  static let digest =")
    print(f'    "{hashlib.sha256(text.encode()).hexdigest()}"\n')
    print("\n".join(swift for _, swift in tables), end="")
    print("}")


if __name__ == "__main__":
    main()
