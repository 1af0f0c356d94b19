/** Detection of a board in a picture: pure functions from pixels to suggestions. */
export {
  detectBoard,
  detectStreetBoard,
  type DetectionOptions,
  type DetectionUpdate,
  SAFE_CONFIDENCE,
  type Stage,
  STAGES,
  type Suggestions,
} from './detect/index.js';
export { loadNumberNet, type NumberNet } from './numbers/index.js';
export { type Picture, rectifyPicture } from './pixels/index.js';
