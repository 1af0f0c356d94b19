/** Detection of a board in a picture: pure functions from pixels to suggestions. */
export {
  type AreaLook,
  type AreaProposal,
  classifyAreas,
  type CoveredPlace,
  type KindExamples,
  lookOfArea,
  type PrintedArea,
  type PrintOnPaper,
} from './blocks/index.js';
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
export { parseSuggestions, type ParsedSuggestions } from './file/index.js';
export { findGrid, type FoundGrid, gridFromCorners } from './grid/index.js';
export {
  classifyHexes,
  classifyHexLooks,
  findHexes,
  type FoundHexes,
  type HexExample,
  type HexKindProposal,
  type HexLattice,
  type HexLook,
  type HexOrientation,
  type HexPlace,
  looksOfHexes,
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
