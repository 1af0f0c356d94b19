import { classifyChange, memoByBoard, type Board } from '../../model/index.js';
import type { Release } from '../definitions/rule.js';

/** A released board to compare others with. A file of its own, because only callers with a release pay for the comparison. */
export const releaseOf = (board: Board): Release => ({
  board,
  changeTo: memoByBoard((after) => classifyChange(board, after)),
});
