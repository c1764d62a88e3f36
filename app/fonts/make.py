"""Makes the site's typeface from the published one (docs/decisions/010-font.md).

In: plex-sans-latin-wght-normal.woff2 of the npm package @fontsource-variable/ibm-plex-sans 5.3.0, and the file to write.
Needs Debian's packages fonttools and python3-brotli: /usr/bin/python3 app/fonts/make.py IN OUT
"""

import sys
from collections import defaultdict

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer

LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÀÁÂÃÄÅÇÈÉÊËÍÎÑÓÔÕÖØÚÜàáâãäåçèéêëìíîïñòóôõöøùúûü"
    + "\u00a0°±µ·×÷²³½ªº§©®–—‘’“”•…€™−"
)
WEIGHTS = (400, 600)
# In thousandths of the size: less is not seen in a line of text, and steps of 10 compress well.
LEAST_KERN = 15
KERN_STEP = 10
# In thousandths of the size as well: a quarter of a pixel in a letter 60 pixels high.
OUTLINE_STEP = 4
COPYRIGHT, FAMILY, STYLE, LICENSE, LICENSE_ADDRESS = 0, 1, 2, 13, 14

Pairs = dict[tuple[str, str], int]


def kerning(font: TTFont) -> Pairs:
    """
    The distance of each pair of glyphs at the regular weight. It hardly differs at the others, and stored for each of
    them it was two fifths of the file.
    """
    pairs: Pairs = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for pair, value in values(getattr(table, "ExtSubTable", table), font.getGlyphOrder()):
                # Of several tables the first one counts.
                pairs.setdefault(pair, getattr(value, "XAdvance", 0))
    return {pair: round(far / KERN_STEP) * KERN_STEP for pair, far in pairs.items() if abs(far) >= LEAST_KERN}


def values(table, glyphs: list[str]):
    """Each pair of a table of single pairs (format 1) or of classes (format 2), with what it is set by."""
    for first in table.Coverage.glyphs:
        if table.Format == 1:
            for record in table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord:
                yield (first, record.SecondGlyph), record.Value1
        else:
            record = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            for second in glyphs:
                yield (first, second), record.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1


def alike(rows: dict[str, dict]) -> dict[tuple, list[str]]:
    """Glyphs that keep the same distances, by these distances."""
    groups = defaultdict(list)
    for glyph, row in rows.items():
        groups[tuple(sorted(row.items()))].append(glyph)
    return groups


def kern_feature(pairs: Pairs) -> str:
    """The same distances between classes of glyphs: 'A', 'À' and 'Á' are one."""
    rows: dict[str, dict] = defaultdict(dict)
    for (first, second), distance in pairs.items():
        rows[first][second] = distance
    firsts = list(alike(rows).items())
    columns: dict[str, dict] = defaultdict(dict)
    for number, (row, _) in enumerate(firsts):
        for second, distance in row:
            columns[second][number] = distance
    lines = [
        f"pos [{' '.join(sorted(firsts[number][1]))}] [{' '.join(sorted(seconds))}] {distance};"
        for column, seconds in alike(columns).items()
        for number, distance in column
    ]
    return "feature kern {\n" + "\n".join(lines) + "\n} kern;"


def coarse(font: TTFont) -> None:
    """
    Puts the outlines' points on a grid, at both ends of the weight, and leaves out how a point moves with the weight where
    its neighbours tell it within a step of that grid.
    """
    glyphs, moves, widths = font["glyf"], font["gvar"].variations, font["hmtx"].metrics
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.numberOfContours <= 0:
            continue
        points, outline = glyphs._getCoordinatesAndControls(name, widths)
        for move in moves[name]:
            move.calcInferredDeltas(points, outline.endPts)
        glyph.coordinates = GlyphCoordinates([on_grid(point) for point in glyph.coordinates])
        glyph.recalcBounds(glyphs)
        points, outline = glyphs._getCoordinatesAndControls(name, widths)
        for move in moves[name]:
            # The last four are the letter's own width and height.
            move.coordinates[:-4] = [on_grid(by) for by in move.coordinates[:-4]]
            move.optimize(points, outline.endPts, tolerance=OUTLINE_STEP)


def on_grid(point: tuple[float, float]) -> tuple[int, int]:
    x, y = point
    return round(x / OUTLINE_STEP) * OUTLINE_STEP, round(y / OUTLINE_STEP) * OUTLINE_STEP


def main(source: str, target: str) -> None:
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [COPYRIGHT, FAMILY, STYLE, LICENSE, LICENSE_ADDRESS]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    feature = kern_feature(kerning(font))
    for table in ("GPOS", "GDEF", "STAT", "MVAR"):
        del font[table]
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    coarse(font)
    # Widths at each weight stand with the outlines as well. Named weights are for menus of fonts.
    del font["HVAR"]
    font["fvar"].instances = []
    font["name"].names = [name for name in font["name"].names if name.nameID <= LICENSE_ADDRESS]
    font["cmap"].tables = [table for table in font["cmap"].tables if table.platformID == 3]
    addOpenTypeFeaturesFromString(font, feature)
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:])
