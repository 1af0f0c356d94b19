/** What the drawing of a board says about play: reach, crossings that matter, and choke points. */
import { UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import { betweenness as betweennessCentrality } from 'graphology-metrics/centrality/index.js';
import {
  isHexBoard,
  jackRelation,
  jackRoutes,
  walkingSteps,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import { graphOfRelation, walkingGraph } from '../../../model/graph/index.js';
import type { ChokePoint, Importance, Reach } from '../../../schemas/generated/exploration.js';
import { rounded } from '../statistics/confidence.js';
import { reachOf } from './reach.js';

export interface BoardStructure {
  readonly reach: Reach[];
  readonly matters: Importance[];
  readonly chokePoints: ChokePoint[];
}

const MOST_MOVES = 8;
/** So many of a list are kept. */
const MOST_LISTED = 40;

export const structureOf = (board: Board): BoardStructure =>
  isHexBoard(board) ? structureOfHexes(board) : structureOfStreets(board);

function structureOfStreets(board: StreetBoard): BoardStructure {
  const circles = graphOfRelation(jackRelation(board));
  const crossings = new Set<string>(board.crossings.map(({ id }) => id));
  const cutBy = new Map<string, (readonly [string, string])[]>();
  for (const { between, routes } of jackRoutes(board).pairs)
    for (const crossing of routes[0] ?? [])
      if (routes.every((route) => route.includes(crossing)))
        cutBy.set(crossing, [...(cutBy.get(crossing) ?? []), between]);
  const chokePoints = [...cutBy].map(([id, pairs]) => {
    const rest = circles.copy();
    for (const [a, b] of pairs) rest.dropEdge(a, b);
    return { id, cuts: pairs.length, isolates: outsideOfLargestPart(rest) };
  });
  return {
    reach: reachOf(circles, MOST_MOVES),
    matters: betweennessOf(asSimpleGraph(walkingGraph(board)), (id) => crossings.has(id)),
    chokePoints: worstFirst(chokePoints),
  };
}

function structureOfHexes(board: HexBoard): BoardStructure {
  const streets = graphOfRelation(walkingSteps(board));
  const apart = outsideOfLargestPart(streets);
  const chokePoints = streets.nodes().flatMap((id) => {
    const rest = streets.copy();
    rest.dropNode(id);
    const isolates = outsideOfLargestPart(rest) - apart;
    return isolates > 0 ? [{ id, cuts: streets.degree(id), isolates }] : [];
  });
  return {
    reach: reachOf(streets, MOST_MOVES),
    matters: betweennessOf(streets, () => true),
    chokePoints: worstFirst(chokePoints),
  };
}

/** Streets with bends and double streets are one edge each. */
function asSimpleGraph(graph: {
  forEachNode: UndirectedGraph['forEachNode'];
  forEachEdge: UndirectedGraph['forEachEdge'];
}): UndirectedGraph {
  const simple = new UndirectedGraph();
  graph.forEachNode((node) => simple.addNode(node));
  graph.forEachEdge((_, __, a, b) => {
    if (a !== b) simple.mergeEdge(a, b);
  });
  return simple;
}

function betweennessOf(graph: UndirectedGraph, isListed: (id: string) => boolean): Importance[] {
  const found = betweennessCentrality(graph, { normalized: true, getEdgeWeight: null });
  return Object.entries(found)
    .filter(([id, betweenness]) => isListed(id) && betweenness > 0)
    .map(([id, betweenness]) => ({ id, betweenness: rounded(betweenness) }))
    .sort((a, b) => b.betweenness - a.betweenness || compare(a.id, b.id))
    .slice(0, MOST_LISTED);
}

const outsideOfLargestPart = (graph: UndirectedGraph): number =>
  graph.order - Math.max(0, ...connectedComponents(graph).map(({ length }) => length));

const worstFirst = (points: readonly ChokePoint[]): ChokePoint[] =>
  points
    .toSorted((a, b) => b.isolates - a.isolates || b.cuts - a.cuts || compare(a.id, b.id))
    .slice(0, MOST_LISTED);

const compare = (a: string, b: string): number => (a < b ? -1 : 1);
