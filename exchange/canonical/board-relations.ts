/** The relations of a board as lists. */
import {
  hasPlaces,
  alleyRelation,
  allStreetDistances,
  boatRelation,
  cellOfPoint,
  type CircleId,
  circlesOnPerimeter,
  compareIds,
  type CrossingId,
  type Direction,
  DIRECTIONS,
  gaslightGlow,
  HEX_KINDS,
  type HexBoard,
  hexesLitByGaslight,
  hexNetworkOf,
  type HexId,
  idOfCircle,
  jackRelation,
  jackRoutes,
  lanternRay,
  type NodeId,
  type Point,
  policeRelation,
  policeReachRelation,
  type Relation,
  searchRelation,
  type Section,
  sectorRelation,
  sewerSteps,
  startPosition,
  type StreetBoard,
  visibilityOf,
  walkingSteps,
} from '../../model/index.js';
import type * as file from '../../schemas/generated/canonical.js';

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

export type StreetRelations = Frozen<file.StreetRelations>;
export type HexRelations = Frozen<file.HexRelations>;

interface CanonicalStreetBoard extends Frozen<Omit<file.CanonicalStreetBoard, 'board'>> {
  readonly board: StreetBoard;
}
interface CanonicalHexBoard extends Frozen<Omit<file.CanonicalHexBoard, 'board'>> {
  readonly board: HexBoard;
}
/** A board with all its relations listed, for programs that know no geometry. */
export type CanonicalFile = CanonicalStreetBoard | CanonicalHexBoard;

/** All relations of a sorted street board. Of nodes with the same id the first counts, as in the model. */
export function streetRelationsOf(board: StreetBoard): StreetRelations {
  const circles = firstOfEach(board.circles, idOfCircle);
  const crossings = firstOfEach(board.crossings, ({ id }) => id);
  return {
    circles: [...circles].map(([id, { number, colour, at }]) => ({
      id,
      number,
      colour,
      ...onGrid(board, id, at),
    })),
    crossings: [...crossings].map(([id, { border, at }]) => ({
      id,
      ...(border && { border }),
      ...onGrid(board, id, at),
    })),
    sections: sectionsOf(board, [...circles.keys()], [...crossings.keys()]),
    jack: jackPairs(board),
    incompleteRoutes: jackRoutes(board).incomplete,
    police: relationPairs(policeRelation(board)),
    reach: Object.fromEntries(policeReachRelation(board)),
    search: Object.fromEntries(searchRelation(board)),
    blocks: board.blocks.map((block) => ({
      id: block.id,
      kind: block.kind,
      perimeter: circlesOnPerimeter(block),
    })),
    alley: relationPairs(alleyRelation(board)),
    boat: relationPairs(boatRelation(board)),
  };
}

/** Every pair, also one whose routes are too many to list. */
function jackPairs(board: StreetBoard): StreetRelations['jack'] {
  const routesOf = new Map(jackRoutes(board).pairs.map(({ between, routes }) => [between.join(), routes]));
  return relationPairs(jackRelation(board)).map((between) => ({
    between,
    routes: routesOf.get(between.join()) ?? [],
  }));
}

function sectionsOf(
  board: StreetBoard,
  circles: readonly CircleId[],
  crossings: readonly CrossingId[],
): StreetRelations['sections'] {
  const sectors = sectorRelation(board);
  const sections = new Set<Section>([...(board.grid?.sections ?? []), ...sectors.values()]);
  const inside = <Id extends NodeId>(nodes: readonly Id[], section: Section): Id[] =>
    nodes.filter((id) => sectors.get(id) === section);
  return [...sections].sort().map((section) => ({
    section,
    circles: inside(circles, section),
    crossings: inside(crossings, section),
  }));
}

function onGrid(board: StreetBoard, id: NodeId, at: Point): { section?: Section; cell?: string } {
  const section = sectorRelation(board).get(id);
  const cell = board.grid && hasPlaces(board) && cellOfPoint(board.grid, at);
  return { ...(section && { section }), ...(cell && { cell: `${cell.column}/${cell.row}` }) };
}

function firstOfEach<T, Id extends NodeId>(nodes: readonly T[], idOf: (node: T) => Id): Map<Id, T> {
  const first = new Map<Id, T>();
  for (const node of nodes) if (!first.has(idOf(node))) first.set(idOf(node), node);
  return first;
}

/** All relations of a sorted hex board. Of two hexes at one position the first counts, as in the model. */
export function hexRelationsOf(board: HexBoard): HexRelations {
  const { ids, kinds, onBoard, walkable } = hexNetworkOf(board);
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
  const { ids, neighbours } = hexNetworkOf(board);
  const byDirection: Partial<Record<Direction, HexId>> = {};
  for (const [side, direction] of DIRECTIONS.entries()) {
    const neighbour = ids[neighbours[index * DIRECTIONS.length + side]!];
    if (neighbour !== undefined) byDirection[direction] = neighbour;
  }
  return byDirection;
}

const raysFrom = (board: HexBoard, hex: HexId): HexRelations['lanternRays'][string] =>
  Object.fromEntries(
    DIRECTIONS.map((direction) => [direction, lanternRay(board, hex, direction)]),
  ) as HexRelations['lanternRays'][string];

function distancesBetween(board: HexBoard, walkables: readonly number[]): HexRelations['streetDistances'] {
  const { ids } = hexNetworkOf(board);
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

/** Every pair of a symmetric relation once, the smaller first. */
const relationPairs = <Id extends string>(relation: Relation<Id, Id>): (readonly [Id, Id])[] =>
  [...relation].flatMap(([from, related]) =>
    related.filter((to) => compareIds(from, to) < 0).map((to) => [from, to] as const),
  );
