/** The hexes of a board by index, with their neighbours. */
import { idOfHex, type Hex, type HexBoard } from '../board/board.js';
import { DIRECTIONS, HEX_KINDS, type HexId, type HexKind } from '../board/vocabulary.js';
import { neighbourInDirection } from './coordinates.js';
import { memoByBoard } from '../board/memo-by-board.js';

/** Anything with a list of hexes, such as a board. */
export type HasHexes = Pick<HexBoard, 'hexes'>;

/** The hexes of a board in typed arrays, one entry for each hex, in the order of `compareIds`. Read, never written. */
export interface HexNetwork {
  readonly ids: readonly HexId[];
  readonly indexOfId: ReadonlyMap<HexId, number>;
  /** The place of each hex's kind in `HEX_KINDS`. */
  readonly kinds: Uint8Array;
  /** 1 for all but `void`, which marks a hole. */
  readonly onBoard: Uint8Array;
  /** 1 for street and manhole (DEF-20). */
  readonly walkable: Uint8Array;
  /** Six for each hex in the order of `DIRECTIONS`; -1 where there is no hex or a hole. */
  readonly neighbours: Int32Array;
}

/** The grid of a board. Of two hexes at one place the first in the file counts. */
export const hexNetworkOf: (board: HasHexes) => HexNetwork = memoByBoard(({ hexes }) => {
  const sorted = distinctHexes(hexes);
  const ids = sorted.map(idOfHex);
  const indexOfId = new Map(ids.map((id, index) => [id, index]));
  const kinds = Uint8Array.from(sorted, ({ kind }) => HEX_KINDS.indexOf(kind));
  const onBoard = flagHexesOfKinds(kinds, ['street', 'manhole', 'gaslight', 'building', 'garden']);
  const neighbours = new Int32Array(sorted.length * DIRECTIONS.length).fill(-1);
  sorted.forEach(({ at }, index) => {
    if (onBoard[index] === 0) return;
    DIRECTIONS.forEach((direction, side) => {
      const other = indexOfId.get(idOfHex({ at: neighbourInDirection(at, direction) }));
      if (other !== undefined && onBoard[other] === 1) neighbours[index * DIRECTIONS.length + side] = other;
    });
  });
  return {
    ids,
    indexOfId,
    kinds,
    onBoard,
    walkable: flagHexesOfKinds(kinds, ['street', 'manhole']),
    neighbours,
  };
});

/** 1 for each hex whose kind is among these. */
export function flagHexesOfKinds(kinds: HexNetwork['kinds'], wanted: readonly HexKind[]): Uint8Array {
  return kinds.map((kind) => (wanted.includes(HEX_KINDS[kind]!) ? 1 : 0));
}

/** For each hex flagged in `from`, in order, the hexes beside it that are flagged in `to`, in order. */
export function adjacentHexMap(
  { ids, neighbours }: HexNetwork,
  from: Uint8Array,
  to: Uint8Array,
): ReadonlyMap<HexId, readonly HexId[]> {
  const map = new Map<HexId, readonly HexId[]>();
  ids.forEach((id, index) => {
    if (from[index] === 0) return;
    const beside: number[] = [];
    for (let side = 0; side < DIRECTIONS.length; side++) {
      const other = neighbours[index * DIRECTIONS.length + side]!;
      if (other >= 0 && to[other] === 1) beside.push(other);
    }
    map.set(
      id,
      beside.sort((a, b) => a - b).map((other) => ids[other]!),
    );
  });
  return map;
}

/** By q, then r, which is what `compareIds` reads out of the ids. */
function distinctHexes(hexes: readonly Hex[]): readonly Hex[] {
  const byId = new Map<HexId, Hex>();
  for (const hex of hexes) if (!byId.has(idOfHex(hex))) byId.set(idOfHex(hex), hex);
  return [...byId.values()].sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
}
