/** Detection of a board in a picture: pure functions from pixels to suggestions. */
export {
  assignNumbers,
  findNumberConflicts,
  judgeReadability,
  loadNumberNet,
  readNumber,
  readNumbers,
  type AssignedNumber,
  type AssignmentOptions,
  type BoardReading,
  type DigitProbabilities,
  type Disc,
  type NumberCandidate,
  type NumberConflicts,
  type NumberNet,
  type NumberOptions,
  type NumberReading,
  type Patch,
  type Readability,
} from './numbers/index.js';
export type { Picture, Plane } from './pixels/index.js';
