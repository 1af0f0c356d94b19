/** Goodley's whistle: calling characters nearer with three points (MJ-R25, AMB-MJ-06). */
import {
  CHARACTERS,
  type Character,
  type HexBoard,
  type HexId,
  allStreetDistances,
  hexNetworkOf,
  memoByBoard,
} from '../../../model/index.js';
import { memoByState } from '../../game/memo-by-state.js';
import type { MrJackState } from './state.js';

/** One character called nearer. `cost` is the street distance of its walk, and a hint. */
export interface WhistleCall {
  readonly character: Character;
  readonly to: HexId;
  readonly cost: number;
}

export const WHISTLE_MOVE_POINTS = 3;

type Standing = Pick<MrJackState, 'pos' | 'variants'>;

/** The walkable hexes in the order of code units, so that whistles are found almost sorted: sorting is half of the cost. */
const streetsInOrder = memoByBoard((board: HexBoard): readonly number[] => {
  const { ids, walkable } = hexNetworkOf(board);
  return [...ids.keys()]
    .filter((index) => walkable[index] === 1)
    .sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
});

/** All ends strictly nearer to Goodley that three points suffice for, occupied or not. */
export function callsOf(board: HexBoard, { pos }: Standing, character: Character): readonly WhistleCall[] {
  const { ids, indexOfId } = hexNetworkOf(board);
  const distances = allStreetDistances(board);
  const [start, goodley] = [
    indexOfId.get(pos[character])! * ids.length,
    indexOfId.get(pos.goodley)! * ids.length,
  ];
  const away = distances[goodley + indexOfId.get(pos[character])!]!;
  return streetsInOrder(board).flatMap((index) => {
    const to = ids[index]!;
    const [cost, left] = [distances[start + index]!, distances[goodley + index]!];
    return cost >= 1 && cost <= WHISTLE_MOVE_POINTS && left >= 0 && left < away
      ? [{ character, to, cost }]
      : [];
  });
}

/**
 * Whether the whistle can call anyone. A character called onto an occupied hex needs the one there called on, who stands
 * nearer; the last of such a chain could be called alone. So one free end is enough.
 */
export const canWhistle = (board: HexBoard, state: Standing): boolean =>
  OTHERS.some((character) =>
    callsOf(board, state, character).some((call) => findUncalledOccupant(state, [call]) === undefined),
  );

/** Sorted by name, as a whistle lists them. */
const OTHERS = CHARACTERS.filter((character) => character !== 'goodley').toSorted();

/**
 * All whistles that three points suffice for. Their walks can be made in some order whenever all ends differ and no
 * character stands on an end who is not called away, so only the ends matter.
 */
const affordableWhistles = memoByState(
  (board: HexBoard, state: MrJackState): readonly (readonly WhistleCall[])[] => {
    const callsOfEach = OTHERS.map((character) => callsOf(board, state, character));
    const found: WhistleCall[][] = [];
    const extend = (calls: readonly WhistleCall[], from: number, left: number): void => {
      for (let i = from; i < callsOfEach.length; i++)
        for (const call of callsOfEach[i]!)
          if (call.cost <= left && !calls.some(({ to }) => to === call.to)) {
            const more = [...calls, call];
            found.push(more);
            extend(more, i + 1, left - call.cost);
          }
    };
    extend([], 0, WHISTLE_MOVE_POINTS);
    return found.filter((calls) => findUncalledOccupant(state, calls) === undefined);
  },
);

/** How many points a whistle must use (AMB-MJ-06). */
export const minWhistlePoints = memoByState((board: HexBoard, state: MrJackState): number => {
  const { whistle } = state.variants;
  if (whistle === 'atLeastOne') return 1;
  const most = affordableWhistles(board, state).reduce(
    (greatest, calls) => Math.max(greatest, pointsOf(calls)),
    1,
  );
  return whistle === 'asMuchAsPossible' || most === WHISTLE_MOVE_POINTS ? most : 1;
});

export const legalWhistles = (board: HexBoard, state: MrJackState): readonly (readonly WhistleCall[])[] => {
  const least = minWhistlePoints(board, state);
  return affordableWhistles(board, state).filter((calls) => pointsOf(calls) >= least);
};

const pointsOf = (calls: readonly WhistleCall[]): number => calls.reduce((sum, { cost }) => sum + cost, 0);

/** A character who stands where a walk ends and is not called away. */
export const findUncalledOccupant = (
  { pos }: Pick<MrJackState, 'pos'>,
  calls: readonly Pick<WhistleCall, 'character' | 'to'>[],
): Character | undefined =>
  CHARACTERS.find(
    (each) => calls.some(({ to }) => to === pos[each]) && !calls.some(({ character }) => character === each),
  );
