import { UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NodeId } from '../../../model/index.js';
import { connectedPartsBySize } from './hexes-of-board.js';

const pairs = fc.array(fc.tuple(fc.nat(15), fc.nat(15)), { maxLength: 20 });

test('the parts are the connected components', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), pairs, (count, edges) => {
      const ids = Array.from({ length: count }, (_, i): NodeId => `c${i + 1}`);
      const relation = new Map(ids.map((id) => [id, [] as NodeId[]]));
      const graph = new UndirectedGraph();
      for (const id of ids) graph.addNode(id);
      for (const [a, b] of edges) {
        const [from, to] = [ids[a % count]!, ids[b % count]!];
        relation.get(from)!.push(to);
        relation.get(to)!.push(from);
        if (from !== to) graph.mergeEdge(from, to);
      }
      const parts = connectedPartsBySize(relation);
      const sorted = (all: string[][]) => all.map((part) => part.toSorted().join(' ')).sort();
      expect(sorted(parts)).toEqual(sorted(connectedComponents(graph)));
      expect(parts.map(({ length }) => length)).toEqual(
        parts.map(({ length }) => length).toSorted((a, b) => b - a),
      );
    }),
  );
});

test('equal parts stand in the order of their first members', () => {
  const relation = new Map<NodeId, NodeId[]>([
    ['c1', []],
    ['c2', ['c4']],
    ['c3', ['c5']],
    ['c4', ['c2']],
    ['c5', ['c3']],
  ]);
  expect(connectedPartsBySize(relation)).toEqual([['c2', 'c4'], ['c3', 'c5'], ['c1']]);
});
