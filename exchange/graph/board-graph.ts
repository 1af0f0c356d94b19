/** A board as one graph of nodes and edges: the input of all graph writers. */
import {
  type Board,
  digestBoard,
  type HexBoard,
  isStreetBoard,
  sortBoard,
  type StreetBoard,
  boardForExport,
} from '../../model/index.js';
import {
  HEX_EDGE_ATTRIBUTES,
  HEX_NODE_ATTRIBUTES,
  STREET_EDGE_ATTRIBUTES,
  STREET_NODE_ATTRIBUTES,
  type Attribute,
  type AttributeValues,
} from './attributes.js';
import { graphBlocks } from './graph-blocks.js';
import {
  EDGE_RELATIONS,
  type EdgeRelation,
  type GraphBlock,
  type GraphEdge,
  type GraphNode,
} from './graph-elements.js';
import { hexGraphEdges, hexGraphNodes } from './hex-graph.js';
import { streetGraphEdges, streetGraphNodes } from './street-graph.js';

/** Nodes, edges and blocks are generated while they are written, so that a large board is never in memory as text. */
export interface BoardGraph {
  readonly values: AttributeValues;
  /** Whether two edges may join the same nodes. */
  readonly multi: boolean;
  readonly nodeAttributes: readonly Attribute[];
  readonly edgeAttributes: readonly Attribute[];
  readonly nodes: () => Iterable<GraphNode>;
  readonly edges: () => Iterable<GraphEdge>;
  /** The blocks that the relation uses; all of them if the graph has all relations. */
  readonly blocks: () => Iterable<GraphBlock>;
}

/** One relation of a board as a graph, or all relations. A relation of the other kind of board gives an empty graph. */
export function boardGraph(board: Board, relation?: EdgeRelation): BoardGraph {
  const sorted = boardForExport(board);
  const values: AttributeValues = {
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
  // Streets and the whole board have every node; another relation only the nodes it concerns.
  const part = relation === 'streets' ? undefined : relation;
  return {
    values,
    multi: part === undefined || part === 'waterlines',
    edges: () => edgesOf(sorted, relation === undefined ? EDGE_RELATIONS : [relation]),
    ...(isStreetBoard(sorted)
      ? {
          nodeAttributes: STREET_NODE_ATTRIBUTES,
          edgeAttributes: STREET_EDGE_ATTRIBUTES,
          nodes: () => (part === 'hex' ? [] : streetGraphNodes(sorted, part)),
          blocks: () => graphBlocks(sorted, relation),
        }
      : {
          nodeAttributes: HEX_NODE_ATTRIBUTES,
          edgeAttributes: HEX_EDGE_ATTRIBUTES,
          nodes: () => (relation === undefined || relation === 'hex' ? hexGraphNodes(sorted) : []),
          blocks: () => [],
        }),
  };
}

/** Facts about the whole board, so that an import can rebuild it. Lists use commas, because the CSV header separates facts by spaces. */
const valuesOfStreets = ({ discs, grid }: StreetBoard): AttributeValues => ({
  circleRadius: discs.circle,
  crossingRadius: discs.crossing,
  ...(grid && {
    grid: grid.rect.flat().join(','),
    columns: grid.columns.join(','),
    rows: grid.rows.join(','),
    sections: grid.sections.join(','),
  }),
});

const valuesOfHexes = ({ layout, setup }: HexBoard): AttributeValues => ({
  originX: layout.origin[0],
  originY: layout.origin[1],
  hexSize: layout.size,
  ...(setup?.watsonFaces && { watsonFaces: setup.watsonFaces }),
  ...(setup && setup.cordons.length > 0 && { cordons: setup.cordons.join(',') }),
});

/** The relations in which a board has at least one edge. */
export const edgeRelationsOf = (board: Board): readonly EdgeRelation[] =>
  EDGE_RELATIONS.filter((relation) => edgesOf(sortBoard(board), [relation]).next().done !== true);

function* edgesOf(board: Board, relations: readonly EdgeRelation[]): Generator<GraphEdge> {
  for (const relation of relations)
    if (relation === 'hex') {
      if (!isStreetBoard(board)) yield* hexGraphEdges(board);
    } else if (isStreetBoard(board)) yield* streetGraphEdges(board, relation);
}
