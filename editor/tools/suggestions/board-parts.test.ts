import { expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import { likelyInParts, partsOfBoard } from './board-parts.js';
import type { PendingLine, PendingNode, PendingSuggestions } from './pending-suggestions.js';

const crossing = (id: string, at: Point, certainty = 0.9): PendingNode =>
  ({ kind: 'crossing', id, at, certainty, confidence: certainty, readings: [] }); // prettier-ignore
const street = (id: string, ends: readonly [string, string], path: readonly Point[], certainty = 0.9): PendingLine =>
  ({ kind: 'street', id, ends, path, certainty, confidence: certainty }); // prettier-ignore

test('a board is divided into equal parts that fit, each beside the last', () => {
  const parts = partsOfBoard([900, 400], [400, 250]);
  expect(parts.map(([at]) => at)).toEqual([[0, 0], [300, 0], [600, 0], [600, 200], [300, 200], [0, 200]]); // prettier-ignore
  expect(parts[3]![1]).toEqual([900, 400]);
  expect(partsOfBoard([900, 400], [5000, 5000])).toEqual([[[0, 0], [900, 400]]]); // prettier-ignore
});

test('what is likely in the parts that were seen is accepted, lines with both of their ends', () => {
  const pending: PendingSuggestions = {
    nodes: [
      crossing('x1', [100, 100]),
      crossing('x2', [400, 100]),
      crossing('x3', [120, 150], 0.5),
      { ...crossing('c1', [50, 50]), kind: 'circle', reading: { number: 7, confidence: 0.9 } },
      { ...crossing('c2', [60, 50]), kind: 'circle' },
      { ...crossing('c3', [70, 50]), kind: 'circle', reading: { number: 8, confidence: 0.9 }, conflict: { number: 8, isPlaced: true } },
    ],
    lines: [
      street('s1', ['x1', 'c1'], [[100, 100], [50, 50]]),
      street('s2', ['x1', 'x2'], [[100, 100], [400, 100]]),
      street('s3', ['x1', 'x9'], [[100, 100], [100, 180]]),
      street('s4', ['x1', 'x3'], [[100, 100], [120, 150]]),
      street('s5', ['x1', 'c1'], [[100, 100], [60, 90], [50, 50]], 0.3),
    ],
    placed: new Map([['x9', 'x9']]),
    radius: 10,
  }; // prettier-ignore
  const parts = partsOfBoard([600, 200], [300, 200]);
  const idsIn = (last: number): readonly string[] => {
    const { nodes, lines } = likelyInParts(pending, parts, last);
    return [...nodes, ...lines].map(({ id }) => id);
  };
  expect(idsIn(0)).toEqual(['x1', 'c1', 's1', 's3']);
  expect(idsIn(1)).toEqual(['x1', 'x2', 'c1', 's1', 's2', 's3']);
});
