export { type CrossingCandidates, findCrossings } from './find-crossings.js';
export type { RankedSquare } from './rank-crossings.js';
