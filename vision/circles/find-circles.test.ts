import { describe, expect, it } from 'vitest';
import { blankCanvas, drawDashes, drawDisc, drawSquare } from '../testing/draw-picture.js';
import { findCircles } from './find-circles.js';

const places = Array.from(
  { length: 30 },
  (_, i) => [70 + (i % 6) * 97.3, 60 + Math.floor(i / 6) * 81.7] as const,
);

describe('findCircles', () => {
  const canvas = blankCanvas(640, 440);
  for (const [x, y] of places) drawDisc(canvas, x, y, 12);
  for (const [x, y] of places) drawSquare(canvas, x + 48, y + 40, 9);
  for (const [x, y] of places)
    drawDashes(
      canvas,
      [
        [x, y + 14],
        [x + 40, y + 40],
      ],
      { period: 8, width: 2 },
    );
  const { candidates, threshold, radius } = findCircles(canvas);
  const found = candidates.filter(({ score }) => score > threshold);

  it('finds every disc and its centre to half a pixel', () => {
    for (const [x, y] of places)
      expect(Math.min(...found.map((one) => Math.hypot(one.x - x, one.y - y))), `${x}, ${y}`).toBeLessThan(
        0.5,
      );
  });

  it('finds nothing else above its threshold', () => {
    expect(found).toHaveLength(places.length);
  });

  it('finds the common radius', () => {
    expect(Math.abs(radius - 12)).toBeLessThan(2.5);
  });

  it('reports progress up to the end', () => {
    const shares: number[] = [];
    findCircles(blankCanvas(80, 60), (share) => shares.push(share));
    expect(shares.at(-1)).toBeCloseTo(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

it('finds red discs on paper of the same brightness', () => {
  const canvas = blankCanvas(400, 300);
  const red = [
    [60, 60],
    [160, 60],
    [260, 60],
    [60, 160],
    [160, 160],
    [260, 160],
    [340, 110],
    [340, 220],
    [60, 250],
    [160, 250],
    [260, 250],
  ] as const;
  for (const [x, y] of red)
    for (let v = 0; v < 300; v++)
      for (let u = 0; u < 400; u++)
        if (Math.hypot(u - x, v - y) <= 14) canvas.rgb.set([255, 196, 190], (v * 400 + u) * 3);
  const { candidates, threshold } = findCircles(canvas);
  const found = candidates.filter(({ score }) => score > threshold);
  for (const [x, y] of red)
    expect(Math.min(...found.map((one) => Math.hypot(one.x - x, one.y - y)))).toBeLessThan(3);
});

it('proposes a few large discs among far more dots, and finds nothing else then', () => {
  const canvas = blankCanvas(420, 290);
  const large = [[70, 140], [210, 50], [350, 140]] as const; // prettier-ignore
  for (const [x, y] of large) drawDisc(canvas, x, y, 14);
  for (let i = 0; i < 40; i++) drawDisc(canvas, 30 + i * 9, 260 - (i % 2) * 20, 2.3);
  const proposed: number[] = [];
  const { candidates, threshold, radius } = findCircles(canvas, undefined, (options) => {
    proposed.push(...options.map((option) => option.radius));
    return options.findIndex((option) => option.radius > 10);
  });
  expect(Math.min(...proposed)).toBeLessThan(4);
  expect(Math.abs(radius - 14)).toBeLessThan(2);
  const found = candidates.filter(({ score }) => score > threshold);
  expect(found).toHaveLength(3);
  for (const [x, y] of large)
    expect(Math.min(...found.map((one) => Math.hypot(one.x - x, one.y - y)))).toBeLessThan(2);
});
