"""The fonts that digits are rendered with: which families train the reader, and which ones only test it.

A face is one font file with one kind of figures. Its style is measured, not read from its name: old-style figures are
those whose 0 is much lower than their 6.
"""
import functools
import random
import subprocess
import sys
from dataclasses import dataclass

from PIL import ImageFont

PACKAGES = """
fonts-adf-accanthis fonts-adf-baskervald fonts-adf-berenis fonts-adf-gillius fonts-adf-irianis fonts-adf-libris
fonts-adf-mekanus fonts-adf-oldania fonts-adf-romande fonts-adf-solothurn fonts-adf-switzera fonts-adf-tribun
fonts-adf-universalis fonts-adf-verana fonts-averia-sans-gwf fonts-averia-serif-gwf fonts-bebas-neue fonts-cabin
fonts-cantarell fonts-century-catalogue fonts-clear-sans fonts-cmu fonts-crosextra-caladea fonts-crosextra-carlito
fonts-dejavu-core fonts-dejavu-extra fonts-dosis fonts-dustin fonts-ebgaramond fonts-elstob fonts-essays1743 fonts-fanwood
fonts-freefont-ttf fonts-georgewilliams fonts-gfs-artemisia fonts-gfs-baskerville fonts-gfs-bodoni-classic
fonts-gfs-didot fonts-gfs-neohellenic fonts-go fonts-goudybookletter fonts-inter fonts-junction fonts-junicode
fonts-karla fonts-lato fonts-league-spartan fonts-liberation fonts-lindenhill fonts-linuxlibertine fonts-lmodern
fonts-lobster fonts-lobstertwo fonts-manrope fonts-noto-core fonts-oldstandard fonts-open-sans fonts-paratype fonts-play
fonts-prociono fonts-quattrocento fonts-quicksand fonts-roboto-slab fonts-roboto-unhinted fonts-sil-andika
fonts-sil-charis fonts-sil-gentiumplus fonts-stix fonts-texgyre fonts-tuffy fonts-ubuntu-title fonts-urw-base35
fonts-vollkorn fonts-yanone-kaffeesatz fonts-yrsa-rasa
""".split()

SERIF = (
    'Accanthis ADF Std', 'Accanthis ADF Std No3', 'Averia Serif GWF', 'Baskervald ADF Std', 'Berenis ADF Pro', 'C059',
    'CMU Concrete', 'CMU Serif', 'CMU Serif Extra', 'Caladea', 'Caslon', 'Century Catalogue', 'Charis SIL',
    'DejaVu Serif', 'Dustismo Roman', 'ElstobD', 'Essays1743', 'FreeSerif', 'GFS Artemisia', 'GFS Baskerville',
    'GFS BodoniClassic', 'GFS Didot', 'Gentium Book Plus', 'Gentium Plus', 'Goudy Bookletter 1911', 'Irianis ADF Std',
    'Junicode Two Beta', 'Latin Modern Roman', 'Latin Modern Roman Dunhill', 'Liberation Serif', 'Linden Hill',
    'Mekanus ADF Std', 'Nimbus Roman', 'Noto Serif', 'Noto Serif Display', 'Oldania ADF Std', 'Prociono',
    'Quattrocento', 'Rasa', 'Romande ADF Std', 'STIX', 'Solothurn', 'TeX Gyre Bonum', 'TeX Gyre Schola',
    'TeX Gyre Termes', 'Tribun ADF Std', 'URW Bookman', 'Verana', 'Yrsa',
)
SANS = (
    'Andika', 'Averia Sans GWF', 'Bebas Neue', 'CMU Bright', 'CMU Sans Serif', 'Cantarell', 'Carlito', 'Clear Sans',
    'DejaVu Sans', 'Dosis', 'Dustismo', 'FreeSans', 'GFS Neohellenic', 'Gillius ADF', 'Go', 'Inter', 'Junction',
    'Karla', 'League Spartan', 'Latin Modern Sans', 'Liberation Sans', 'Liberation Sans Narrow', 'Libris ADF Std',
    'Lobster Two', 'Manrope', 'Nimbus Sans', 'Nimbus Sans Narrow', 'Noto Sans', 'Open Sans', 'Play', 'Quicksand',
    'Roboto', 'Roboto Condensed', 'Switzera ADF', 'TeX Gyre Adventor', 'TeX Gyre Heros', 'Tuffy', 'URW Gothic',
    'Ubuntu-Title', 'Universalis ADF Std', 'Verana Sans', 'Yanone Kaffeesatz',
)
# Whole designs: no other family here is a copy of one of these under another name.
HELD_OUT = (
    'P052', 'TeX Gyre Pagella', 'Vollkorn', 'EB Garamond', 'PT Serif', 'PT Sans', 'PT Sans Narrow', 'Lato', 'Cabin',
    'Roboto Slab', 'Old Standard TT', 'Linux Libertine O', 'Fanwood',
)
TOO_THIN = ('Thin', 'Hairline', 'ExtraLight', 'Extra Light', 'Initials', 'Math')


