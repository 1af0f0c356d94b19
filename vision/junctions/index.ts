export { findJunctions } from './find-junctions.js';
export type { FoundJunction, NetworkStreet, StreetEnd, StreetNetwork } from './split-streets.js';
