/** The printed boards of the known editions, decoded when a board claims one. */
import {
  idOfHex,
  memoByBoard,
  parseHexId,
  type Axial,
  type Board,
  type HexBoard,
  type HexId,
  type StreetBoard,
} from '../../model/index.js';
import { decodeEdition } from './decode-edition.js';
import type { EditionData } from './edition-data.js';
import mrJack2006 from './generated/mr-jack-2006.js';
import mrJack2016 from './generated/mr-jack-2016.js';
import whitechapel from './generated/whitechapel.js';
import whitehall from './generated/whitehall.js';

/** The stored editions by game and name. `lfw first` is a known edition without a reference. */
const STORED: Readonly<Record<string, string>> = {
  'lfw 2012-revised': whitechapel,
  'wm 2017': whitehall,
  'mj 2006': mrJack2006,
  'mj 2016': mrJack2016,
};

const decoded = new Map<string, Board>();

/** The printed board of an edition; parsed once. */
function printedBoard(game: Board['game'], edition: string): Board | undefined {
  const key = `${game} ${edition}`;
  let board = decoded.get(key);
  if (board === undefined && Object.hasOwn(STORED, key)) {
    board = decodeEdition(JSON.parse(STORED[key]!) as EditionData);
    decoded.set(key, board);
  }
  return board;
}

/** Whether the edition that a board claims has a reference. */
export const hasPrintedBoard = ({ game, edition }: Board): boolean =>
  Object.hasOwn(STORED, `${game} ${edition}`);

/** The printed street board of the edition that a board claims, with crossings and junctions numbered by what they touch. */
export const printedStreetBoard = ({ game, edition }: StreetBoard): StreetBoard | undefined =>
  printedBoard(game, edition) as StreetBoard | undefined;

/**
 * The printed hex board of the edition that a board claims, or of another edition, in the coordinates of the board. Coordinates
 * may start anywhere; rotated or mirrored ones are not recognised.
 */
export function printedHexBoard(board: HexBoard, edition = board.edition): HexBoard | undefined {
  const print = printedBoard('mj', edition) as HexBoard | undefined;
  return print && shiftedPrints(board)(print);
}

/** The editions of Mr Jack with a reference. */
export const HEX_EDITIONS: readonly string[] = ['2006', '2016'];

const shiftedPrints = memoByBoard((board: HexBoard) =>
  memoByBoard((print: HexBoard): HexBoard => {
    const [corner, printedCorner] = [cornerOf(board), cornerOf(print)];
    const offset: Axial = [corner[0] - printedCorner[0], corner[1] - printedCorner[1]];
    const shifted = shiftHexes(print, offset);
    // A board that is being traced may start anywhere; of two ways to read it, the one with fewer differences counts.
    return countUnlike(board, shifted) < countUnlike(board, print) ? shifted : print;
  }),
);

/** The least q and the least r of the hexes. */
function cornerOf({ hexes }: HexBoard): Axial {
  const there = hexes.filter(({ kind }) => kind !== 'void');
  const least = (axis: 0 | 1): number => Math.min(...there.map(({ at }) => at[axis]));
  return there.length === 0 ? [0, 0] : [least(0), least(1)];
}

function countUnlike({ hexes }: HexBoard, print: HexBoard): number {
  const kinds = new Map(print.hexes.map((hex) => [idOfHex(hex), hex.kind]));
  return hexes.filter((hex) => (kinds.get(idOfHex(hex)) ?? 'void') !== hex.kind).length;
}

function shiftHexes(board: HexBoard, [east, south]: Axial): HexBoard {
  const shift = ([q, r]: Axial): Axial => [q + east, r + south];
  const shiftId = (id: HexId): HexId => idOfHex({ at: shift(parseHexId(id)!) });
  const shiftHexOf = <T extends { readonly hex: HexId }>(each: T): T => ({ ...each, hex: shiftId(each.hex) });
  return {
    ...board,
    hexes: board.hexes.map((hex) => ({ ...hex, at: shift(hex.at) })),
    exits: board.exits.map(shiftHexOf),
    ...(board.setup && {
      setup: {
        ...board.setup,
        characters: board.setup.characters.map(shiftHexOf),
        lamps: board.setup.lamps.map(shiftHexOf),
        covers: board.setup.covers.map(shiftId),
      },
    }),
  };
}
