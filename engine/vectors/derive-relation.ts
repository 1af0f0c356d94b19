/** Relations of a board by name, for one node. */
import {
  alleyRelation,
  boatRelation,
  DIRECTIONS,
  gaslightGlow,
  hexNeighbours,
  isStreetBoard,
  jackRelation,
  lanternRay,
  unblockedNeighbours,
  circlesOnPerimeter,
  policeRelation,
  policeReachRelation,
  searchRelation,
  sectorRelation,
  sewerSteps,
  startPosition,
  stealthSteps,
  streetDistances,
  visibilityOf,
  walkingSteps,
  type Board,
  type CircleId,
  type CrossingId,
  type HexBoard,
  type HexId,
  type StreetBoard,
} from '../../model/index.js';

export interface RelationQuestion {
  readonly relation: string;
  readonly of: string;
  /** With `open`: the crossings that are held. */
  readonly held?: readonly string[];
}

type Derived = (of: string, held: readonly string[]) => unknown;

/** The value; undefined if the board has no such relation or node. */
export function deriveRelation(board: Board, { relation, of, held = [] }: RelationQuestion): unknown {
  const relations = isStreetBoard(board) ? onStreets(board) : onHexes(board);
  return Object.hasOwn(relations, relation) ? relations[relation]!(of, held) : undefined;
}

const looked =
  (map: ReadonlyMap<string, unknown>): Derived =>
  (of) =>
    map.get(of);

const onStreets = (board: StreetBoard): Readonly<Record<string, Derived>> => ({
  jack: looked(jackRelation(board)),
  /** Jack's neighbours when pawns stand on these crossings (DEF-04). */
  open: (of, held) =>
    jackRelation(board).has(of as CircleId)
      ? unblockedNeighbours(board, of as CircleId, new Set(held as CrossingId[]))
      : undefined,
  police: looked(policeRelation(board)),
  reach: looked(policeReachRelation(board)),
  search: looked(searchRelation(board)),
  alley: looked(alleyRelation(board)),
  boat: looked(boatRelation(board)),
  sector: looked(sectorRelation(board)),
  /** The circles on the rim of a block (DEF-13). */
  perimeter: (of) => {
    const block = board.blocks.find(({ id }) => id === of);
    return block && circlesOnPerimeter(block);
  },
  /** What a block is: houses, water or none (DEF-10 to DEF-12). */
  block: (of) => board.blocks.find(({ id }) => id === of)?.kind,
});

/** A relation that only the hexes have that one can walk on. */
const ofWalkable =
  (board: HexBoard, derive: (hex: HexId) => unknown): Derived =>
  (of) =>
    walkingSteps(board).has(of as HexId) ? derive(of as HexId) : undefined;

const onHexes = (board: HexBoard): Readonly<Record<string, Derived>> => ({
  neighbours: looked(hexNeighbours(board)),
  walking: looked(walkingSteps(board)),
  /** By the covers of the start; from a street or a covered manhole nowhere. */
  sewer: ofWalkable(board, (hex) => sewerSteps(board, board.setup?.covers ?? []).get(hex) ?? []),
  stealth: looked(stealthSteps(board)),
  glow: looked(gaslightGlow(board)),
  distance: ofWalkable(board, (hex) => Object.fromEntries(streetDistances(board, hex))),
  lantern: ofWalkable(board, (hex) =>
    Object.fromEntries(DIRECTIONS.map((side) => [side, lanternRay(board, hex, side)])),
  ),
  /** Of a character: whether it is seen at the start (DEF-27). */
  visibility: (of) => {
    const start = startPosition(board);
    if (start === undefined) return undefined;
    const { visible, invisible } = visibilityOf(board, start);
    if (visible.some((each) => each === of)) return 'visible';
    return invisible.some((each) => each === of) ? 'invisible' : undefined;
  },
});
