"""Measures the rounded network on fonts that it was not trained with, and writes the report and the reference outputs."""
import base64
import json
import random

import numpy as np

from fonts import HELD_OUT, SANS, SERIF, choose_face, faces_by_family
from network import probabilities, read
from samples import number_patch, other_patch, random_number

READABLE = (12, 34)
GOOD = 0.3  # the harm of a good picture
# Each row: name, old-style figures, italic, tone of the disc, radii of the disc in pixels, digits.
LOOKS = (
    ('regular', False, False, 'light', READABLE, None),
    ('italic', False, True, 'light', READABLE, None),
    ('old-style figures', True, False, 'light', READABLE, None),
    ('old-style italic', True, True, 'light', READABLE, None),
    ('dark discs', False, False, 'dark', READABLE, None),
    ('coloured discs', False, False, 'coloured', READABLE, None),
    ('one digit', False, False, 'light', READABLE, 1),
    ('two digits', False, False, 'light', READABLE, 2),
    ('three digits', False, False, 'light', READABLE, 3),
    ('radius 16 to 34 pixels', False, False, 'light', (16, 34), None),
    ('radius 12 to 16 pixels', False, False, 'light', (12, 16), None),
    ('radius 10 to 12 pixels', False, False, 'light', (10, 12), None),
    ('radius 8 to 10 pixels', False, False, 'light', (8, 10), None),
)


def patches_of_look(families, look, count, seed, harm):
    _, old_style, italic, tone, radii, digits = look
    rng = random.Random(seed)
    labels = np.array([random_number(rng, digits) for _ in range(count)])
    faces = [choose_face(rng, families, old_style, italic) for _ in range(count)]
    patches = [number_patch(rng, int(n), face, tone, radii, harm) for n, face in zip(labels, faces)]
    return np.array(patches), labels


def accuracy(net, families, look, count, seed, harm=1.0):
    patches, labels = patches_of_look(families, look, count, seed, harm)
    return float((read(probabilities(net, patches)) == labels).mean())


def accuracy_table(net, count, seed):
    lines = ['| look | held out, good pictures | held out | trained with |', '|---|---|---|---|']
    for i, look in enumerate(LOOKS):
        good = accuracy(net, HELD_OUT, look, count, seed + 200 + i, GOOD)
        held = accuracy(net, HELD_OUT, look, count, seed + i)
        known = accuracy(net, SERIF + SANS, look, count, seed + 100 + i)
        lines.append(f'| {look[0]} | {good:.1%} | {held:.1%} | {known:.1%} |')
    return lines


def number_table(net, count, seed):
    """Precision and recall of "not a number", with numbers of held-out fonts on the other side."""
    rng = random.Random(seed)
    others = probabilities(net, np.array([other_patch(rng, READABLE) for _ in range(count)]))[:, -1]
    tones = ('light', 'dark', 'coloured')
    discs = [
        number_patch(rng, random_number(rng), choose_face(rng, HELD_OUT), rng.choice(tones), READABLE)
        for _ in range(count)
    ]
    numbers = probabilities(net, np.array(discs))[:, -1]
    lines = ['| probability of a number below | precision of "not a number" | recall |', '|---|---|---|']
    for threshold in (0.1, 0.3, 0.5, 0.7):
        right, wrong = (others < threshold).sum(), (numbers < threshold).sum()
        lines.append(f'| {threshold} | {right / max(1, right + wrong):.1%} | {right / count:.1%} |')
    return lines


def write_report(path, net, facts, count=2000, seed=9000):
    faces = faces_by_family()
    held = ', '.join(sorted(HELD_OUT))
    lines = [
        '# Training report of the number reader',
        '',
        '`python3 vision/training/train.py` writes this page, the weights and the reference outputs.',
        '',
        *[f'- {name}: {value}' for name, value in facts.items()],
        f'- faces: {sum(len(faces[f]) for f in SERIF + SANS)} of {len(SERIF + SANS)} families to train with, '
        f'{sum(len(faces[f]) for f in HELD_OUT)} of {len(HELD_OUT)} families held out ({held})',
        '',
        f'## Numbers read right, of {count} rendered patches per row',
        '',
        'One view of each patch, numbers 1 to 999, weights rounded to int8. The patches are turned, squeezed, blurred, '
        'noisy, poor in contrast and compressed, more than most pictures are; good pictures have a third of the blur, '
        'noise and compression. A board is read from up to 15 views of each disc, which is better. '
        f'Where no radius is named, discs have a radius of {READABLE[0]} to {READABLE[1]} pixels.',
        '',
        *accuracy_table(net, count, seed),
        '',
        '## Not a number',
        '',
        'Empty discs, squares, streets, letters, ornaments, textures and numbers off the centre, '
        f'against as many numbers in held-out fonts ({count} each).',
        '',
        *number_table(net, count, seed + 500),
        '',
    ]
    with open(path, 'w', encoding='utf8') as file:
        file.write('\n'.join(lines))


def write_reference(path, net, seed=77):
    """A few dozen patches with the outputs of the rounded network, for the test of the inference in TypeScript."""
    rng = random.Random(seed)
    patches, labels = [], []
    for i in range(36):
        labels.append(random_number(rng) if i % 4 else 0)
        face = choose_face(rng, HELD_OUT)
        patches.append(number_patch(rng, labels[-1], face, radii=READABLE) if labels[-1] else other_patch(rng, READABLE))
    outputs = probabilities(net, np.array(patches))
    rows = [
        {
            'number': label,
            'patch': base64.b64encode(patch.tobytes()).decode(),
            'probabilities': [round(float(p), 6) for p in output],
        }
        for label, patch, output in zip(labels, patches, outputs)
    ]
    with open(path, 'w', encoding='ascii') as file:
        file.write('[\n' + ',\n'.join(json.dumps(row) for row in rows) + '\n]\n')
