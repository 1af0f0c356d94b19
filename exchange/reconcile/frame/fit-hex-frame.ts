/** How one lattice of hexes lies on another: in one of twelve ways, and shifted. */
import type { HexBoard } from '../../model/board.js';
import { DIRECTION_VECTORS, parseHexId, type Axial } from '../../model/hex/coordinates.js';
import { DIRECTIONS, type Direction, type HexId } from '../../model/vocabulary.js';

/** Mirrored left to right or not, then turned clockwise by so many sixths, then shifted. */
export interface HexFrame {
  readonly mirrored: boolean;
  readonly sixths: number;
  readonly shift: Axial;
}

export const SAME_HEXES: HexFrame = { mirrored: false, sixths: 0, shift: [0, 0] };

/** Where a hex lies in the other frame. */
export function mapHex(frame: HexFrame, at: Axial): Axial {
  const [q, r] = mapVector(frame, at);
  return [q + frame.shift[0] + 0, r + frame.shift[1] + 0];
}

function mapVector({ mirrored, sixths }: HexFrame, at: Axial): Axial {
  let [q, r] = mirrored ? [-at[0], at[0] + at[1]] : at;
  for (let turn = 0; turn < sixths; turn++) [q, r] = [-r, q + r];
  return [q, r];
}

/** The id of a hex in the other frame. What is no id stays as it is; the validator says so. */
export function mapHexId(frame: HexFrame, id: HexId): HexId {
  const at = parseHexId(id);
  if (at === undefined) return id;
  const [q, r] = mapHex(frame, at);
  return `h${q},${r}`;
}

/** A direction in the other frame. */
export function mapDirection(frame: HexFrame, direction: Direction): Direction {
  const [q, r] = mapVector(frame, DIRECTION_VECTORS[direction]);
  return DIRECTIONS.find((each) => DIRECTION_VECTORS[each][0] === q && DIRECTION_VECTORS[each][1] === r)!;
}

/** Whether left is left and up is up in both frames, so that what is named by its corner has the same name. */
export const isUpright = ({ mirrored, sixths }: HexFrame): boolean => !mirrored && sixths === 0;

export interface HexFit {
  readonly frame: HexFrame;
  /** How many hexes have the same kind. */
  readonly fitting: number;
  readonly of: number;
  /** Why it may be otherwise: nothing tells this way from another, or hardly anything fits in any. */
  readonly doubt?: 'several-ways' | 'no-way';
}

/** The frame in which the most hexes have the same kind; of equals the upright one, then that in which the start agrees more. */
export function fitHexes(board: HexBoard, base: HexBoard): HexFit {
  const found = WAYS.flatMap((way) => bestShifts(way, board, base));
  const most = mostOf(found.map(({ fitting }) => fitting));
  const of = Math.min(onBoard(board).length, onBoard(base).length);
  // Less than half is chance: then the hexes are taken as they are written.
  if (2 * most <= of) return { frame: SAME_HEXES, fitting: most, of, doubt: 'no-way' };
  const best = found
    .filter(({ fitting }) => fitting === most)
    .map((each) => ({
      ...each,
      worth: Number(isUpright(each.frame)) / 2 + startsAgreeing(each.frame, board, base),
    }))
    .sort((a, b) => b.worth - a.worth);
  const isOneOfSeveral = best.length > 1 && best[0]!.worth === best[1]!.worth;
  return { frame: best[0]!.frame, fitting: most, of, ...(isOneOfSeveral && { doubt: 'several-ways' }) };
}

/** Not spread into `Math.max`: there may be more than a call can take. */
const mostOf = (counts: Iterable<number>): number => {
  let most = 0;
  for (const count of counts) most = Math.max(most, count);
  return most;
};

const WAYS: readonly HexFrame[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3, 4, 5].map((sixths) => ({ mirrored, sixths, shift: [0, 0] as const })),
);

