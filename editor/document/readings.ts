/** What a board says of the print, thing by thing and without the places: what a second person would read the same or not. */
import {
  idOfCircle,
  idOfHex,
  idsOfLines,
  isStreetBoard,
  type Board,
  type Point,
  type Setup,
  type StreetBoard,
} from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';

/** By the id of a thing, what it says. */
type Reading = ReadonlyMap<string, string>;

/** The readings of a board, a part at a time. A part that did not change is the same object, and costs nothing. */
export const readingsOf = (board: Board): readonly Reading[] =>
  isStreetBoard(board)
    ? [
        circles(board.circles),
        crossings(board.crossings),
        junctions(board.junctions),
        blocks(board.blocks),
        lines(board.streets),
        lines(board.waterlines),
      ]
    : [hexes(board.hexes), exits(board.exits), board.setup ? pieces(board.setup) : NOTHING];

/** Where nodes lie, by their ids. */
export const placesOf = (board: StreetBoard): readonly ReadonlyMap<string, Point>[] => [
  placesOfCircles(board.circles),
  placesOfOthers(board.crossings),
  placesOfOthers(board.junctions),
];

type Streets<K extends keyof StreetBoard> = StreetBoard[K];
type Hexes<K extends keyof Extract<Board, { game: 'mj' }>> = Extract<Board, { game: 'mj' }>[K];

const NOTHING: Reading = new Map();

const circles = oncePerBoard(
  (list: Streets<'circles'>): Reading =>
    new Map(list.map((each) => [idOfCircle(each), `${each.colour} ${each.sector ?? ''}`])),
);
const crossings = oncePerBoard(
  (list: Streets<'crossings'>): Reading =>
    new Map(list.map(({ id, border = '', sector = '' }) => [id, `${border} ${sector}`])),
);
const junctions = oncePerBoard(
  (list: Streets<'junctions'>): Reading => new Map(list.map(({ id }) => [id, ''])),
);
// A walk follows when a node is put into a street; who declared the block did not say more than its kind.
const blocks = oncePerBoard(
  (list: Streets<'blocks'>): Reading => new Map(list.map(({ id, kind }) => [id, kind])),
);
// A line is what it joins. How it bends on the way there is a matter of places.
const lines = oncePerBoard(
  (list: Streets<'streets'>): Reading => new Map(idsOfLines(list).map((id) => [id, ''])),
);
const hexes = oncePerBoard(
  (list: Hexes<'hexes'>): Reading => new Map(list.map((each) => [idOfHex(each), each.kind])),
);
const exits = oncePerBoard(
  (list: Hexes<'exits'>): Reading => new Map(list.map(({ id, hex, side }) => [id, `${hex} ${side}`])),
);
/** Covers and cordons go by their hex and by their exit, as `idOfKey` has it. */
const pieces = oncePerBoard(
  ({ characters, watsonFaces, lamps, covers, cordons }: Setup): Reading =>
    new Map<string, string>([
      ...characters.map(
        ({ character, hex }) => [character, character === 'watson' ? `${hex} ${watsonFaces}` : hex] as const,
      ),
      ...lamps.map(({ tile, hex }) => [tile, hex] as const),
      ...covers.map((hex) => [hex, 'covered'] as const),
      ...cordons.map((exit) => [exit, 'closed'] as const),
    ]),
);

const placesOfCircles = oncePerBoard(
  (list: Streets<'circles'>): ReadonlyMap<string, Point> =>
    new Map(list.map((each) => [idOfCircle(each), each.at])),
);
const placesOfOthers = oncePerBoard(
  (list: Streets<'crossings'> | Streets<'junctions'>): ReadonlyMap<string, Point> =>
    new Map(list.map(({ id, at }) => [id, at])),
);
