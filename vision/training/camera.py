"""What a camera or a scanner makes of a drawing: turned, shifted, blurred, noisy, compressed, and cut to a patch."""
import random

import cv2
import numpy as np

from drawing import CENTRE, RADIUS, SIZE, noise

PATCH = 32
SOURCE_RADII = ((8, 14), (10, 20), (14, 34))


def photograph(rng: random.Random, drawing, shift=(0.0, 0.0), scale=1.0, radii=None, harm=1.0):
    """A patch of 32 × 32 bytes. The shift is in radii; radii are those of the disc in the picture, in pixels.

    Harm scales blur, noise and compression: 1 for the training, less for what a good picture looks like.
    """
    turn = cv2.getRotationMatrix2D((CENTRE, CENTRE), rng.gauss(0, 4.0), scale * rng.uniform(0.85, 1.18))
    turn[:, 2] += [(shift[0] + rng.gauss(0, 0.05)) * RADIUS, (shift[1] + rng.gauss(0, 0.05)) * RADIUS]
    turn[0, 1] += rng.gauss(0, 0.03)
    view = cv2.warpAffine(drawing, turn, (SIZE, SIZE), borderMode=cv2.BORDER_REFLECT)
    side = max(14, int(2.2 * rng.uniform(*(radii or rng.choice(SOURCE_RADII)))))
    small = cv2.resize(view, (side, side), interpolation=cv2.INTER_AREA)
    blur = harm * rng.uniform(0, 1.25)
    if blur > 0.2:
        small = cv2.GaussianBlur(small, (0, 0), blur)
    if rng.random() < 0.3:  # sharpened, with halos
        small = small + rng.uniform(0.3, 1.2) * (small - cv2.GaussianBlur(small, (0, 0), 1.0))
    contrast = rng.uniform(0.35, 1)
    small = small * contrast + rng.uniform(-0.1, 0.25)
    if rng.random() < 0.15:
        small = np.clip(small, 0, 1) ** rng.uniform(0.5, 2)
    grain = harm * contrast * rng.choice((0.02, 0.05, 0.12)) * rng.random()
    small = small + noise(rng).normal(0, grain, small.shape)
    if rng.random() < 0.6:
        pixels = np.clip(small * 255, 0, 255).astype(np.uint8)
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(95 - harm * (95 - rng.randint(25, 90)))]
        small = cv2.imdecode(cv2.imencode('.jpg', pixels, quality)[1], cv2.IMREAD_GRAYSCALE) / 255
    way = cv2.INTER_AREA if side > PATCH else cv2.INTER_LINEAR
    patch = cv2.resize(small.astype(np.float32), (PATCH, PATCH), interpolation=way)
    return np.clip(patch * 255, 0, 255).astype(np.uint8)
