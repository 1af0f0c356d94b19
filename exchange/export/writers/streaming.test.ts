import { expect, test } from 'vitest';
import { officialBoard } from '../../testing/official-board.js';
import {
  boardGraph,
  toCsv,
  toDot,
  toGeojson,
  toGexf,
  toGraphml,
  toJgf,
  toNodeLink,
  type BoardGraph,
} from './index.js';

/** A graph whose edges never end: whoever gathers them first never begins. */
const graph = boardGraph(officialBoard('teaching/two-routes'));
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
])('%s is written in small pieces while the graph is made', (_, write) => {
  let [pieces, longest] = [0, 0];
  for (const piece of write(endless)) {
    longest = Math.max(longest, piece.length);
    if (++pieces === 10_000) break;
  }
  expect([pieces, longest < 4000]).toEqual([10_000, true]);
});
