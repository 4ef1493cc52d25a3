"""Makes the woff2 subsets and @font-face sheets of whole alphabets in src/fonts: Latin, Cyrillic, Thai.
For authors only: neither the app nor the tests run it. Chinese is cut by cut-chinese.ts.

    pip install fonttools brotli
    npm install --prefix FONTS @fontsource/andika @fontsource-variable/baloo-2 @fontsource-variable/nunito @fontsource/mali
    python3 packages/ui/tools/make-fonts.py FONTS/node_modules
"""

import io
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

OUT = pathlib.Path(__file__).parent.parent / "src" / "fonts"
SOURCES = pathlib.Path(sys.argv[1])


def codes(text):
    return set(map(ord, text))


BASIC = set(range(0x20, 0x7F)) | codes("\u00a0\u202f’‘“”–—…£€©·•×÷°")
LATIN_1 = (set(range(0xA1, 0x100)) | codes("Œœı\u201a\u201e\u2039\u203a")) - BASIC
LATIN_EXT = codes("ĞğİŞşƏəŸĄąĆćĘęŁłŃńŚśŹźŻżČčŠšŽžĀāĒēĪīŌōŪūŐőŰű")
RUSSIAN = set(range(0x410, 0x450)) | codes("Ёё№\u0301")
THAI = set(range(0xE01, 0xE3B)) | set(range(0xE3F, 0xE5C))
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum"]
NARROW_SPACE, NO_BREAK_SPACE, THIN_SPACE = 0x202F, 0xA0, 0x2009


def limited(font, weights):
    """Instancing leaves empty variations that only a saved and reopened font can be subset with."""
    buffer = io.BytesIO()
    narrowed = instancer.instantiateVariableFont(font, {"wght": weights})
    narrowed.flavor = None
    narrowed.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def add_spaces(font, wanted):
    """French sets a narrow no-break space before ? ! : ; and these fonts lack it."""
    has = font.getBestCmap()
    for code, like in ((NARROW_SPACE, has.get(THIN_SPACE, has[0x20])), (NO_BREAK_SPACE, has[0x20])):
        if code in wanted and code not in has:
            for table in font["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = like


def make(font, name, wanted, weights=None, features=FEATURES):
    if weights:
        font = limited(font, weights)
    add_spaces(font, wanted)
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [1, 2, 13, 14]
    job = subset.Subsetter(options)
    job.populate(unicodes=wanted)
    job.subset(font)
    font.flavor = "woff2"
    font.save(OUT / name)
    return set(font.getBestCmap())


def ranges(wanted):
    found = []
    for code in sorted(wanted):
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return [f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found]


def face(family, name, weight, wanted):
    return (
        f'@font-face {{\n  font-family: "{family}";\n  src: url("./{name}?no-inline") format("woff2");\n'
        f"  font-weight: {weight};\n  font-display: swap;\n  unicode-range: {', '.join(wanted)};\n}}\n"
    )


def sheet(name, *faces):
    (OUT / f"{name}.css").write_text("\n".join(faces), "utf-8")


def latin(part, source, wanted):
    baloo = SOURCES / f"@fontsource-variable/baloo-2/files/baloo-2-{source}-wght-normal.woff2"
    make(TTFont(baloo), f"baloo-2-{part}.woff2", wanted, (500, 800))
    faces = [face("Baloo 2", f"baloo-2-{part}.woff2", "500 800", ranges(wanted))]
    for weight in (400, 700):
        andika = SOURCES / f"@fontsource/andika/files/andika-{source}-{weight}-normal.woff2"
        make(TTFont(andika), f"andika-{weight}-{part}.woff2", wanted)
        faces.append(face("Andika", f"andika-{weight}-{part}.woff2", weight, ranges(wanted)))
    sheet(part, *faces)


latin("latin", "latin", BASIC)
latin("latin-1", "latin", LATIN_1)
latin("latin-ext", "latin-ext", LATIN_EXT)

nunito = SOURCES / "@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2"
make(TTFont(nunito), "nunito-cyrillic.woff2", RUSSIAN, (400, 800))
sheet("cyrillic", face("Nunito", "nunito-cyrillic.woff2", "400 800", ranges(RUSSIAN)))

thai_faces = []
for weight, reach in ((500, "400 500"), (700, "600 800")):
    mali = SOURCES / f"@fontsource/mali/files/mali-thai-{weight}-normal.woff2"
    make(TTFont(mali), f"mali-thai-{weight}.woff2", THAI, features=["*"])
    thai_faces.append(face("Mali", f"mali-thai-{weight}.woff2", reach, ranges(THAI)))
sheet("thai", *thai_faces)
