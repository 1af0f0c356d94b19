/** Boards from the files of other programs. */
export type { Problem } from './fault.js';
export { importGraph, type ImportOptions, type ImportResult, type ImportSource } from './import-graph.js';
export type { Mapping } from './mapping.js';
export { readMapping, type ReadMapping } from './read-mapping.js';