/** Holes count as off the board. */
const onBoard = ({ hexes }: HexBoard): HexBoard['hexes'] => hexes.filter(({ kind }) => kind !== 'void');

/** Pairs of hexes of one kind that vote. A board that is played on has fewer; of a larger one some of the hexes vote. */
const MOST_PAIRS = 40_000;

/** So many shifts with the most votes are judged by all hexes, where not all could vote. */
const MOST_JUDGED = 32;

interface Fitting {
  readonly frame: HexFrame;
  /** How many hexes lie on one of their kind. */
  readonly fitting: number;
}

/** Every shift is voted for by the pairs of hexes of one kind that it brings together. */
function bestShifts(way: HexFrame, board: HexBoard, base: HexBoard): readonly Fitting[] {
  const [kinds, theirs] = [kindsOf(board), kindsOf(base)];
  const groups = [...kinds]
    .map(([kind, ours]) => ({ ours, others: theirs.get(kind) ?? [] }))
    .sort((a, b) => a.ours.length * a.others.length - b.ours.length * b.others.length);
  const votes = new Map<string, number>();
  let left = MOST_PAIRS;
  let areAllHeard = true;
  for (const { ours, others } of groups) {
    const voting = spread(ours, Math.floor(left / Math.max(1, others.length)));
    if (others.length > 0 && voting.length < ours.length) areAllHeard = false;
    left -= voting.length * others.length;
    for (const hex of voting) {
      const [q, r] = mapVector(way, hex);
      for (const [x, y] of others) {
        const shift = `${x - q} ${y - r}`;
        votes.set(shift, (votes.get(shift) ?? 0) + 1);
      }
    }
  }
  const frameOf = (shift: string): HexFrame => ({
    ...way,
    shift: shift.split(' ').map(Number) as [number, number],
  });
  const most = mostOf(votes.values());
  if (areAllHeard)
    return [...votes]
      .filter(([, count]) => count === most)
      .map(([shift, fitting]) => ({ frame: frameOf(shift), fitting }));
  const judged = [...votes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_JUDGED)
    .map(([shift]) => ({ frame: frameOf(shift), fitting: fittingIn(frameOf(shift), board, base) }));
  const best = mostOf(judged.map(({ fitting }) => fitting));
  return judged.filter(({ fitting }) => fitting === best);
}

function kindsOf(board: HexBoard): ReadonlyMap<string, readonly Axial[]> {
  const kinds = new Map<string, Axial[]>();
  for (const { at, kind } of onBoard(board)) {
    const known = kinds.get(kind);
    if (known) known.push(at);
    else kinds.set(kind, [at]);
  }
  return kinds;
}

/** So many of a list, evenly from its first to its last: those at both ends say the most about where a board lies. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  count >= list.length
    ? list
    : Array.from(
        { length: count },
        (_, i) => list[Math.round((i * (list.length - 1)) / Math.max(1, count - 1))]!,
      );

/** How many hexes lie on one of their kind. */
function fittingIn(frame: HexFrame, board: HexBoard, base: HexBoard): number {
  const theirs = new Set(onBoard(base).map(({ at, kind }) => `${kind} ${at.join()}`));
  return onBoard(board).filter(({ at, kind }) => theirs.has(`${kind} ${mapHex(frame, at).join()}`)).length;
}

/** How many characters and numbered lamps stand on the same hex at the start. */
function startsAgreeing(frame: HexFrame, { setup }: HexBoard, base: HexBoard): number {
  if (!setup || !base.setup) return 0;
  const places = new Set([
    ...base.setup.characters.map(({ character, hex }) => `${character} ${hex}`),
    ...base.setup.lamps.map(({ tile, hex }) => `${tile} ${hex}`),
  ]);
  return [
    ...setup.characters.map(({ character, hex }) => `${character} ${mapHexId(frame, hex)}`),
    ...setup.lamps.map(({ tile, hex }) => `${tile} ${mapHexId(frame, hex)}`),
  ].filter((each) => places.has(each)).length;
}
