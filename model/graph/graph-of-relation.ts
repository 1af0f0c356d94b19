import { UndirectedGraph } from 'graphology';
import type { Board, HexBoard, StreetBoard } from '../board/board.js';
import { idOfCircle, idOfHex, isStreetBoard } from '../board/board.js';
import { centreOfHex } from '../hex/coordinates.js';
import { hexNeighbours, walkingSteps } from '../hex/movement-steps.js';
import { networkOf } from '../network/network.js';
import { alleyRelation, boatRelation } from '../relations/block-relations.js';
import { jackRelation, policeRelation, searchRelation } from '../relations/street-relations.js';

export const GRAPH_RELATIONS = [
  'streets',
  'jack',
  'police',
  'search',
  'alley',
  'boat',
  'hex',
  'walking',
] as const;
/** The relations that are graphs. `streets` is the board as drawn, waterlines left out; `hex` and `walking` are those of hex boards. */
export type GraphRelation = (typeof GRAPH_RELATIONS)[number];

type Attributes = Record<string, string | number>;

/**
 * One relation of a board as a simple undirected graph: nodes with kind, place and colour, in order of id. Several streets
 * between the same nodes make one edge. A relation of the other kind of board gives an empty graph.
 */
export function graphOfRelation(board: Board, relation: GraphRelation): UndirectedGraph<Attributes> {
  const graph = new UndirectedGraph<Attributes>();
  if (isStreetBoard(board)) fillStreetGraph(graph, board, relation);
  else fillHexGraph(graph, board, relation);
  return graph;
}

function fillStreetGraph(
  graph: UndirectedGraph<Attributes>,
  board: StreetBoard,
  relation: GraphRelation,
): void {
  const attributes = new Map<string, Attributes>([
    ...board.circles.map((each): [string, Attributes] => [
      idOfCircle(each),
      { kind: 'circle', number: each.number, x: each.at[0], y: each.at[1], colour: each.colour },
    ]),
    ...board.crossings.map(({ id, at, border }): [string, Attributes] => [
      id,
      { kind: 'crossing', x: at[0], y: at[1], ...(border && { border }) },
    ]),
    ...board.junctions.map(({ id, at }): [string, Attributes] => [
      id,
      { kind: 'junction', x: at[0], y: at[1] },
    ]),
  ]);
  if (relation === 'streets') {
    const { ids, drawing, streetCount } = networkOf(board);
    for (const id of ids) graph.addNode(id, attributes.get(id));
    for (let line = 0; line < streetCount; line++)
      addEdge(graph, ids[drawing.from[line]!]!, ids[drawing.to[line]!]!);
    return;
  }
  const edges = RELATIONS[relation]?.(board);
  if (edges === undefined) return;
  const ends = new Set([...edges.keys(), ...[...edges.values()].flat()]);
  for (const id of networkOf(board).ids) if (ends.has(id)) graph.addNode(id, attributes.get(id));
  for (const [from, related] of edges) for (const to of related) addEdge(graph, from, to);
}

const RELATIONS: Partial<
  Record<GraphRelation, (board: StreetBoard) => ReadonlyMap<string, readonly string[]>>
> = {
  jack: jackRelation,
  police: policeRelation,
  search: searchRelation,
  alley: alleyRelation,
  boat: boatRelation,
};

function fillHexGraph(graph: UndirectedGraph<Attributes>, board: HexBoard, relation: GraphRelation): void {
  const edges =
    relation === 'hex' ? hexNeighbours(board) : relation === 'walking' ? walkingSteps(board) : undefined;
  if (edges === undefined) return;
  const kinds = new Map<string, Attributes>(
    board.hexes.map((hex) => {
      const [x, y] = centreOfHex(board.layout, hex.at);
      return [idOfHex(hex), { kind: hex.kind, x: Math.round(x), y: Math.round(y) }];
    }),
  );
  for (const id of edges.keys()) graph.addNode(id, kinds.get(id));
  for (const [from, related] of edges) for (const to of related) addEdge(graph, from, to);
}

function addEdge(graph: UndirectedGraph<Attributes>, from: string, to: string): void {
  if (from !== to && !graph.hasEdge(from, to)) graph.addEdge(from, to);
}
