/** Applies a lens to the selection: the shapes over the board, and one sentence. */
import { isStreetBoard, type Board } from '../../../model/index.js';
import { LENS_IDS, type LensId, type LensResult } from './lens-result.js';
import { hexMissingPartsLens, missingPartsLens } from './missing-parts-lens.js';
import { relationLens, RELATIONS_ON_HEXES, RELATIONS_ON_STREETS } from './relation-lenses.js';
import { rememberLens } from './remember-lens.js';
import type { Shape } from '../shapes/shape.js';

/** The shapes of the lens; the same list as long as board, lens and selection are the same. */
export const shapesOfLens = (board: Board, lens: LensId, selection: readonly string[]): readonly Shape[] =>
  seenThrough(board, lens, selection).shapes;

/** The sentence of the lens, for the status line and screen readers; empty without a lens. */
export const describeLens = (board: Board, lens: LensId, selection: readonly string[]): string =>
  seenThrough(board, lens, selection).sentence;

/** The lenses that apply to a board. */
export const lensesFor = (board: Board): readonly LensId[] => {
  const relations = isStreetBoard(board) ? RELATIONS_ON_STREETS : RELATIONS_ON_HEXES;
  return LENS_IDS.filter((id) => id === 'none' || id === 'progress' || id in relations);
};

const progressLens = rememberLens((board) =>
  isStreetBoard(board) ? missingPartsLens(board) : hexMissingPartsLens(board),
);

const seenThrough = (board: Board, lens: LensId, selection: readonly string[]): LensResult =>
  (lens === 'progress' ? progressLens : relationLens)(board, lens, selection);
