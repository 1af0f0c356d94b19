/** Suggestions from detection: what is pending, decisions, shapes. Loaded only when a board is detected. */
export { type AcceptedUnseen, acceptedUnseenOf, confirmAccepted, deleteAccepted } from './accepted-unseen.js';
export { type BoardPart, likelyInParts, partsOfBoard, unseenInParts } from './board-parts.js';
export {
  acceptNextAbove,
  type AcceptAllStep,
  acceptSuggestion,
  expectedWrong,
  pendingOf,
  rejectSuggestion,
  showDetected,
  suggestionsAbove,
  withDetected,
} from './decide.js';
export { describeConflict, describeSuggestion } from './describe-suggestion.js';
export {
  type PendingLine,
  type PendingNode,
  type PendingSuggestions,
  placeOfSuggestion,
} from './pending-suggestions.js';
export {
  type DetectedBoard,
  type NumberReading,
  type SuggestedLine,
  type SuggestedNode,
} from '../entities/detected-board.js';
export { restoreDetected, type StoredDetection, toStoredDetection } from './stored-detection.js';
export { REVIEW_KEYS } from './review-keys.js';
export { degreeOf, shapesOfSuggestions, shapesOfUnseen } from './suggestion-shapes.js';
