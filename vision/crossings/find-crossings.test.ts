import { describe, expect, it } from 'vitest';
import {
  blankCanvas,
  type Canvas,
  drawDashes,
  drawDisc,
  drawSquare,
  WHITE,
} from '../testing/draw-picture.js';
import { findCrossings } from './find-crossings.js';

const discs = Array.from({ length: 12 }, (_, i) => ({
  x: 60 + (i % 4) * 130,
  y: 60 + Math.floor(i / 4) * 120,
}));
const squares = Array.from(
  { length: 40 },
  (_, i) => [35.5 + (i % 8) * 66, 25.5 + Math.floor(i / 8) * 85] as const,
).filter(([x, y]) => discs.every((disc) => Math.hypot(disc.x - x, disc.y - y) > 30));

function drawn(): Canvas {
  const canvas = blankCanvas(560, 400);
  for (const { x, y } of discs) drawDisc(canvas, x, y, 14);
  for (const [x, y] of squares)
    drawDashes(
      canvas,
      [
        [x, y],
        [x + 30, y + 12],
      ],
      { period: 8, width: 2 },
    );
  for (const [x, y] of squares) drawSquare(canvas, x, y, 9);
  return canvas;
}

const goodOf = (canvas: Canvas) => {
  const { candidates, threshold } = findCrossings(canvas, discs, 14);
  return candidates.filter(({ quality }) => quality > threshold);
};

describe('findCrossings', () => {
  it('finds every square to half a pixel and nothing else', () => {
    const good = goodOf(drawn());
    for (const [x, y] of squares)
      expect(Math.min(...good.map((one) => Math.hypot(one.x - x, one.y - y))), `${x}, ${y}`).toBeLessThan(
        0.6,
      );
    expect(good).toHaveLength(squares.length);
  });

  it('finds squares with white text over them', () => {
    const canvas = drawn();
    for (const [x, y] of squares)
      for (const [dx, dy] of [
        [-2, -3],
        [-2, -2],
        [-2, -1],
        [-2, 0],
        [-2, 1],
        [-2, 2],
        [1, -3],
        [2, -3],
        [1, 0],
        [2, 0],
        [1, 2],
        [2, 2],
        [2, -1],
      ] as const)
        canvas.rgb.set(WHITE, ((Math.round(y) + dy) * canvas.width + Math.round(x) + dx) * 3);
    const good = goodOf(canvas);
    const seen = squares.filter(([x, y]) => good.some((one) => Math.hypot(one.x - x, one.y - y) < 3));
    expect(seen.length / squares.length).toBeGreaterThan(0.95);
  });

  it('knows a square with a border among the discs it is given', () => {
    const canvas = drawn();
    const [x, y] = [300, 385];
    drawDisc(canvas, x, y, 12);
    drawSquare(canvas, x, y, 11);
    const { isSquare } = findCrossings(canvas, [...discs, { x, y }], 14);
    expect(isSquare).toEqual([...discs.map(() => false), true]);
  });
});
