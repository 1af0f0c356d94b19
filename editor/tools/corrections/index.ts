/** Deliberate corrections of a board, and what follows from them. Loaded after the editor is shown. */
export {
  actionOfCorrection,
  planCorrection,
  reviewCorrection,
  type CorrectedCount,
  type Correction,
} from './plan-correction.js';
