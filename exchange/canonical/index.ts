/** The canonical export: a board with all its relations listed, for programs that know no geometry. */
export { fromCanonical } from './from-canonical.js';
export type { CanonicalFile, HexRelations, StreetRelations } from './board-relations.js';
export { toCanonical } from './to-canonical.js';
