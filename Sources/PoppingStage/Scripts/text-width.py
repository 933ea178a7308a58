#!/usr/bin/env python3
"""Writes TextWidthTable.swift: which Unicode scalars are two cells wide, and which none.

text-width.py > ../Text/TextWidthTable.swift    (its Unicode version is that of Python's unicodedata)"""
import unicodedata

LIMIT = 0x110000


def ranges(belongs):
    """The ranges of scalars for which `belongs` holds."""
    found, start = [], None
    for value in range(LIMIT + 1):
        inside = value < LIMIT and belongs(value)
        if inside and start is None:
            start = value
        elif not inside and start is not None:
            found.append((start, value - 1))
            start = None
    return found


def is_wide(value):
    # UAX #11: unassigned places of the blocks kept for ideographs are wide, and unicodedata says so too.
    return unicodedata.east_asian_width(chr(value)) in "WF" and not has_no_width(value)


def has_no_width(value):
    if 0xD800 <= value <= 0xDFFF:
        return False
    if 0x1160 <= value <= 0x11FF or 0xD7B0 <= value <= 0xD7FF:
        return True  # vowels and final consonants of Hangul: part of the syllable before them
    return unicodedata.category(chr(value)) in ("Mn", "Me", "Mc", "Cf", "Cc", "Zl", "Zp")


def table(name, summary, found):
    print(f"  /// {summary}")
    print(f"  static let {name}: [UInt32] = [")
    line = "   "
    for start, end in found:
        part = f" 0x{start:X}, 0x{end:X},"
        if len(line) + len(part) > 108:
            print(line)
            line = "   "
        line += part
    print(line)
    print("  ]")


print("// Written by Scripts/text-width.py; change that, not this.")
print()
print(f"/// Ranges of Unicode {unicodedata.unidata_version}: first and last scalar in turn, rising.")
print("enum TextWidthTable {")
table("wide", "East Asian Width W or F (UAX #11): two cells.", ranges(is_wide))
print()
table(
    "none", "Marks, format characters and controls, and what ends a Hangul syllable: no cell of their own.",
    ranges(has_no_width))
print("}")
