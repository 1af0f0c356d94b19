/** Fits the hex grid of one board to another: one of twelve orientations and a shift. */
import {
  type Axial,
  type Direction,
  DIRECTION_VECTORS,
  DIRECTIONS,
  groupBy,
  type HexBoard,
  type HexId,
  parseHexId,
} from '../../../model/index.js';

/**
 * How one hex grid maps to another: mirrored left to right or not, then rotated clockwise by sixths, then shifted.
 */
export interface HexFrame {
  readonly mirrored: boolean;
  readonly sixths: number;
  readonly shift: Axial;
}

export const IDENTITY_HEX_FRAME: HexFrame = { mirrored: false, sixths: 0, shift: [0, 0] };

/** The position of a hex in the other frame. */
export function mapHex(frame: HexFrame, at: Axial): Axial {
  const [q, r] = mapVector(frame, at);
  return [q + frame.shift[0] + 0, r + frame.shift[1] + 0];
}

function mapVector({ mirrored, sixths }: HexFrame, at: Axial): Axial {
  let [q, r] = mirrored ? [-at[0], at[0] + at[1]] : at;
  for (let turn = 0; turn < sixths; turn++) [q, r] = [-r, q + r];
  return [q, r];
}

/** The id of a hex in the other frame. Invalid ids are kept; the validator reports them. */
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

/** Whether both frames have the same orientation, so that exits named by their corner have the same name. */
export const hasSameOrientation = ({ mirrored, sixths }: HexFrame): boolean => !mirrored && sixths === 0;

export interface HexFit {
  readonly frame: HexFrame;
  /** How many hexes have the same kind. */
  readonly fitting: number;
  readonly of: number;
  /** Why the frame is uncertain: another one fits as well, or none fits. */
  readonly doubt?: 'several-ways' | 'no-way';
}

/** The frame in which the most hexes have the same kind; of equals the upright one, then the one with the best matching start. */
export function fitHexFrame(board: HexBoard, base: HexBoard): HexFit {
  const found = ORIENTATIONS.flatMap((orientation) => bestShifts(orientation, board, base));
  const most = mostOf(found.map(({ fitting }) => fitting));
  const of = Math.min(onBoard(board).length, onBoard(base).length);
  // Up to half may match by chance: then the hexes are used unchanged.
  if (2 * most <= of) return { frame: IDENTITY_HEX_FRAME, fitting: most, of, doubt: 'no-way' };
  const best = found
    .filter(({ fitting }) => fitting === most)
    .map((each) => ({
      ...each,
      worth: Number(hasSameOrientation(each.frame)) / 2 + startsAgreeing(each.frame, board, base),
    }))
    .sort((a, b) => b.worth - a.worth);
  const isOneOfSeveral = best.length > 1 && best[0]!.worth === best[1]!.worth;
  return { frame: best[0]!.frame, fitting: most, of, ...(isOneOfSeveral && { doubt: 'several-ways' }) };
}

/** Unlike `Math.max`, takes lists of any length. */
const mostOf = (counts: Iterable<number>): number => {
  let most = 0;
  for (const count of counts) most = Math.max(most, count);
  return most;
};

const ORIENTATIONS: readonly HexFrame[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3, 4, 5].map((sixths) => ({ mirrored, sixths, shift: [0, 0] as const })),
);

/** Holes count as off the board. */
const onBoard = ({ hexes }: HexBoard): HexBoard['hexes'] => hexes.filter(({ kind }) => kind !== 'void');

/** The most pairs of hexes that vote. Real boards have fewer; of larger ones a sample votes. */
const MOST_PAIRS = 40_000;

/** If only a sample voted, this many shifts are evaluated with all hexes. */
const MOST_EVALUATED = 32;

interface Fitting {
  readonly frame: HexFrame;
  /** How many hexes are mapped to one of their kind. */
  readonly fitting: number;
}

/** Every pair of hexes of one kind votes for the shift that maps one to the other. */
function bestShifts(orientation: HexFrame, board: HexBoard, base: HexBoard): readonly Fitting[] {
  const theirs = groupBy(onBoard(base), ({ kind }) => kind);
  const groups = [...groupBy(onBoard(board), ({ kind }) => kind)]
    .map(([kind, ours]) => ({ ours, others: theirs.get(kind) ?? [] }))
    .sort((a, b) => a.ours.length * a.others.length - b.ours.length * b.others.length);
  const votes = new Map<string, number>();
  let left = MOST_PAIRS;
  let isComplete = true;
  for (const { ours, others } of groups) {
    const voting = spread(ours, Math.floor(left / Math.max(1, others.length)));
    if (others.length > 0 && voting.length < ours.length) isComplete = false;
    left -= voting.length * others.length;
    for (const { at } of voting) {
      const [q, r] = mapVector(orientation, at);
      for (const {
        at: [x, y],
      } of others) {
        const shift = `${x - q} ${y - r}`;
        votes.set(shift, (votes.get(shift) ?? 0) + 1);
      }
    }
  }
  const frameOf = (shift: string): HexFrame => ({
    ...orientation,
    shift: shift.split(' ').map(Number) as [number, number],
  });
  const most = mostOf(votes.values());
  if (isComplete)
    return [...votes]
      .filter(([, count]) => count === most)
      .map(([shift, fitting]) => ({ frame: frameOf(shift), fitting }));
  const evaluated = [...votes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_EVALUATED)
    .map(([shift]) => ({ frame: frameOf(shift), fitting: fittingIn(frameOf(shift), board, base) }));
  const best = mostOf(evaluated.map(({ fitting }) => fitting));
  return evaluated.filter(({ fitting }) => fitting === best);
}

/** An evenly spaced sample of a list including both ends, which determine the shift best. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  count >= list.length
    ? list
    : Array.from(
        { length: count },
        (_, i) => list[Math.round((i * (list.length - 1)) / Math.max(1, count - 1))]!,
      );

/** How many hexes are mapped to one of their kind. */
function fittingIn(frame: HexFrame, board: HexBoard, base: HexBoard): number {
  const theirs = new Set(onBoard(base).map(({ at, kind }) => `${kind} ${at.join()}`));
  return onBoard(board).filter(({ at, kind }) => theirs.has(`${kind} ${mapHex(frame, at).join()}`)).length;
}

/** How many characters and numbered lamps are on the same hex at the start. */
export function startsAgreeing(frame: HexFrame, { setup }: HexBoard, base: HexBoard): number {
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
