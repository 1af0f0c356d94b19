import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjacencyOfEdges, neighboursIn } from '../network/adjacency.js';
import { allPairsDistances, UNREACHABLE } from '../network/breadth-first.js';
import { connectedParts, countStepsFrom } from './breadth-first.js';

const LINKS: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['a'] };
const linksOf = (node: string): readonly string[] => LINKS[node] ?? [];

test('stepsFrom counts steps from the nearest start up to a limit', () => {
  expect([...countStepsFrom(['a'], linksOf)]).toEqual([['a', 0], ['b', 1], ['c', 1], ['d', 2]]); // prettier-ignore
  expect([...countStepsFrom(['a'], linksOf, 1)]).toEqual([['a', 0], ['b', 1], ['c', 1]]); // prettier-ignore
  expect([...countStepsFrom(['b', 'c'], linksOf)]).toEqual([['b', 0], ['c', 0], ['d', 1], ['a', 2]]); // prettier-ignore
  expect([...countStepsFrom([], linksOf)]).toEqual([]);
});

test('stepsFrom and connectedParts agree with the packed search', () => {
  const edges = fc.array(fc.tuple(fc.nat({ max: 19 }), fc.nat({ max: 19 })), { maxLength: 30 });
  fc.assert(
    fc.property(edges, (pairs) => {
      const adjacency = adjacencyOfEdges(
        20,
        Int32Array.from(pairs, ([a]) => a),
        Int32Array.from(pairs, ([, b]) => b),
      );
      const distances = allPairsDistances(adjacency);
      const neighboursOf = (node: number): Int32Array => neighboursIn(adjacency, node);
      const nodes = [...Array(20).keys()];
      for (const node of nodes) {
        const steps = countStepsFrom([node], neighboursOf);
        expect(nodes.map((other) => steps.get(other) ?? UNREACHABLE)).toEqual([
          ...distances.subarray(20 * node, 20 * node + 20),
        ]);
      }
      const parts = connectedParts(nodes, neighboursOf);
      expect(parts.flat().sort((a, b) => a - b)).toEqual(nodes);
      for (const part of parts)
        for (const node of part)
          expect(new Set(part)).toEqual(new Set(countStepsFrom([node], neighboursOf).keys()));
    }),
  );
});
