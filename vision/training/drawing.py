"""What patches are drawn from: paper, streets, discs with rings, and text. Pictures are float32 arrays, 0 black, 1 white."""
import math
import random

import cv2
import numpy as np
from PIL import Image, ImageDraw

from fonts import load_font

SIZE = 96
# The patch shows 1.1 radii on each side of the centre.
RADIUS = SIZE / 2.2
CENTRE = SIZE / 2
ROWS, COLUMNS = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
DISTANCE = np.hypot(COLUMNS - CENTRE, ROWS - CENTRE) / RADIUS


def noise(rng: random.Random):
    return np.random.default_rng(rng.getrandbits(32))


def cloud(rng, cells):
    """Smooth noise between 0 and 1 with about that many cells across."""
    return cv2.resize(noise(rng).random((cells, cells), np.float32), (SIZE, SIZE), interpolation=cv2.INTER_CUBIC)


def paper(rng):
    """The ground of a board: plain, or textured at one or two scales."""
    picture = np.full((SIZE, SIZE), rng.uniform(0.15, 0.95), np.float32)
    if rng.random() < 0.7:
        strength = rng.uniform(0.1, 0.6)
        picture += strength * (cloud(rng, rng.randint(4, 30)) - 0.5)
    if rng.random() < 0.3:
        picture += rng.uniform(0.05, 0.4) * (cloud(rng, rng.randint(2, 5)) - 0.5)
    return picture


def line(picture, start, end, value, width, dash=0.0):
    """A straight line; with a dash length, a dashed one."""
    start, end = np.array(start), np.array(end)
    length = float(np.hypot(*(end - start)))
    pieces = [(0.0, 1.0)]
    if dash and length:
        steps = max(1, int(length / (1.7 * dash)))
        pieces = [(i / steps, (i + 0.6) / steps) for i in range(steps)]
    for low, high in pieces:
        a, b = start + (end - start) * low, start + (end - start) * high
        cv2.line(picture, tuple(map(int, a)), tuple(map(int, b)), value, width, cv2.LINE_AA)


def street(rng, picture, through=False):
    """A street that leaves the centre, or passes somewhere through the patch."""
    angle = rng.uniform(0, 2 * math.pi)
    away = (CENTRE + SIZE * math.cos(angle), CENTRE + SIZE * math.sin(angle))
    start = (CENTRE, CENTRE)
    if through:
        start = (rng.uniform(0, SIZE), rng.uniform(0, SIZE))
        away = (start[0] + SIZE * math.cos(angle), start[1] + SIZE * math.sin(angle))
        back = (start[0] - SIZE * math.cos(angle), start[1] - SIZE * math.sin(angle))
        start = back
    value = rng.uniform(0, 0.3) if rng.random() < 0.85 else rng.uniform(0.7, 1)
    line(picture, start, away, value, rng.randint(1, 7), rng.choice((0, 0, rng.uniform(5, 16))))


def tones(rng, tone):
    """Grey values of a disc and of what is printed on it: 'light', 'dark' or 'coloured'."""
    if tone == 'light':
        return rng.uniform(0.62, 1), rng.uniform(0, 0.32)
    if tone == 'dark':
        return rng.uniform(0, 0.32), rng.uniform(0.6, 1)
    ground = rng.uniform(0.2, 0.85)
    step = rng.uniform(0.25, 0.6)
    ink = ground - step if ground - step >= 0 and (rng.random() < 0.5 or ground + step > 1) else ground + step
    return ground, min(1.0, max(0.0, ink))


