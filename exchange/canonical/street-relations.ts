/** The relations of a street board, spelled out. */
import type { Point, StreetBoard } from '../../model/board.js';
import { idOfCircle } from '../../model/board.js';
import { alleyRelation, boatRelation, perimeterOf } from '../../model/relations/blocks.js';
import { jackRelation } from '../../model/relations/jack.js';
import { jackRoutes } from '../../model/relations/jack-routes.js';
import { policeRelation, reachRelation } from '../../model/relations/police.js';
import { searchRelation } from '../../model/relations/search.js';
import { cellOfPoint, sectorRelation } from '../../model/relations/sectors.js';
import type { CircleId, CrossingId, NodeId, Section } from '../../model/vocabulary.js';
import { pairsOf } from './pairs-of.js';
import type { StreetRelations } from './shape.js';

/** All relations of a street board whose lists are in order. Of nodes with the same id the first counts, as in the model. */
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
    police: pairsOf(policeRelation(board)),
    reach: Object.fromEntries(reachRelation(board)),
    search: Object.fromEntries(searchRelation(board)),
    blocks: board.blocks.map((block) => ({ id: block.id, kind: block.kind, perimeter: perimeterOf(block) })),
    alley: pairsOf(alleyRelation(board)),
    boat: pairsOf(boatRelation(board)),
  };
}

/** Every pair there is, also one whose routes were too many to list: that it is there stays true. */
function jackPairs(board: StreetBoard): StreetRelations['jack'] {
  const routesOf = new Map(jackRoutes(board).pairs.map(({ between, routes }) => [between.join(), routes]));
  return pairsOf(jackRelation(board)).map((between) => ({
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