@dataclass(frozen=True)
class Face:
    """One font file, with the OpenType feature that selects its figures, if any."""

    family: str
    file: str
    feature: str  # '', 'onum' or 'lnum'
    italic: bool
    old_style: bool


def height(font, text, feature):
    box = font.getbbox(text, features=[feature] if feature else None)
    return box[3] - box[1]


def faces_of_file(family, file, style):
    """The faces of a file: its figures as they are, and the other kind of figures if it has them."""
    try:
        font = ImageFont.truetype(file, 64)
        kinds = {}
        for feature in ('', 'onum', 'lnum'):
            old_style = height(font, '0', feature) < 0.85 * height(font, '6', feature)
            kinds.setdefault(old_style, feature)
    except OSError:
        return []
    italic = 'italic' in style.lower() or 'oblique' in style.lower() or 'slanted' in style.lower()
    return [Face(family, file, feature, italic, old) for old, feature in sorted(kinds.items())]


@functools.lru_cache(maxsize=None)
def faces_by_family():
    """All usable faces of the families above, in a fixed order."""
    lines = subprocess.run(['fc-list', ':', 'file', 'family', 'style'], capture_output=True, text=True, check=True)
    wanted = set(SERIF + SANS + HELD_OUT)
    found = {}
    for line in sorted(lines.stdout.splitlines()):
        file, _, rest = line.partition(': ')
        name, _, style = rest.partition(':style=')
        family = name.split(',')[0].replace('\\', '')
        if family not in wanted or not file.endswith(('.ttf', '.otf')) or any(word in line for word in TOO_THIN):
            continue
        found.setdefault(family, []).extend(faces_of_file(family, file, style))
    missing = sorted(wanted - set(found))
    if missing:
        sys.exit(f'Fonts are missing: {", ".join(missing)}.\nInstall them: apt-get install {" ".join(PACKAGES)}')
    return found


def choose_face(rng: random.Random, families, old_style=None, italic=None):
    """A face of a random family, of the wanted style where the family has it."""
    while True:
        faces = faces_by_family()[rng.choice(families)]
        fitting = [f for f in faces if old_style in (None, f.old_style) and italic in (None, f.italic)]
        if fitting:
            return rng.choice(fitting)


@functools.lru_cache(maxsize=4096)
def load_font(file, size):
    return ImageFont.truetype(file, size)


def sheet():
    """A picture of all faces, to look at: `python3 fonts.py sheet.png`."""
    from PIL import Image, ImageDraw

    faces = [face for family in sorted(faces_by_family()) for face in faces_by_family()[family]]
    picture = Image.new('L', (5 * 330, (len(faces) // 5 + 1) * 34), 255)
    draw = ImageDraw.Draw(picture)
    for i, face in enumerate(faces):
        at = (i % 5 * 330, i // 5 * 34)
        feature = [face.feature] if face.feature else None
        draw.text(at, '0123456789', 0, load_font(face.file, 26), features=feature)
        note = f'{face.family[:18]}{" i" if face.italic else ""}{" o" if face.old_style else ""}'
        draw.text((at[0] + 190, at[1] + 8), note, 0)
    picture.save(sys.argv[1])


if __name__ == '__main__':
    sheet()
