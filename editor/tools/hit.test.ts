import { expect, test } from 'vitest';
import { SIGHT } from '../../testing/hands.js';
import { hexBoard } from '../../testing/official-board.js';
import { placesOfCharacters } from '../../exchange/draw/places-of-characters.js';
import { centreOfHex, parseHexId, type HexBoard } from '../../model/index.js';
import { hitAt } from './hit.js';
import { shapesOfKey } from './shapes-of-desk.js';

const board = hexBoard('mr-jack-2006');
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
  const places = placesOfCharacters(shared);
  for (const [i, { character }] of [one!, two!].entries()) {
    const at = places[i]!;
    expect(hitAt(shared, at, SIGHT)).toEqual({ key: `character:${character}`, kind: 'piece', at });
    expect(shapesOfKey(shared, `character:${character}`)).toMatchObject([{ kind: 'ring', at }]);
  }
  expect(places[0]).not.toEqual(places[1]);
  expect(placesOfCharacters(board)[0]).toEqual(centreOfHex(board.layout, parseHexId(one!.hex)!));
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
  expect(hitAt(shared, at, SIGHT)?.key).toBe(`lamp:${second!.tile}`);
});
