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

/** One relation of a hex board; covers, lamps and characters are those of the starting position. */
export function queryableHexRelation(board: HexBoard, relation: HexRelation): QueryableRelation {
  switch (relation) {
    case 'neighbours':
      return queryableFromMap(hexNeighbours(board), 'hexes');
    case 'walking':
      return queryableFromMap(walkingSteps(board), 'hexes one can walk on');
    case 'sewer':
      return queryableFromMap(
        sewerSteps(board, board.setup?.covers ?? []),
        'manholes that are open at the start',
      );
    case 'stealth':
      return queryableFromMap(stealthSteps(board), 'hexes');
    case 'distance':
      return walkableView(
        board,
        (hex) => streetDistances(board, hex),
        ({ length }) => length - 1,
      );
    case 'glow': {
      const glow = gaslightGlow(board);
      return queryableFromMap(glow, 'gaslights', () => totalListLength(glow));
    }
    case 'lantern':
      // The hexes that Watson's lantern lights in each direction.
      return walkableView(
        board,
        (hex) => DIRECTIONS.map((side) => [side, lanternRay(board, hex, side)] as const),
        (rays) => rays.flatMap(([, ray]) => ray).length,
      );
    case 'visibility':
      return visibilityView(board);
    default:
      return relation satisfies never;
  }
}

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
