import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentsByGraphology } from '../../bench/peers/graphology.js';
import { componentsOfEdges } from './components.js';

const edges = fc.integer({ min: 1, max: 80 }).chain((nodes) =>
  fc.record({
    nodes: fc.constant(nodes),
    pairs: fc.array(fc.tuple(fc.nat({ max: nodes - 1 }), fc.nat({ max: nodes - 1 })), { maxLength: 100 }),
  }),
);

test('components equal those of graphology and are numbered by their first node', () => {
  fc.assert(
    fc.property(edges, ({ nodes, pairs }) => {
      const from = Int32Array.from(pairs, ([a]) => a);
      const to = Int32Array.from(pairs, ([, b]) => b);
      const { count, of } = componentsOfEdges(nodes, from, to);
      const theirs = componentsByGraphology(nodes, from, to)
        .map((part) => part.map(Number).sort((a, b) => a - b))
        .sort((a, b) => a[0]! - b[0]!);
      const ours = Array.from({ length: count }, (_, part) =>
        [...of.keys()].filter((node) => of[node] === part),
      );
      expect(ours).toEqual(theirs);
    }),
  );
});

test('a graph without nodes has no components', () => {
  expect(componentsOfEdges(0, new Int32Array(), new Int32Array())).toEqual({
    count: 0,
    of: new Int32Array(),
  });
});

test('a long path is one component in either direction', () => {
  const length = 100_000;
  const up = Int32Array.from({ length: length - 1 }, (_, i) => i);
  const next = up.map((i) => i + 1);
  for (const [from, to] of [
    [up, next],
    [up.toReversed(), next.toReversed()],
    [next, up],
  ] as const) {
    const { count, of } = componentsOfEdges(length, from, to);
    expect([count, of.every((part) => part === 0)]).toEqual([1, true]);
  }
});
