/** How far a hex board is: hexes and exits as expected, and who and what still has no place in the starting position. */
import { capital } from '../../../model/text/capital.js';
import { CHARACTERS, centreOfHex, idOfHex, type HexBoard, type Point } from '../../../model/index.js';
import { countOf } from '../../../validator/count-of.js';
import { LAMP_TILES } from '../pieces.js';
import { listed, rings, type Seen } from './seen.js';

export function seenInHexProgress(board: HexBoard): Seen {
  const { setup, layout } = board;
  const characters = new Set(setup?.characters.map(({ character }) => character));
  const tiles = new Set(setup?.lamps.map(({ tile }) => tile));
  const missing = [
    ...CHARACTERS.filter((each) => !characters.has(each)).map(capital),
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
    shapes: rings('progress', places, 0.72 * layout.size),
    words: [
      hexesPlaced(board),
      missing.length === 0 ? 'The starting position is whole.' : `Still without a place: ${listed(missing)}.`,
    ].join(' '),
  };
}

/** Two covers and two cordons lie out at the start, and there are four exits (MJ-B03, MJ-B04). */
const short = (count: number, wanted: number, word: string): readonly string[] =>
  count >= wanted ? [] : [wanted - count === 1 ? `1 ${word}` : `${wanted - count} ${word}s`];

function hexesPlaced(board: HexBoard): string {
  const count = countOf(board, 'hexes') ?? 0;
  const expected = board.expect.find(({ what }) => what === 'hexes')?.count;
  return expected === undefined ? `${count} hexes are laid.` : `${count} of ${expected} hexes are laid.`;
}
