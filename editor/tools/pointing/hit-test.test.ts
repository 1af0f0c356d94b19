import { expect, test } from 'vitest';
import { TEST_VIEWPORT } from '../../../testing/editor/gesture-driver.js';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { characterPositions } from '../../../exchange/draw/index.js';
import { newBoard } from '../../document/index.js';
import {
  centreOfHex,
  parseHexId,
  type Circle,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import { hitAt, hitsAt } from './hit-test.js';
import { shapesOfSelectedEntity } from '../overlay/selected-entity-shapes.js';

test('of overlapping blocks the one with fewer nodes is hit, in whichever order they are declared', () => {
  const corners = (first: number, from: number, to: number): readonly Circle[] =>
    (
      [
        [from, from],
        [to, from],
        [to, to],
        [from, to],
      ] as const
    ).map((at, i) => ({ number: first + i, at, colour: 'white' }));
  const outer = { kind: 'houses', walk: ['c1', 'c9', 'c2', 'c3', 'c4'] } as const;
  const inner = { kind: 'houses', walk: ['c5', 'c6', 'c7', 'c8'] } as const;
  const middle: Circle = { number: 9, at: [3000, 1000], colour: 'white' };
  for (const [one, other] of [
    [outer, inner],
    [inner, outer],
  ] as const) {
    const streets = {
      ...newBoard('lfw', { id: 'a', name: 'A' }),
      circles: [...corners(1, 1000, 5000), ...corners(5, 2000, 4000), middle],
      blocks: [
        { id: 'b1', ...one },
        { id: 'b2', ...other },
      ],
    } as StreetBoard;
    const innermost = one === inner ? 'b1' : 'b2';
    expect(hitAt(streets, [3000, 3000], TEST_VIEWPORT)).toMatchObject({ kind: 'block', key: innermost });
    const all = hitsAt(streets, [3000, 3000], TEST_VIEWPORT).map(({ key }) => key);
    expect(all).toEqual([innermost, innermost === 'b1' ? 'b2' : 'b1']);
    expect(hitAt(streets, [1500, 1500], TEST_VIEWPORT)?.key).toBe(one === outer ? 'b1' : 'b2');
  }
});

const board = shippedHexBoard('mr-jack-2006');
const setup = board.setup!;
const [one, two] = setup.characters;

test('of two characters on one hex each is hit, and marked, where it is drawn', () => {
  const shared: HexBoard = {
    ...board,
    setup: {
      ...setup,
      characters: setup.characters.map((each) => (each === two ? { ...two, hex: one!.hex } : each)),
    },
  };
  const places = characterPositions(shared);
  for (const [i, { character }] of [one!, two!].entries()) {
    const at = places[i]!;
    expect(hitAt(shared, at, TEST_VIEWPORT)).toEqual({ key: `character:${character}`, kind: 'piece', at });
    expect(shapesOfSelectedEntity(shared, `character:${character}`)).toMatchObject([{ kind: 'ring', at }]);
  }
  expect(places[0]).not.toEqual(places[1]);
  expect(characterPositions(board)[0]).toEqual(centreOfHex(board.layout, parseHexId(one!.hex)!));
});

test('of two lamps on one hex the last is drawn, and hit', () => {
  const [first, second] = setup.lamps;
  const shared: HexBoard = {
    ...board,
    setup: {
      ...setup,
      lamps: setup.lamps.map((each) => (each === second ? { ...second, hex: first!.hex } : each)),
    },
  };
  const at = centreOfHex(board.layout, parseHexId(first!.hex)!);
  expect(hitAt(shared, at, TEST_VIEWPORT)?.key).toBe(`lamp:${second!.tile}`);
});
