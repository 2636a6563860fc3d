#!/usr/bin/env python3
"""Writes Sources/StylePreview/Text/WidthTables.swift.

The widths are those of Unicode 17.0.0: East Asian Width W and F, emoji presentation, the bases of
emoji variation sequences, and general categories Mn, Me and Cf, as gathered in the tables of the
Python package wcwidth 0.7.0 (pip install wcwidth==0.7.0).

    python3 Scripts/generate-width-tables.py > Sources/StylePreview/Text/WidthTables.swift
"""

import sys

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


def without(ranges, holes):
    """The scalars of the ranges that lie in no hole, from U+00A0 on."""
    kept = []
    for first, last in ranges:
        for scalar in range(max(first, 0xA0), last + 1):
            if not any(low <= scalar <= high for low, high in holes):
                kept.append((scalar, scalar))
    return kept


def table(name, doc, ranges):
    """The Swift of one table: first and last scalar in turns."""
    numbers = [f"0x{number:X}" for pair in joined(ranges) for number in pair]
    lines, line = [], "   "
    for number in numbers:
        if len(line) + len(number) + 2 > 98:
            lines.append(line)
            line = "   "
        line += f" {number},"
    lines.append(line)
    body = "\n".join(lines)
    return f"  /// {doc}\n  static let {name}: [UInt32] = [\n{body}\n  ]\n"


def main():
    if wcwidth.__version__ != PACKAGE or UNICODE not in WIDE_EASTASIAN:
        sys.exit(f"error: wcwidth {PACKAGE} with Unicode {UNICODE} is needed")
    wide = only(WIDE_EASTASIAN) + [REGIONAL]
    # Spacing marks take a cell beside their base.
    zero = without(only(ZERO_WIDTH), JAMO + tuple(only(CATEGORY_MC)))
    tables = [
        table("wide", "Scalars that are two cells wide.", wide),
        table("zero", "Marks and format characters, which have no width of their own.", zero),
        table(
            "emojiBases",
            "Narrow scalars that U+FE0F makes two cells wide.",
            only(VS16_NARROW_TO_WIDE),
        ),
    ]
    print("// Written by Scripts/generate-width-tables.py; do not edit.\n")
    print("/// Widths of Unicode 17.0.0: the first and the last scalar of each range in turns, sorted.")
    print("enum WidthTables {")
    print("\n".join(tables), end="")
    print("}")


if __name__ == "__main__":
    main()
