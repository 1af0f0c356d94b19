export { findStreets, type FoundStreets } from './find-streets.js';
export type { StreetNode } from './street-node.js';
