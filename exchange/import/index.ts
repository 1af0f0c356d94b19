/** Imports boards from files of other programs. */
export { detectFormat, type DetectedFormat } from './detect-format.js';
export type { LocatedImportFault } from './foreign/foreign-graph.js';
export {
  guessListMapping,
  importGraph,
  type ImportOptions,
  type ImportResult,
  type ImportSource,
  type ListMappingResult,
} from './import-graph.js';
export type { ListSource } from './guess/read-list-source.js';
export type { Mapping } from './mapping/mapping.js';
export { readMapping, type MappingResult } from './mapping/read-mapping.js';
export type { ShapeName } from './shapes/raw-lists.js';
