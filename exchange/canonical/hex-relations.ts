/** The relations of a hex board as lists. */
import {
  allStreetDistances,
  type Direction,
  DIRECTIONS,
  gaslightGlow,
  HEX_KINDS,
  type HexBoard,
  hexesLitByGaslight,
  hexGridOf,
  type HexId,
  lanternRay,
  sewerSteps,
  startPosition,
  visibilityOf,
  walkingSteps,
} from '../../model/index.js';
import { relationPairs } from './relation-pairs.js';
import type { HexRelations } from './canonical-types.js';

/** All relations of a sorted hex board. Of two hexes at one position the first counts, as in the model. */
export function hexRelationsOf(board: HexBoard): HexRelations {
  const { ids, kinds, onBoard, walkable } = hexGridOf(board);
  const indices = ids.map((_, index) => index).filter((index) => onBoard[index] === 1);
  const walkables = indices.filter((index) => walkable[index] === 1);
  const start = startOf(board);
  return {
    hexes: indices.map((index) => ({
      id: ids[index]!,
      // A hole is not on the board.
      kind: HEX_KINDS[kinds[index]!] as HexRelations['hexes'][number]['kind'],
      walkable: walkable[index] === 1,
    })),
    neighbours: Object.fromEntries(indices.map((index) => [ids[index]!, neighboursOf(board, index)])),
    walking: Object.fromEntries(walkingSteps(board)),
    streetDistances: distancesBetween(board, walkables),
    glow: Object.fromEntries(gaslightGlow(board)),
    lanternRays: Object.fromEntries(walkables.map((index) => [ids[index]!, raysFrom(board, ids[index]!)])),
    exits: board.exits,
    ...(start && { start }),
  };
}

function neighboursOf(board: HexBoard, index: number): Partial<Record<Direction, HexId>> {
  const { ids, neighbours } = hexGridOf(board);
  const byDirection: Partial<Record<Direction, HexId>> = {};
  for (const [side, direction] of DIRECTIONS.entries()) {
    const neighbour = ids[neighbours[index * DIRECTIONS.length + side]!];
    if (neighbour !== undefined) byDirection[direction] = neighbour;
  }
  return byDirection;
}

const raysFrom = (board: HexBoard, hex: HexId): Record<Direction, readonly HexId[]> => ({
  N: lanternRay(board, hex, 'N'),
  NE: lanternRay(board, hex, 'NE'),
  SE: lanternRay(board, hex, 'SE'),
  S: lanternRay(board, hex, 'S'),
  SW: lanternRay(board, hex, 'SW'),
  NW: lanternRay(board, hex, 'NW'),
});

function distancesBetween(board: HexBoard, walkables: readonly number[]): HexRelations['streetDistances'] {
  const { ids } = hexGridOf(board);
  const distances = allStreetDistances(board);
  return {
    hexes: walkables.map((index) => ids[index]!),
    rows: walkables.map((from) => walkables.map((to) => distances[from * ids.length + to]!)),
  };
}

function startOf(board: HexBoard): HexRelations['start'] {
  const position = startPosition(board);
  if (!board.setup || !position) return undefined;
  const cordons = new Set(board.setup.cordons);
  const exits = new Set(board.exits.map(({ id }) => id));
  return {
    sewer: relationPairs(sewerSteps(board, board.setup.covers)),
    openExits: [...exits].filter((id) => !cordons.has(id)),
    litHexes: hexesLitByGaslight(board, position.lamps),
    ...visibilityOf(board, position),
  };
}
