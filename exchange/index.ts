/** Formats in and out, and boards as drawings. */
export {
  fromCanonical,
  toCanonical,
  type CanonicalFile,
  type HexRelations,
  type StreetRelations,
} from './canonical/index.js';
export { drawBoard, THEMES, type DrawOptions, type Highlight, type Theme } from './draw/index.js';
