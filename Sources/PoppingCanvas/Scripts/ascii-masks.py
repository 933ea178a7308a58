#!/usr/bin/env python3
"""Writes ASCIIMaskTable.swift: how the printable ASCII characters fill a cell, from a font's drawing of them.

ascii-masks.py [FONT] > ../Fitting/ASCIIMaskTable.swift    (needs Pillow; the font is DejaVuSansMono.ttf unless named)

A cell is drawn as 8 × 16 pixels with letters of 13 pixels, as terminals do at that size, hinted; a sample is 2 × 2 of
them. Larger drawings, made smaller, fit worse: hinting moves stems by half a pixel."""
import sys

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT, SIZE = 8, 16, 13
font = ImageFont.truetype(sys.argv[1] if len(sys.argv) > 1 else "DejaVuSansMono.ttf", SIZE)


def drawn(character):
    image = Image.new("L", (WIDTH, HEIGHT))
    ImageDraw.Draw(image).text((0, 0), character, font=font, fill=255)
    return [image.getpixel((x, y)) / 255 for y in range(HEIGHT) for x in range(WIDTH)]


def row(character):
    pixels = drawn(character)
    samples = []
    for y in range(0, HEIGHT, 2):
        for x in range(0, WIDTH, 2):
            block = [pixels[(y + dy) * WIDTH + x + dx] for dy in (0, 1) for dx in (0, 1)]
            samples.append(round(sum(block) / 4 * 255))
    squares = round(sum(p * p for p in pixels) / 4 * 1000)
    return f"    {character} {squares} " + "".join(f"{s:02x}" for s in samples)


print("// Written by Scripts/ascii-masks.py; change that, not this.")
print()
print("/// How the printable ASCII characters but the space fill a cell, as " + " ".join(font.getname()) + " draws them.")
print("enum ASCIIMaskTable {")
print("  /// A line for each character: itself, the sum of its pixels' squared coverage in thousandths of a sample, and the")
print("  /// coverage of the 32 samples from the top left, two hexadecimal digits each (ff is all).")
print('  static let lines = #"""')
for code in range(0x21, 0x7F):
    print(row(chr(code)))
print('    """#')
print("}")
