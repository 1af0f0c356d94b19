import { expect, test } from 'vitest';
import { dropSmallParts } from './connected.js';
import { scaleNetwork, splitStreets } from './split-streets.js';
import { NO_NODE, type StreetLine } from './street-line.js';

const line = (
  ends: readonly [number, number],
  from: readonly [number, number],
  to: readonly [number, number],
  probability = 1,
): StreetLine => ({
  ends,
  probability,
  x: Float32Array.from({ length: 21 }, (_, i) => from[0] + ((to[0] - from[0]) * i) / 20),
  y: Float32Array.from({ length: 21 }, (_, i) => from[1] + ((to[1] - from[1]) * i) / 20),
});

test('a tee splits the street it ends on, and its own line ends there', () => {
  const lines = [line([0, 1], [0, 0], [100, 0], 0.9), line([2, NO_NODE], [50, 60], [50, 0], 0.8)];
  const tee = { node: 2, onto: 0, arm: 1, x: 50, y: 0, probability: 0.8 };
  const { junctions, streets } = splitStreets({ lines, tees: [tee], forks: [] }, 10);
  expect(junctions).toEqual([{ x: 50, y: 0, probability: 0.8 }]);
  expect(streets.map(({ from, to }) => [from, to])).toEqual([
    [{ node: 0 }, { junction: 0 }],
    [{ junction: 0 }, { node: 1 }],
    [{ node: 2 }, { junction: 0 }],
  ]);
  expect(streets.map(({ probability }) => Math.round(100 * probability))).toEqual([72, 72, 80]);
  expect(streets[0]!.x.at(-1)).toBe(50);
});

test('a fork takes a street off its node and puts it on the other street', () => {
  const lines = [line([0, 1], [0, 0], [100, 0]), line([2, 0], [20, 60], [0, 0])];
  const fork = { node: 0, street: 1, onto: 0, x: 15, y: 0, score: 0.8, probability: 0.9 };
  const { streets } = splitStreets({ lines, tees: [], forks: [fork] }, 10);
  expect(streets.map(({ from, to }) => [from, to])).toEqual([
    [{ node: 0 }, { junction: 0 }],
    [{ junction: 0 }, { node: 1 }],
    [{ node: 2 }, { junction: 0 }],
  ]);
  const cut = streets[2]!;
  expect([cut.x.at(-1), cut.y.at(-1)]).toEqual([15, 0]);
  expect(Math.min(...cut.y.slice(0, -1))).toBeGreaterThan(10);
});

test('scaling keeps pixel centres in place', () => {
  const { streets } = splitStreets({ lines: [line([0, 1], [0, 0], [10, 0])], tees: [], forks: [] }, 10);
  expect([...scaleNetwork({ junctions: [], streets }, 2).streets[0]!.x.slice(0, 3)]).toEqual([0.5, 1.5, 2.5]);
});

test('a street far from a board is left out', () => {
  const chain = Array.from({ length: 25 }, (_, i) => line([i, i + 1], [10 * i, 0], [10 * i + 10, 0]));
  const alone = line([40, 41], [0, 500], [50, 500]);
  const network = splitStreets({ lines: [...chain, alone], tees: [], forks: [] }, 10);
  expect(dropSmallParts(network, 50).streets).toHaveLength(25);
  const small = splitStreets({ lines: [alone], tees: [], forks: [] }, 10);
  expect(dropSmallParts(small, 50).streets).toHaveLength(1);
});
