import { expect, test } from 'vitest';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { boardGraph, type BoardGraph } from '../../graph/index.js';
import { toCsv, toDot, toGeojson, toGexf, toGraphml, toJgf, toNodeLink } from './index.js';

/** A graph whose edges never end: whoever gathers them first never begins. */
const graph = boardGraph(shippedBoard('teaching/two-routes'));
const endless: BoardGraph = {
  ...graph,
  *edges() {
    for (let i = 0; ; i++)
      yield { id: `e${i}`, source: 'c1', target: 'c2', bends: [], values: { relation: 'jack' } };
  },
};

test.each([
  ['GraphML', toGraphml],
  ['GEXF', toGexf],
  ['DOT', toDot],
  ['JGF', toJgf],
  ['node-link', toNodeLink],
  ['GeoJSON', toGeojson],
  ['CSV', (each: BoardGraph) => toCsv(each, 'edges')],
])('%s is written in small pieces while the graph is generated', (_, write) => {
  let [pieces, longest] = [0, 0];
  for (const piece of write(endless)) {
    longest = Math.max(longest, piece.length);
    if (++pieces === 10_000) break;
  }
  expect([pieces, longest < 4000]).toEqual([10_000, true]);
});
