import { memoByBoard, type StreetBoard } from '../../../model/index.js';
import { medianStreetLength } from './line-course.js';

type Discs = StreetBoard['discs'];

/** The share of a median street that a circle and a crossing take: 0.44 on the printed Whitechapel, 0.49 on Whitehall. */
const USUAL = 0.45;

/** The length on which half a circle and half a crossing must fit. */
export const spaceForDiscs = (board: StreetBoard): number =>
  medianStreetLength(board) || board.extent[0] / 20;

/** Whether the discs are so large that the two ends of most streets overlap. */
export const hasOversizedDiscs = (board: StreetBoard): boolean =>
  board.discs.circle + board.discs.crossing > spaceForDiscs(board);

/** The disc sizes used for distances: the board's own, or smaller ones if those are oversized, so that one fault stays one finding. */
export const discSizes = memoByBoard((board: StreetBoard): Discs => {
  const { circle, crossing } = board.discs;
  if (!hasOversizedDiscs(board)) return board.discs;
  const scale = (USUAL * spaceForDiscs(board)) / (circle + crossing);
  return { circle: circle * scale, crossing: crossing * scale };
});
