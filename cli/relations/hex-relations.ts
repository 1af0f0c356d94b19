/** The relations of hex boards, ready to be printed. */
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
} from '../model/index.js';
import { sumOfLengths, viewOfMap, type RelationView } from './relation-view.js';

/** One relation of a hex board; covers, lamps and characters are those of the starting position. */
export function hexView(board: HexBoard, relation: HexRelation): RelationView {
  switch (relation) {
    case 'neighbours':
      return viewOfMap(hexNeighbours(board), 'hexes');
    case 'walking':
      return viewOfMap(walkingSteps(board), 'hexes one can walk on');
    case 'sewer':
      return viewOfMap(sewerSteps(board, board.setup?.covers ?? []), 'manholes that are open at the start');
    case 'stealth':
      return viewOfMap(stealthSteps(board), 'hexes');
    case 'distance':
      return distanceView(board);
    case 'glow': {
      const glow = gaslightGlow(board);
      return viewOfMap(glow, 'gaslights', () => sumOfLengths(glow));
    }
    case 'lantern':
      return lanternView(board);
    case 'visibility':
      return visibilityView(board);
    default:
      return relation satisfies never;
  }
}

/** The walkable hexes, which are those one can stand on. */
const walkable = (board: HexBoard): readonly HexId[] => [...walkingSteps(board).keys()];

function distanceView(board: HexBoard): RelationView {
  const keys = walkable(board);
  const known = new Set<string>(keys);
  const from = (hex: HexId): ReadonlyMap<HexId, number> => streetDistances(board, hex);
  return {
    keys,
    of: (key) => (known.has(key) ? Object.fromEntries(from(key as HexId)) : undefined),
    total: () => keys.reduce((sum, hex) => sum + from(hex).size - 1, 0) / 2,
    speaksOf: 'hexes one can walk on',
  };
}

/** For each hex Watson can stand on, what his lantern lights in each direction. */
function lanternView(board: HexBoard): RelationView {
  const keys = walkable(board);
  const known = new Set<string>(keys);
  const from = (hex: HexId) => DIRECTIONS.map((side) => [side, lanternRay(board, hex, side)] as const);
  return {
    keys,
    of: (key) => (known.has(key) ? Object.fromEntries(from(key as HexId)) : undefined),
    total: () => keys.reduce((sum, hex) => sum + from(hex).flatMap(([, ray]) => ray).length, 0) / 2,
    speaksOf: 'hexes one can walk on',
  };
}

/** Who is visible at the start and who is not; asked about a character, which of the two. Without a setup, nobody. */
function visibilityView(board: HexBoard): RelationView {
  const start = startPosition(board);
  const { visible, invisible } = start ? visibilityOf(board, start) : { visible: [], invisible: [] };
  const parts: ReadonlyMap<string, readonly string[]> = new Map([
    ['visible', visible],
    ['invisible', invisible],
  ]);
  return {
    keys: [...parts.keys()],
    of: (key) => parts.get(key) ?? [...parts].find(([, characters]) => characters.includes(key))?.[0],
    total: () => visible.length,
    speaksOf: 'the characters of the starting position',
    ...(start === undefined && { lack: 'The board has no starting position, so nobody stands on it.' }),
  };
}
