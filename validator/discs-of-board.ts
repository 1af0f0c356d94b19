import type { StreetBoard } from '../model/index.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { ordinaryLength } from './course-of-line.js';

type Discs = StreetBoard['discs'];

/** A circle and a crossing with room between them: the printed ones take 0.44 of an ordinary street on Whitechapel, 0.49 on Whitehall. */
const USUAL = 0.45;

/** The length in which a circle and a crossing, half of each, must have room. */
export const roomForDiscs = (board: StreetBoard): number => ordinaryLength(board) || board.extent[0] / 20;

/** Whether the discs of a board are so large that on most of its streets the two ends overlap. */
export const areOversized = (board: StreetBoard): boolean =>
  board.discs.circle + board.discs.crossing > roomForDiscs(board);

/** The discs by which nearness is judged: the board's own, or smaller ones where those say nothing, so that one fault stays one finding. */
export const discsOf = oncePerBoard((board: StreetBoard): Discs => {
  const { circle, crossing } = board.discs;
  if (!areOversized(board)) return board.discs;
  const scale = (USUAL * roomForDiscs(board)) / (circle + crossing);
  return { circle: circle * scale, crossing: crossing * scale };
});