def disc(rng, picture, ground, ink):
    """A disc with up to three rings, in place."""
    radius = rng.uniform(0.85, 1.2)
    if rng.random() < 0.2:  # a soft shadow or a glow around it
        edge = np.clip((DISTANCE - radius) / rng.uniform(0.05, 0.3), 0, 1)
        picture[:] = picture * edge + rng.random() * (1 - edge)
    inside = DISTANCE < radius
    picture[inside] = ground
    if rng.random() < 0.35:
        picture[inside] += (rng.uniform(0.05, 0.3) * (cloud(rng, rng.randint(3, 24)) - 0.5))[inside]
    if rng.random() < 0.2:  # a bevel
        picture[inside] += rng.uniform(-0.25, 0.25) * DISTANCE[inside] ** rng.randint(2, 5)
    for _ in range(rng.randint(0, 3)):
        inner = radius - rng.uniform(0.03, 0.14)
        ring = (DISTANCE < radius) & (DISTANCE >= inner)
        picture[ring] = ink + rng.uniform(-0.1, 0.2) if rng.random() < 0.75 else rng.random()
        radius = inner - rng.uniform(0.02, 0.08)
        if radius < 0.72:
            break


def shade(rng, picture):
    """Light that falls from one side, in place."""
    angle = rng.uniform(0, 2 * math.pi)
    slope = (COLUMNS - CENTRE) * math.cos(angle) + (ROWS - CENTRE) * math.sin(angle)
    picture *= 1 + rng.uniform(0, 0.25) * slope / SIZE


def text_mask(rng, text, face):
    """Text as a mask at 64 points, with its letters spaced as usual, tighter or wider; and the height of a zero."""
    font = load_font(face.file, 64)
    features = [face.feature] if face.feature else None
    reference = font.getbbox('6' if face.old_style else '0', features=features)
    tracking = rng.choice((0, 0, rng.uniform(-5, 10)))
    if not tracking or len(text) == 1:
        box = font.getbbox(text, features=features)
        image = Image.new('L', (box[2] - box[0] + 4, box[3] - box[1] + 4))
        ImageDraw.Draw(image).text((2 - box[0], 2 - box[1]), text, 255, font, features=features)
    else:
        image = Image.new('L', (110 * len(text), 160))
        draw, x = ImageDraw.Draw(image), 20.0
        for letter in text:
            draw.text((int(x), 30), letter, 255, font, features=features)
            x += font.getlength(letter, features=features) + tracking
        image = image.crop(image.getbbox() or (0, 0, 8, 8))
    return np.asarray(image), max(8, reference[3] - reference[1])


def print_text(rng, picture, text, face, ink, height, widest=0.86):
    """Prints text in the middle, in place. Height is that of a digit, in diameters of the disc."""
    mask, zero = text_mask(rng, text, face)
    scale = height * 2 * RADIUS / zero
    across = scale * rng.uniform(0.5, 1.05)
    limit = 2 * RADIUS * widest * rng.uniform(0.75, 1)
    across = min(across, limit / mask.shape[1])
    width = min(SIZE - 4, max(3, int(mask.shape[1] * across)))
    rows = min(SIZE - 4, max(3, int(mask.shape[0] * scale)))
    glyphs = cv2.resize(mask, (width, rows), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    weight = rng.random()
    if weight < 0.22:
        glyphs = cv2.dilate(glyphs, np.ones((2, 2)))
    elif weight < 0.3:
        glyphs = np.clip(cv2.GaussianBlur(glyphs, (0, 0), 0.8) * 1.6 - 0.45, 0, 1)
    left = int((SIZE - width) / 2 + rng.gauss(0, 0.05) * RADIUS)
    top = int((SIZE - rows) / 2 + rng.gauss(0, 0.05) * RADIUS)
    left, top = max(0, min(SIZE - width, left)), max(0, min(SIZE - rows, top))
    if rng.random() < 0.08:  # a halo of the other tone
        halo = np.zeros((SIZE, SIZE), np.float32)
        halo[top : top + rows, left : left + width] = glyphs
        halo = cv2.dilate(halo, np.ones((5, 5)))
        picture[:] = picture * (1 - halo) + (1 - ink) * halo
    place = picture[top : top + rows, left : left + width]
    place[:] = place * (1 - glyphs) + ink * glyphs
