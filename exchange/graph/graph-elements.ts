/** The nodes, edges and blocks that every graph format writes, and the relations of edges. */
import type { Point } from '../../model/index.js';
import type { AttributeValues } from './attributes.js';

export interface GraphNode {
  readonly id: string;
  /** Missing on a board without places. */
  readonly at?: Point;
  readonly values: AttributeValues;
}

export interface GraphEdge {
  /** Unique in the whole export: the relation and the ends, `jack:c1-c2`. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Points on the way, for a line that is drawn. */
  readonly bends: readonly Point[];
  readonly values: AttributeValues;
}

export interface GraphBlock {
  readonly id: string;
  /** The outer ring first, turning from x to y, then the islands, turning the other way; closed, without spurs. Empty if nothing is enclosed. */
  readonly rings: readonly (readonly Point[])[];
  readonly values: AttributeValues;
}

/** The relations that are written as edges: `streets` and `waterlines` are the drawn lines; the others are derived from them. */
const STREET_EDGE_RELATIONS = ['streets', 'waterlines', 'jack', 'police', 'search', 'alley', 'boat'] as const;
export type StreetEdgeRelation = (typeof STREET_EDGE_RELATIONS)[number];

/** All relations in the order of a whole export. `hex` is the relation of hex boards. */
export const EDGE_RELATIONS = [...STREET_EDGE_RELATIONS, 'hex'] as const;
export type EdgeRelation = (typeof EDGE_RELATIONS)[number];
