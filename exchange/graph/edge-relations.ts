/** The relations that are written as edges. */

/** `streets` and `waterlines` are the drawn lines; the others are derived from them. */
const STREET_EDGE_RELATIONS = ['streets', 'waterlines', 'jack', 'police', 'search', 'alley', 'boat'] as const;
export type StreetEdgeRelation = (typeof STREET_EDGE_RELATIONS)[number];

/** All relations in the order of a whole export. `hex` is the relation of hex boards. */
export const EDGE_RELATIONS = [...STREET_EDGE_RELATIONS, 'hex'] as const;
export type EdgeRelation = (typeof EDGE_RELATIONS)[number];
