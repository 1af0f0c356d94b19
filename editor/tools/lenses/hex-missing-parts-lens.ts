/** What a hex board still lacks: hexes, exits, characters, lamps, covers and cordons. */
import {
  capitalise,
  centreOfHex,
  CHARACTERS,
  idOfHex,
  joinWithAnd,
  type HexBoard,
  type Point,
} from '../../../model/index.js';
import { countOnBoard } from '../../../validator/index.js';
import { LAMP_TILES } from '../entities/pieces.js';
import { ringShapes, type LensResult } from './lens-result.js';

export function hexMissingPartsLens(board: HexBoard): LensResult {
  const { setup, layout } = board;
  const characters = new Set(setup?.characters.map(({ character }) => character));
  const tiles = new Set(setup?.lamps.map(({ tile }) => tile));
  const missing = [
    ...CHARACTERS.filter((each) => !characters.has(each)).map(capitalise),
    ...LAMP_TILES.filter((each) => !tiles.has(each)).map((tile) => `lamp ${tile}`),
    ...short(setup?.covers.length ?? 0, 2, 'cover'),
    ...short(setup?.cordons.length ?? 0, 2, 'cordon'),
    ...short(board.exits.length, 4, 'exit'),
  ];
  const taken = new Set<string>([
    ...(setup?.characters.map(({ hex }) => hex) ?? []),
    ...(setup?.lamps.map(({ hex }) => hex) ?? []),
  ]);
  const places = board.hexes
    .filter((hex) => taken.has(idOfHex(hex)))
    .map(({ at }): Point => centreOfHex(layout, at));
  return {
    shapes: ringShapes('progress', places, 0.72 * layout.size),
    sentence: [
      hexesPlaced(board),
      missing.length === 0
        ? 'The starting position is complete.'
        : `Not placed yet: ${joinWithAnd(missing)}.`,
    ].join(' '),
  };
}

/** There are two covers, two cordons and four exits (MJ-B03, MJ-B04). */
const short = (count: number, wanted: number, word: string): readonly string[] =>
  count >= wanted ? [] : [wanted - count === 1 ? `1 ${word}` : `${wanted - count} ${word}s`];

function hexesPlaced(board: HexBoard): string {
  const count = countOnBoard(board, 'hexes') ?? 0;
  const expected = board.expect.find(({ what }) => what === 'hexes')?.count;
  return expected === undefined ? `${count} hexes are laid.` : `${count} of ${expected} hexes are laid.`;
}
