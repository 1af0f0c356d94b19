/** A board as one graph of nodes and edges, ready for any writer: what all graph formats have in common. */
import type { Board, HexBoard, Point, StreetBoard } from '../../model/board.js';
import { isStreetBoard } from '../../model/board.js';
import { digestBoard } from '../../model/file/digest-board.js';
import { sortBoard } from '../../model/file/sort-board.js';
import type { Attribute, Values } from './attributes.js';
import {
  HEX_EDGE_ATTRIBUTES,
  HEX_NODE_ATTRIBUTES,
  STREET_EDGE_ATTRIBUTES,
  STREET_NODE_ATTRIBUTES,
} from './attributes.js';
import { blocksOf } from './blocks.js';
import { EDGE_RELATIONS, type EdgeRelation } from './edge-relations.js';
import { hexEdges, hexNodes } from './hex-graph.js';
import { streetEdges, streetNodes } from './street-graph.js';

export interface GraphNode {
  readonly id: string;
  readonly at: Point;
  readonly values: Values;
}

export interface GraphEdge {
  /** Unique in the whole export: the relation and the ends, `jack:c1-c2`. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Points on the way, for a line that is drawn. */
  readonly bends: readonly Point[];
  readonly values: Values;
}

export interface GraphBlock {
  readonly id: string;
  /** The rim first, turning from x to y, then the islands, turning the other way; closed, without spurs. None if nothing is enclosed. */
  readonly rings: readonly (readonly Point[])[];
  readonly values: Values;
}

/** Nodes, edges and blocks are made while they are written, so that a giant board never stands in memory as text. */
export interface BoardGraph {
  readonly values: Values;
  /** Whether two edges may join the same nodes. */
  readonly multi: boolean;
  readonly nodeAttributes: readonly Attribute[];
  readonly edgeAttributes: readonly Attribute[];
  readonly nodes: () => Iterable<GraphNode>;
  readonly edges: () => Iterable<GraphEdge>;
  /** The blocks that the relation goes through; all of them if the graph is of all relations. */
  readonly blocks: () => Iterable<GraphBlock>;
}

/** One relation of a board as a graph, or all of them. A relation of the other kind of board gives an empty graph. */
export function boardGraph(board: Board, relation?: EdgeRelation): BoardGraph {
  const sorted = sortBoard(board);
  const values: Values = {
    board: sorted.id,
    version: sorted.boardVersion,
    game: sorted.game,
    name: sorted.name,
    edition: sorted.edition,
    digest: digestBoard(sorted),
    relation: relation ?? 'all',
    width: sorted.extent[0],
    height: sorted.extent[1],
    ...(isStreetBoard(sorted) ? valuesOfStreets(sorted) : valuesOfHexes(sorted)),
  };
  // Drawn streets and the whole board show every node; a relation only those that it speaks of.
  const part = relation === 'streets' ? undefined : relation;
  return {
    values,
    multi: part === undefined || part === 'waterlines',
    edges: () => edgesOf(sorted, relation === undefined ? EDGE_RELATIONS : [relation]),
    ...(isStreetBoard(sorted)
      ? {
          nodeAttributes: STREET_NODE_ATTRIBUTES,
          edgeAttributes: STREET_EDGE_ATTRIBUTES,
          nodes: () => (part === 'hex' ? [] : streetNodes(sorted, part)),
          blocks: () => blocksOf(sorted, relation),
        }
      : {
          nodeAttributes: HEX_NODE_ATTRIBUTES,
          edgeAttributes: HEX_EDGE_ATTRIBUTES,
          nodes: () => (relation === undefined || relation === 'hex' ? hexNodes(sorted) : []),
          blocks: () => [],
        }),
  };
}

/** What is said of the whole, so that a reader can make a board of it again. Lists have commas, because CSV divides by blanks. */
const valuesOfStreets = ({ discs, grid }: StreetBoard): Values => ({
  circleRadius: discs.circle,
  crossingRadius: discs.crossing,
  ...(grid && {
    grid: grid.rect.flat().join(','),
    columns: grid.columns.join(','),
    rows: grid.rows.join(','),
    sections: grid.sections.join(','),
  }),
});

const valuesOfHexes = ({ layout, setup }: HexBoard): Values => ({
  originX: layout.origin[0],
  originY: layout.origin[1],
  hexSize: layout.size,
  ...(setup && { watsonFaces: setup.watsonFaces }),
  ...(setup && setup.cordons.length > 0 && { cordons: setup.cordons.join(',') }),
});

/** The relations that a board really has, each with at least one edge. */
export const edgeRelationsOf = (board: Board): readonly EdgeRelation[] =>
  EDGE_RELATIONS.filter((relation) => edgesOf(sortBoard(board), [relation]).next().done !== true);

function* edgesOf(board: Board, relations: readonly EdgeRelation[]): Generator<GraphEdge> {
  for (const relation of relations)
    if (relation === 'hex') {
      if (!isStreetBoard(board)) yield* hexEdges(board);
    } else if (isStreetBoard(board)) yield* streetEdges(board, relation);
}
