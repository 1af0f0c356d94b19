/** The nodes and edges of a street board. */
import {
  alleyRelation,
  boatRelation,
  cellOfPoint,
  compareIds,
  hasPlaces,
  jackRelation,
  jackRoutes,
  type NodeEntity,
  type NodeId,
  nodesById,
  type Point,
  policeRelation,
  type Relation,
  searchRelation,
  sectorRelation,
  type StreetBoard,
} from '../../model/index.js';
import { streetGraph } from '../../model/graph/index.js';
import { networkOf } from '../../model/network/index.js';
import type { AttributeValues } from './attributes.js';
import { sharedBlocksByPair } from './graph-blocks.js';
import type { GraphEdge, GraphNode, StreetEdgeRelation } from './graph-elements.js';

/** The nodes that a relation concerns, or all, in order of id. */
export function* streetGraphNodes(board: StreetBoard, relation?: StreetEdgeRelation): Generator<GraphNode> {
  const wanted = relation === undefined ? undefined : nodesOfRelation(board, relation);
  const { nodes } = nodesById(board);
  const isPlaced = hasPlaces(board);
  for (const { node, attributes } of streetGraph(board).nodeEntries()) {
    if (wanted?.has(node) === false) continue;
    const { kind, number, colour } = attributes;
    const { id, at, entity } = nodes.get(node)!;
    const place = isPlaced ? { x: at[0], y: at[1] } : {};
    const looks =
      kind === 'circle'
        ? { number: number!, ...place, colour: colour! }
        : { ...place, ...looksOfNode(entity) };
    const grid = kind === 'junction' ? {} : onGrid(board, id, entity);
    yield { id, ...(isPlaced && { at }), values: { label: `${number ?? id}`, kind, ...looks, ...grid } };
  }
}

const looksOfNode = (node: NodeEntity): AttributeValues => ({
  ...('border' in node && { border: node.border }),
  ...('name' in node && { name: node.name }),
});

function onGrid(board: StreetBoard, id: NodeId, node: NodeEntity): AttributeValues {
  const { at } = node;
  const sector = 'sector' in node ? node.sector : undefined;
  const section = sectorRelation(board).get(id);
  const cell = board.grid && hasPlaces(board) && cellOfPoint(board.grid, at);
  return {
    ...(section !== undefined && { section }),
    ...(cell && { cell: `${cell.column}/${cell.row}` }),
    ...(sector !== undefined && { sector }),
  };
}

/** The nodes with an edge, and those that could have one: a circle without an alley is still listed. */
function nodesOfRelation(board: StreetBoard, relation: StreetEdgeRelation): ReadonlySet<string> {
  const nodes = new Set<string>();
  if (relation !== 'streets' && relation !== 'waterlines')
    for (const id of RELATIONS[relation](board).keys()) nodes.add(id);
  for (const { source, target } of streetGraphEdges(board, relation)) nodes.add(source).add(target);
  return nodes;
}

const RELATIONS: Readonly<
  Record<Exclude<StreetEdgeRelation, 'streets' | 'waterlines'>, (board: StreetBoard) => Relation>
> = {
  jack: jackRelation,
  police: policeRelation,
  search: searchRelation,
  alley: alleyRelation,
  boat: boatRelation,
};

/** The edges of one relation, each once, from the smaller node to the larger; `search` goes from the crossing to the circle. */
export function streetGraphEdges(board: StreetBoard, relation: StreetEdgeRelation): Generator<GraphEdge> {
  switch (relation) {
    case 'streets':
    case 'waterlines':
      return lines(board, relation);
    case 'jack': {
      const routes = routesOfPairs(board);
      return pairs(relation, jackRelation(board), (pair) => ({ routes: routes.get(pair) }));
    }
    case 'police':
      return pairs(relation, policeRelation(board));
    case 'search':
      return searches(board);
    case 'alley':
    case 'boat': {
      const blocks = sharedBlocksByPair(board, relation);
      return pairs(relation, RELATIONS[relation](board), (pair) => ({ blocks: blocks.get(pair) }));
    }
    default:
      return relation satisfies never;
  }
}

function* searches(board: StreetBoard): Generator<GraphEdge> {
  for (const [source, circles] of searchRelation(board))
    for (const target of circles) yield edge('search', source, target);
}

function* pairs(
  relation: StreetEdgeRelation,
  related: Relation,
  more: (pair: string) => Readonly<Record<string, string | undefined>> = () => ({}),
): Generator<GraphEdge> {
  for (const [source, targets] of related)
    for (const target of targets)
      if (compareIds(source, target) < 0) yield edge(relation, source, target, more(`${source}-${target}`));
}

function edge(
  relation: StreetEdgeRelation,
  source: string,
  target: string,
  more: Readonly<Record<string, string | undefined>> = {},
): GraphEdge {
  const values: Record<string, string> = { relation };
  for (const [name, value] of Object.entries(more)) if (value !== undefined) values[name] = value;
  return { id: `${relation}:${source}-${target}`, source, target, bends: [], values };
}

/** Streets or waterlines, each with its own id, because there may be several between the same nodes. */
function* lines(board: StreetBoard, relation: 'streets' | 'waterlines'): Generator<GraphEdge> {
  const { drawing } = networkOf(board);
  for (const { attributes, source, target } of streetGraph(board).edgeEntries()) {
    const { kind, line, index } = attributes;
    if (`${kind}s` !== relation) continue;
    const bends: Point[] = [];
    for (let i = drawing.bendStarts[index]!; i < drawing.bendStarts[index + 1]!; i++)
      bends.push([drawing.bendXs[i]!, drawing.bendYs[i]!]);
    yield {
      id: `${relation}:${line}`,
      source,
      target,
      bends,
      values: { relation, ...(bends.length > 0 && { bends: bends.join(' ') }) },
    };
  }
}

/** The routes of every pair for which all routes are known. */
function routesOfPairs(board: StreetBoard): ReadonlyMap<string, string> {
  const { pairs: all, incomplete } = jackRoutes(board);
  const unsure = new Set(incomplete);
  const routes = new Map<string, string>();
  for (const { between, routes: ways } of all)
    if (!between.some((circle) => unsure.has(circle)))
      routes.set(
        between.join('-'),
        ways.map((way) => (way.length === 0 ? 'direct' : way.join(' '))).join(' | '),
      );
  return routes;
}
