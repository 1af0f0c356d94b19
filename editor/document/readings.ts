/** What a board says of the print, thing by thing and without the places: what a second person would read the same or not. */
import {
  idOfCircle,
  idOfHex,
  idsOfLines,
  isStreetBoard,
  type Board,
  type Circle,
  type Crossing,
  type Point,
  type Setup,
  type StreetBoard,
} from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';

/** By the id of a thing, what it says. */
type Reading = ReadonlyMap<string, string>;

/** The readings of a board, a part at a time. A part that says what it said before is the same object, and costs next to nothing. */
export const readingsOf = (board: Board, before?: Board): readonly Reading[] =>
  isStreetBoard(board)
    ? [
        circles(board.circles, before && isStreetBoard(before) ? before.circles : undefined),
        crossings(board.crossings, before && isStreetBoard(before) ? before.crossings : undefined),
        junctions(board.junctions),
        blocks(board.blocks),
        lines(board.streets),
        lines(board.waterlines),
      ]
    : [hexes(board.hexes), exits(board.exits), board.setup ? pieces(board.setup) : NOTHING];

/** The nodes that lie elsewhere than before, with the part they are of: circles, crossings, junctions. */
export function replaced(before: StreetBoard, after: StreetBoard): readonly Replaced[] {
  const found: Replaced[] = [];
  const compare = <T extends { readonly at: Point }>(
    part: number,
    [old, now]: readonly [readonly T[], readonly T[]],
    idOf: (each: T) => string,
  ): void => {
    if (old === now) return;
    // Nodes that only move stand where they stood in their list; a map of all of them is made only where some do not.
    const hasSameIds =
      old.length === now.length && now.every((each, i) => each === old[i] || idOf(each) === idOf(old[i]!));
    const were = hasSameIds ? undefined : placesOf(before)[part]!;
    for (let i = 0; i < now.length; i++) {
      const each = now[i]!;
      if (each === old[i]) continue;
      const was = were ? were.get(idOf(each)) : old[i]!.at;
      if (was !== undefined && was !== each.at) found.push({ part, id: idOf(each), was, at: each.at });
    }
  };
  compare(0, [before.circles, after.circles], idOfCircle);
  compare(1, [before.crossings, after.crossings], ({ id }) => id);
  compare(2, [before.junctions, after.junctions], ({ id }) => id);
  return found;
}

export interface Replaced {
  readonly part: number;
  readonly id: string;
  readonly was: Point;
  readonly at: Point;
}

/** Where nodes lie, by their ids. */
export const placesOf = (board: StreetBoard): readonly ReadonlyMap<string, Point>[] => [
  placesOfCircles(board.circles),
  placesOfOthers(board.crossings),
  placesOfOthers(board.junctions),
];

type Streets<K extends keyof StreetBoard> = StreetBoard[K];
type Hexes<K extends keyof Extract<Board, { game: 'mj' }>> = Extract<Board, { game: 'mj' }>[K];

const NOTHING: Reading = new Map();

/** A list whose entries say one by one what those of the list before said has the reading of that one: most edits move things. */
function readOnce<T>(
  read: (each: T) => readonly [id: string, said: string],
): (list: readonly T[], before?: readonly T[]) => Reading {
  const known = new WeakMap<readonly T[], Reading>();
  const saysSame = (a: T, b: T): boolean => a === b || read(a).join() === read(b).join();
  return (list, before) => {
    let reading = known.get(list);
    if (
      reading === undefined &&
      before?.length === list.length &&
      list.every((each, i) => saysSame(each, before[i]!))
    )
      reading = known.get(before);
    reading ??= new Map(list.map(read));
    known.set(list, reading);
    return reading;
  };
}

const circles = readOnce((each: Circle) => [idOfCircle(each), `${each.colour} ${each.sector ?? ''}`]);
const crossings = readOnce(({ id, border, sector }: Crossing) => [id, `${border ?? ''} ${sector ?? ''}`]);
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
