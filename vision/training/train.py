#!/usr/bin/env python3
"""Trains the number reader on rendered digits, on one thread, in about 15 minutes.

    nice python3 vision/training/train.py

Writes vision/numbers/weights.ts, vision/numbers/fixtures/reference-outputs.json and vision/training/report.md.
Needs Debian's python3-torch, python3-opencv, python3-pil and the fonts that fonts.py lists. With `--quick` it trains for
a minute and writes to /tmp instead, to try a change.
"""
import copy
import os
import sys
import time

os.environ['OMP_NUM_THREADS'] = '1'

import cv2
import numpy as np
import torch

from network import Reader, loss, normalise, probabilities, read, targets
from quantise import dequantised, quantise, write_module
from report import write_reference, write_report
from samples import training_set

SEED = 17
PATCHES, EPOCHS, BATCH = 420_000, 11, 192
RATE, DECAY = 5e-3, 1e-3
FLIPPED = 0.3  # share of patches that are shown as negatives

HERE = os.path.dirname(os.path.abspath(__file__))
NUMBERS = os.path.join(HERE, '..', 'numbers')


def train(patches, labels, epochs):
    """Trains a network and returns the moving average of its weights."""
    torch.manual_seed(SEED)
    order = np.random.default_rng(SEED)
    net = Reader().to(memory_format=torch.channels_last)
    average = copy.deepcopy(net)
    steps = len(patches) // BATCH
    optimiser = torch.optim.AdamW(net.parameters(), RATE, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=epochs * steps)
    digits, is_number = targets(labels), (labels > 0).astype(np.float32)
    start = time.process_time()
    for epoch in range(epochs):
        net.train()
        permutation, total = order.permutation(len(patches)), 0.0
        for step in range(steps):
            chosen = permutation[step * BATCH : (step + 1) * BATCH]
            sign = np.where(order.random(BATCH) < FLIPPED, -1, 1).astype(np.float32)
            x = torch.tensor(normalise(patches[chosen]) * sign[:, None, None, None])
            x = x.to(memory_format=torch.channels_last)
            value = loss(net(x), torch.tensor(digits[chosen]), torch.tensor(is_number[chosen]))
            optimiser.zero_grad()
            value.backward()
            optimiser.step()
            schedule.step()
            total += value.item()
            done = epoch * steps + step
            follow(average, net, min(0.999, (1 + done) / (10 + done)))
        print(f'epoch {epoch + 1} of {epochs}: loss {total / steps:.4f}, {time.process_time() - start:.0f} s', flush=True)
    return average.eval()


@torch.no_grad()
def follow(average, net, share):
    """Moves the averaged weights towards the present ones."""
    for mean, now in zip(average.state_dict().values(), net.state_dict().values()):
        if mean.dtype.is_floating_point:
            mean.mul_(share).add_(now, alpha=1 - share)


def main():
    quick = '--quick' in sys.argv
    count, epochs = (20_000, 4) if quick else (PATCHES, EPOCHS)
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    start = time.process_time()
    patches, labels = training_set(count, SEED)
    rendered = time.process_time() - start
    print(f'{count} patches in {rendered:.0f} s', flush=True)
    net = train(patches, labels, epochs)
    trained = time.process_time() - start - rendered
    layers = quantise(net)
    rounded = dequantised(layers)
    test, truth = training_set(4000, SEED + 1)
    shown = truth > 0
    exact, coarse = ((read(probabilities(n, test[shown])) == truth[shown]).mean() for n in (net, rounded))
    print(f'new patches of known fonts: {exact:.4f} as trained, {coarse:.4f} rounded to int8', flush=True)
    weights = os.path.join('/tmp' if quick else NUMBERS, 'weights.ts')
    size = write_module(layers, weights)
    write_reference(os.path.join('/tmp' if quick else NUMBERS + '/fixtures', 'reference-outputs.json'), rounded)
    facts = {
        'seed': SEED,
        'data': f'{count:,} rendered patches, a fifth of them without a number, rendered in {rendered:.0f} s',
        'training': f'{epochs} epochs, batches of {BATCH}, AdamW, one cycle up to {RATE}, {trained:.0f} s of one processor',
        'network': f'{sum(p.numel() for p in net.parameters()):,} parameters, {size:,} bytes as int8',
        'versions': f'torch {torch.__version__}, OpenCV {cv2.__version__}, NumPy {np.__version__}',
        'loss of accuracy by rounding': f'{exact - coarse:+.2%} of new patches',
    }
    write_report(os.path.join('/tmp' if quick else HERE, 'report.md'), rounded, facts, 400 if quick else 2000)


if __name__ == '__main__':
    main()
