/** Imports boards from files of other programs. */
export type { LocatedImportFault } from './foreign/foreign-graph.js';
export { importGraph, type ImportOptions, type ImportResult, type ImportSource } from './import-graph.js';
export type { Mapping } from './mapping/mapping.js';
export { readMapping, type MappingResult } from './mapping/read-mapping.js';
