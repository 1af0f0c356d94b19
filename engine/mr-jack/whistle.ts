/** Goodley's whistle: who can be called nearer, and every way of sharing out the three points (MJ-R25, AMB-MJ-06). */
import { CHARACTERS, type Character, type HexBoard, type HexId } from '../../model/index.js';
import { allStreetDistances, hexGridOf } from '../../model/hex/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import type { MrJackState } from './state.js';

/** One character called nearer. `cost` is the least street distance of its walk, and only a hint. */
export interface Call {
  readonly character: Character;
  readonly to: HexId;
  readonly cost: number;
}

export const POINTS = 3;

type Standing = Pick<MrJackState, 'pos' | 'variants'>;

/** The street distance between two hexes, -1 if no walk leads (DEF-28). */
export function streetDistance(board: HexBoard, from: HexId, to: HexId): number {
  const { ids, indexOfId } = hexGridOf(board);
  return allStreetDistances(board)[indexOfId.get(from)! * ids.length + indexOfId.get(to)!]!;
}

/** Where one can walk, by code units, so that whistles are found in the order in which they are listed: sorting them costs as much as finding them. */
const streetsInOrder = oncePerBoard((board: HexBoard): readonly number[] => {
  const { ids, walkable } = hexGridOf(board);
  return [...ids.keys()]
    .filter((index) => walkable[index] === 1)
    .sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
});

/** Every end strictly nearer to Goodley that three points suffice for, whoever stands there now. */
function callsOf(board: HexBoard, { pos }: Standing, character: Character): readonly Call[] {
  const { ids, indexOfId } = hexGridOf(board);
  const distances = allStreetDistances(board);
  const [start, goodley] = [
    indexOfId.get(pos[character])! * ids.length,
    indexOfId.get(pos.goodley)! * ids.length,
  ];
  const away = distances[goodley + indexOfId.get(pos[character])!]!;
  return streetsInOrder(board).flatMap((index) => {
    const to = ids[index]!;
    const [cost, left] = [distances[start + index]!, distances[goodley + index]!];
    return cost >= 1 && cost <= POINTS && left >= 0 && left < away ? [{ character, to, cost }] : [];
  });
}

/**
 * Whether the whistle can call anybody. Whoever is called onto another's hex needs that one called on, and each stands
 * nearer than the one before, so the last of them could be called alone: one free end is all it takes.
 */
export const canWhistle = (board: HexBoard, state: Standing): boolean =>
  OTHERS.some((character) => callsOf(board, state, character).some((call) => isFree(state, [call])));

/** The others by name: the order in which a whistle lists them. */
const OTHERS = CHARACTERS.filter((character) => character !== 'goodley').toSorted();

/**
 * Every whistle that is legal. The order of the walks is free and passing anybody is allowed, so only the result counts: all
 * ends differ, and nobody stands there who was not called. That is why an end may be a hex whose owner is called away.
 */
export function whistlesOf(board: HexBoard, state: Standing): readonly (readonly Call[])[] {
  const each = OTHERS.map((character) => callsOf(board, state, character));
  const found: Call[][] = [];
  const extend = (calls: readonly Call[], from: number, left: number): void => {
    for (let i = from; i < each.length; i++)
      for (const call of each[i]!)
        if (call.cost <= left && !calls.some(({ to }) => to === call.to)) {
          const more = [...calls, call];
          found.push(more);
          extend(more, i + 1, left - call.cost);
        }
  };
  extend([], 0, POINTS);
  const free = found.filter((calls) => isFree(state, calls));
  const least = leastOf(free, state);
  return free.filter((calls) => pointsOf(calls) >= least);
}

/** How many points a whistle must use as things stand. */
export const leastPoints = (board: HexBoard, state: Standing): number =>
  state.variants.whistle === 'atLeastOne'
    ? 1
    : leastOf(whistlesOf(board, { ...state, variants: { ...state.variants, whistle: 'atLeastOne' } }), state);

function leastOf(whistles: readonly (readonly Call[])[], { variants }: Standing): number {
  if (variants.whistle === 'atLeastOne') return 1;
  const most = whistles.reduce((greatest, calls) => Math.max(greatest, pointsOf(calls)), 1);
  return variants.whistle === 'asMuchAsPossible' || most === POINTS ? most : 1;
}

const pointsOf = (calls: readonly Call[]): number => calls.reduce((sum, { cost }) => sum + cost, 0);

const isFree = ({ pos }: Standing, calls: readonly Call[]): boolean =>
  calls.every(({ to }) =>
    CHARACTERS.every((other) => pos[other] !== to || calls.some(({ character }) => character === other)),
  );
