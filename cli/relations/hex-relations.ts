/** The relations of hex boards, to be queried by key and printed. */
import {
  DIRECTIONS,
  gaslightGlow,
  hexNeighbours,
  lanternRay,
  sewerSteps,
  startPosition,
  stealthSteps,
  streetDistances,
  visibilityOf,
  walkingSteps,
  type HexBoard,
  type HexId,
  type HexRelation,
} from '../../model/index.js';
import { totalListLength, queryableFromMap, type QueryableRelation } from './queryable-relation.js';

/** The relations of hex boards by name; covers, lamps and characters are those of the starting position. */
export const QUERYABLE_HEX_RELATIONS: Readonly<Record<HexRelation, (board: HexBoard) => QueryableRelation>> =
  {
    neighbours: (board) => queryableFromMap(hexNeighbours(board), 'hexes'),
    walking: (board) => queryableFromMap(walkingSteps(board), 'hexes one can walk on'),
    sewer: (board) =>
      queryableFromMap(sewerSteps(board, board.setup?.covers ?? []), 'manholes that are open at the start'),
    stealth: (board) => queryableFromMap(stealthSteps(board), 'hexes'),
    distance: (board) =>
      walkableView(
        board,
        (hex) => streetDistances(board, hex),
        ({ length }) => length - 1,
      ),
    glow: (board) => queryableFromMap(gaslightGlow(board), 'gaslights', totalListLength),
    /** The hexes that Watson's lantern lights in each direction. */
    lantern: (board) =>
      walkableView(
        board,
        (hex) => DIRECTIONS.map((side) => [side, lanternRay(board, hex, side)] as const),
        (rays) => rays.flatMap(([, ray]) => ray).length,
      ),
    visibility: visibilityView,
  };

/** A view of something that each hex one can walk on has; `sizeOf` counts its pairs, each from both ends. */
function walkableView<K, V>(
  board: HexBoard,
  entriesOf: (hex: HexId) => Iterable<readonly [K, V]>,
  sizeOf: (entries: readonly (readonly [K, V])[]) => number,
): QueryableRelation {
  const keys = [...walkingSteps(board).keys()];
  const known = new Set<string>(keys);
  return {
    keys,
    lookUp: (key) => (known.has(key) ? (Object.fromEntries(entriesOf(key as HexId)) as unknown) : undefined),
    countPairs: () => keys.reduce((sum, hex) => sum + sizeOf([...entriesOf(hex)]), 0) / 2,
    keyDescription: 'hexes one can walk on',
  };
}

/** The visible and invisible characters at the start; for a character, which of the two. Empty without a setup. */
function visibilityView(board: HexBoard): QueryableRelation {
  const start = startPosition(board);
  const { visible, invisible } = start ? visibilityOf(board, start) : { visible: [], invisible: [] };
  const parts: ReadonlyMap<string, readonly string[]> = new Map([
    ['visible', visible],
    ['invisible', invisible],
  ]);
  return {
    keys: [...parts.keys()],
    lookUp: (key) => parts.get(key) ?? [...parts].find(([, characters]) => characters.includes(key))?.[0],
    countPairs: () => visible.length,
    keyDescription: 'the characters of the starting position',
    ...(start === undefined && {
      emptyReason: 'The board has no starting position, so there are no characters.',
    }),
  };
}
