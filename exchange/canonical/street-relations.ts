/** The relations of a street board as lists. */
import {
  alleyRelation,
  boatRelation,
  cellOfPoint,
  type CircleId,
  circlesOnPerimeter,
  type CrossingId,
  idOfCircle,
  jackRelation,
  jackRoutes,
  type NodeId,
  type Point,
  policeRelation,
  reachRelation,
  searchRelation,
  type Section,
  sectorRelation,
  type StreetBoard,
} from '../../model/index.js';
import { relationPairs } from './relation-pairs.js';
import type { StreetRelations } from './canonical-types.js';

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
    reach: Object.fromEntries(reachRelation(board)),
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
  const cell = board.grid && cellOfPoint(board.grid, at);
  return { ...(section && { section }), ...(cell && { cell: `${cell.column}/${cell.row}` }) };
}

function firstOfEach<T, Id extends NodeId>(nodes: readonly T[], idOf: (node: T) => Id): Map<Id, T> {
  const first = new Map<Id, T>();
  for (const node of nodes) if (!first.has(idOf(node))) first.set(idOf(node), node);
  return first;
}
