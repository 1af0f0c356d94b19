export {
  type ChooseRadius,
  type CircleCandidate,
  type CircleCandidates,
  findCircles,
  type RadiusOption,
} from './find-circles.js';
