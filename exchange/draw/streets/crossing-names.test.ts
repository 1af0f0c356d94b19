import { expect, test } from 'vitest';
import type { Crossing } from '../../../model/board/board.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { drawCrossingNames } from './crossing-names.js';
import { PALETTES } from '../sheet/palette.js';
import type { DrawnDisc } from '../sheet/sheet-content.js';

const board = shippedStreetBoard('whitechapel');

test('the nodes are visited once for all names', () => {
  const crossings = board.crossings.map((each): Crossing => ({ ...each, name: 'Goulston Street' }));
  let asked = 0;
  class Counted extends Map<string, DrawnDisc> {
    override values(): MapIterator<DrawnDisc> {
      asked++;
      return super.values();
    }
  }
  const places = new Counted(crossings.map(({ id, at }) => [id, { at, radius: 100 }]));
  const drawn = drawCrossingNames(crossings, places, board, PALETTES.light);
  expect(drawn.match(/<text/g)).toHaveLength(crossings.length);
  expect(asked).toBe(1);
});

test('a name is placed where it covers no node, if there is such a position', () => {
  const crossing: Crossing = { id: 'x1', at: [5000, 5000], name: 'A' };
  const around = (...at: readonly (readonly [number, number])[]): ReadonlyMap<string, DrawnDisc> =>
    new Map(at.map((each, i) => [`x${i}`, { at: each, radius: 50 }]));
  const yOf = (places: ReadonlyMap<string, DrawnDisc>): number =>
    Number(/ y="([^"]+)"/.exec(drawCrossingNames([crossing], places, board, PALETTES.light))![1]);
  expect(yOf(around([5000, 5000]))).toBeLessThan(5000);
  expect(yOf(around([5000, 5000], [5000, 4800], [4950, 4850]))).toBeGreaterThan(5000);
  const crowd = Array.from({ length: 2000 }, () => [5000, 4850] as const);
  expect(yOf(around([5000, 5000], ...crowd))).toBeGreaterThan(5000);
});
