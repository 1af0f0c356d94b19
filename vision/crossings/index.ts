export { type CrossingCandidate, type CrossingCandidates, findCrossings } from './find-crossings.js';
