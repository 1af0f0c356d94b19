/** Detection of a board in a picture: pure functions from pixels to suggestions. */
export {
  type BoardCorners,
  detectBetweenCorners,
  detectBoard,
  detectStreetBoard,
  type DetectionOptions,
  type DetectionUpdate,
  SAFE_CONFIDENCE,
  type Stage,
  STAGES,
  homographyOfCorners,
  type Suggestions,
} from './detect/index.js';
export { draftOfSuggestions, type DraftOfSuggestions } from './draft/index.js';
export { loadNumberNet, type NumberNet } from './numbers/index.js';
export { type Picture, rectifyPicture } from './pixels/index.js';
