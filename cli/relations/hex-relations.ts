/** The relations of hex boards as views. */
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
import { totalListLength, viewFromMap, type RelationView } from './relation-view.js';

/** One relation of a hex board; covers, lamps and characters are those of the starting position. */
export function hexRelationView(board: HexBoard, relation: HexRelation): RelationView {
  switch (relation) {
    case 'neighbours':
      return viewFromMap(hexNeighbours(board), 'hexes');
    case 'walking':
      return viewFromMap(walkingSteps(board), 'hexes one can walk on');
    case 'sewer':
      return viewFromMap(sewerSteps(board, board.setup?.covers ?? []), 'manholes that are open at the start');
    case 'stealth':
      return viewFromMap(stealthSteps(board), 'hexes');
    case 'distance':
      return distanceView(board);
    case 'glow': {
      const glow = gaslightGlow(board);
      return viewFromMap(glow, 'gaslights', () => totalListLength(glow));
    }
    case 'lantern':
      return lanternView(board);
    case 'visibility':
      return visibilityView(board);
    default:
      return relation satisfies never;
  }
}

/** The hexes that characters can stand on. */
const walkable = (board: HexBoard): readonly HexId[] => [...walkingSteps(board).keys()];

function distanceView(board: HexBoard): RelationView {
  const keys = walkable(board);
  const known = new Set<string>(keys);
  const from = (hex: HexId): ReadonlyMap<HexId, number> => streetDistances(board, hex);
  return {
    keys,
    lookUp: (key) => (known.has(key) ? Object.fromEntries(from(key as HexId)) : undefined),
    countPairs: () => keys.reduce((sum, hex) => sum + from(hex).size - 1, 0) / 2,
    keyDescription: 'hexes one can walk on',
  };
}

/** For each hex that Watson can stand on, the hexes his lantern lights in each direction. */
function lanternView(board: HexBoard): RelationView {
  const keys = walkable(board);
  const known = new Set<string>(keys);
  const from = (hex: HexId) => DIRECTIONS.map((side) => [side, lanternRay(board, hex, side)] as const);
  return {
    keys,
    lookUp: (key) => (known.has(key) ? Object.fromEntries(from(key as HexId)) : undefined),
    countPairs: () => keys.reduce((sum, hex) => sum + from(hex).flatMap(([, ray]) => ray).length, 0) / 2,
    keyDescription: 'hexes one can walk on',
  };
}

/** The visible and invisible characters at the start; for a character, which of the two. Empty without a setup. */
function visibilityView(board: HexBoard): RelationView {
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
