"""Patches with their labels: numbers on discs, and things that are not a number (label 0)."""
import math
import random

import cv2
import numpy as np

from camera import PATCH, photograph
from drawing import CENTRE, DISTANCE, RADIUS, SIZE, cloud, disc, line, paper, print_text, shade, street, tones
from fonts import SANS, SERIF, choose_face

NOT_A_NUMBER = 0
# Letters that no figure resembles, not even in old-style figures.
LETTERS = 'ACDEFGHJKLMNPQRTUVWXYabdefghkmnpqrtuvwxy&'


def random_number(rng: random.Random, digits=None):
    """A number that a board may have: mostly below 200, seldom above 300."""
    chance = rng.random()
    if digits is None:
        digits = 1 if chance < 0.12 else 2 if chance < 0.48 else 3
    if digits == 1:
        return rng.randint(1, 9)
    if digits == 2:
        return rng.randint(10, 99)
    return rng.randint(300, 999) if rng.random() < 0.08 else rng.randint(100, 299)


def training_face(rng):
    families = SERIF if rng.random() < 0.62 else SANS
    return choose_face(rng, families, old_style=rng.random() < 0.18, italic=rng.random() < 0.22)


def draw_disc(rng, tone=None, face=None, text=None, height=None):
    """Paper, streets and a disc, with text on it or without."""
    picture = paper(rng)
    if rng.random() < 0.5:
        for _ in range(rng.randint(1, 3)):
            street(rng, picture)
    ground, ink = tones(rng, tone or rng.choices(('light', 'dark', 'coloured'), (55, 28, 17))[0])
    disc(rng, picture, ground, ink)
    if text is not None:
        print_text(rng, picture, text, face, ink, height)
    if rng.random() < 0.1:  # a street or a border that runs over the edge of the disc
        angle, near = rng.uniform(0, 2 * math.pi), rng.uniform(0.8, 1.2) * RADIUS
        middle = np.array((CENTRE + near * math.cos(angle), CENTRE + near * math.sin(angle)))
        along = np.array((-math.sin(angle), math.cos(angle))) * SIZE
        line(picture, middle - along, middle + along, rng.random(), rng.randint(1, 4))
    shade(rng, picture)
    return picture


def number_patch(rng, number, face=None, tone=None, radii=None, harm=1.0):
    """A disc with that number. One digit may be larger than three."""
    height = rng.uniform(0.36, 0.72 if number < 10 else 0.66)
    drawing = draw_disc(rng, tone, face or training_face(rng), str(number), height)
    return photograph(rng, drawing, radii=radii, harm=harm)


def square(rng, picture):
    """A crossing: a dark square, sometimes with a border."""
    half = rng.uniform(0.3, 1) * RADIUS
    for share, value in ((1, rng.random()), (rng.uniform(0.6, 0.95), rng.uniform(0, 0.5))):
        low, high = int(CENTRE - half * share), int(CENTRE + half * share)
        cv2.rectangle(picture, (low, low), (high, high), value, -1)


def scribble(rng, picture):
    """An ornament: arcs, or a filled outline, of random form."""
    value = rng.random()
    for _ in range(rng.randint(1, 4)):
        if rng.random() < 0.5:
            axes = (rng.randint(5, 60), rng.randint(5, 60))
            turn, start = rng.uniform(0, 360), rng.uniform(0, 360)
            centre = (rng.randint(0, SIZE), rng.randint(0, SIZE))
            cv2.ellipse(picture, centre, axes, turn, start, start + rng.uniform(60, 360), value, rng.randint(1, 8))
        else:
            corners = np.array([[rng.randint(-10, SIZE + 10), rng.randint(-10, SIZE + 10)] for _ in range(rng.randint(3, 6))])
            if rng.random() < 0.5:
                cv2.fillPoly(picture, [corners.astype(np.int32)], rng.random())
            else:
                cv2.polylines(picture, [corners.astype(np.int32)], True, value, rng.randint(1, 6))


def off_centre(rng):
    """Numbers that are not in the middle, or at a scale at which they cannot be read."""
    face, number = training_face(rng), random_number(rng)
    drawing = draw_disc(rng, None, face, str(number), rng.uniform(0.4, 0.66))
    if rng.random() < 0.25:
        return photograph(rng, drawing, scale=rng.uniform(2.2, 3.2))
    angle, far = rng.uniform(0, 2 * math.pi), rng.uniform(0.65, 1.3)
    return photograph(rng, drawing, shift=(far * math.cos(angle), far * math.sin(angle)))


def other_patch(rng, radii=None):
    """A patch that shows no number."""
    kind = rng.choices(('disc', 'square', 'streets', 'letters', 'ornament', 'texture', 'off centre'), (22, 16, 12, 14, 14, 8, 14))[0]
    if kind == 'off centre':
        return off_centre(rng)
    if kind == 'disc':
        picture = draw_disc(rng)
        if rng.random() < 0.3:
            spot = DISTANCE < rng.uniform(0.1, 0.5)
            picture[spot] = rng.random()
        return photograph(rng, picture, radii=radii)
    if kind == 'letters':
        text = ''.join(rng.choice(LETTERS) for _ in range(rng.choice((1, 2, 3, 4, 6))))
        height = rng.uniform(0.3, 0.7)
        if rng.random() < 0.6:
            return photograph(rng, draw_disc(rng, None, training_face(rng), text, height), radii=radii)
        picture = paper(rng)
        print_text(rng, picture, text, training_face(rng), rng.uniform(0, 0.3), height, widest=1.1)
        return photograph(rng, picture, shift=(rng.gauss(0, 0.2), rng.gauss(0, 0.3)), radii=radii)
    picture = paper(rng)
    for _ in range(rng.randint(0 if kind == 'texture' else 1, 4)):
        street(rng, picture, through=rng.random() < 0.6)
    if kind == 'square':
        square(rng, picture)
    if kind == 'ornament':
        if rng.random() < 0.4:
            disc(rng, picture, *tones(rng, rng.choice(('light', 'dark', 'coloured'))))
        scribble(rng, picture)
    if kind == 'texture':
        picture += rng.uniform(0.2, 0.8) * (cloud(rng, rng.randint(3, 60)) - 0.5)
    shade(rng, picture)
    return photograph(rng, picture, shift=(rng.gauss(0, 0.15), rng.gauss(0, 0.15)), radii=radii)


def training_set(count, seed, share_of_others=0.2):
    """That many patches and their labels."""
    rng = random.Random(seed)
    patches, labels = np.zeros((count, PATCH, PATCH), np.uint8), np.zeros(count, np.int64)
    for i in range(count):
        if rng.random() < share_of_others:
            patches[i] = other_patch(rng)
        else:
            labels[i] = random_number(rng)
            patches[i] = number_patch(rng, int(labels[i]))
    return patches, labels


def write_sheet(path, seed=1):
    """A picture of 240 training patches, to look at: `python3 samples.py sheet.png`."""
    patches, _ = training_set(240, seed)
    sheet = np.vstack([np.hstack(patches[i : i + 20]) for i in range(0, 240, 20)])
    cv2.imwrite(path, cv2.resize(sheet, None, fx=2, fy=2))


if __name__ == '__main__':
    import sys

    write_sheet(sys.argv[1])
