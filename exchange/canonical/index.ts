/** The canonical export: a board with every relation spelled out, for programs that know no geometry. */
export { fromCanonical } from './from-canonical.js';
export type { CanonicalFile, HexRelations, StreetRelations } from './shape.js';
export { toCanonical } from './to-canonical.js';
