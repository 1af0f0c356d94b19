/** The relations that are written as edges. */

/** `streets` and `waterlines` are the lines as drawn; the others are what follows from them. */
const STREET_EDGE_RELATIONS = ['streets', 'waterlines', 'jack', 'police', 'search', 'alley', 'boat'] as const;
export type StreetEdgeRelation = (typeof STREET_EDGE_RELATIONS)[number];

/** All of them, in the order in which the export of the whole board has them. `hex` is that of hex boards. */
export const EDGE_RELATIONS = [...STREET_EDGE_RELATIONS, 'hex'] as const;
export type EdgeRelation = (typeof EDGE_RELATIONS)[number];
