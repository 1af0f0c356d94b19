import { describe, expect, it } from 'vitest';
import { blankCanvas, drawDashes, drawDisc, drawSquare } from '../testing/draw-picture.js';
import { findStreets } from './find-streets.js';
import type { StreetNode } from './street-node.js';

// A grid of nodes: circles and crossings in turn, streets along the rows and some columns.
const nodes: StreetNode[] = Array.from({ length: 30 }, (_, i) => ({
  kind: (i + Math.floor(i / 6)) % 2 === 0 ? 'circle' : 'crossing',
  x: 60 + (i % 6) * 90 + (Math.floor(i / 6) % 2) * 12,
  y: 50 + Math.floor(i / 6) * 80,
  radius: 0,
}));
const joined = nodes.flatMap((_, i) => [
  ...(i % 6 < 5 ? [[i, i + 1] as const] : []),
  ...(i < 24 && i % 3 === 0 ? [[i, i + 6] as const] : []),
]);

describe('findStreets', () => {
  const canvas = blankCanvas(580, 440);
  for (const [a, b] of joined) {
    const [from, to] = [nodes[a]!, nodes[b]!];
    const bend = [(from.x + to.x) / 2 + (a % 3) * 6 - 6, (from.y + to.y) / 2 + (a % 2) * 8 - 4] as const;
    drawDashes(canvas, [[from.x, from.y], bend, [to.x, to.y]], { period: 8, width: 2.2 });
  }
  for (const { kind, x, y } of nodes) if (kind === 'circle') drawDisc(canvas, x, y, 14);
  for (const { kind, x, y } of nodes) if (kind === 'crossing') drawSquare(canvas, x, y, 9);
  const { streets, style, inkMap } = findStreets(canvas, nodes, 9);

  it('finds the streets that are drawn and no others', () => {
    const names = (pairs: readonly (readonly [number, number])[]) =>
      pairs.map(([a, b]) => `${a}-${b}`).sort();
    expect(names(streets.map(({ pair }) => pair))).toEqual(names(joined));
  });

  it('measures the period of the dashes', () => {
    expect(style.period / inkMap.factor).toBeCloseTo(8, 0);
  });

  it('follows the bend of a street', () => {
    const street = streets.find(({ pair }) => pair[0] === 2 && pair[1] === 3)!;
    const bend = { x: (nodes[2]!.x + nodes[3]!.x) / 2 + 6, y: nodes[2]!.y - 4 };
    const distances = Array.from(street.path.x, (x, i) =>
      Math.hypot(
        (x + 0.5) / inkMap.factor - 0.5 - bend.x,
        (street.path.y[i]! + 0.5) / inkMap.factor - 0.5 - bend.y,
      ),
    );
    expect(Math.min(...distances)).toBeLessThan(2.5);
  });
});
