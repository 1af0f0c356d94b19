export {
  type BoardCorners,
  detectBetweenCorners,
  homographyOfCorners,
  straightenedSize,
} from './detect-between-corners.js';
export { detectBoard } from './detect-board.js';
export { detectStreetBoard } from './detect-street-board.js';
export {
  type DetectionOptions,
  type DetectionUpdate,
  SAFE_CONFIDENCE,
  STAGES,
  type Stage,
  type Suggestions,
} from './suggestions.js';
