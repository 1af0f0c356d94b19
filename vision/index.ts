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
export { draftOfSuggestions, type DraftOfSuggestions, type DraftOptions } from './draft/index.js';
export { findGrid, type FoundGrid, gridFromCorners } from './grid/index.js';
export {
  classifyHexes,
  type HexExample,
  type HexKindProposal,
  type HexLattice,
  type HexOrientation,
  type HexPlace,
} from './hexes/index.js';
export {
  assignNumbers,
  type AssignedNumber,
  type AssignmentOptions,
  type Disc,
  findNumberConflicts,
  loadNumberNet,
  type NumberConflicts,
  type NumberNet,
  type NumberReading,
  readNumbers,
} from './numbers/index.js';
export { type Picture, rectifyPicture } from './pixels/index.js';
