export { type CircleCandidate, type CircleCandidates, findCircles } from './find-circles.js';
