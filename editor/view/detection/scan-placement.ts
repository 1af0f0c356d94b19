/** Where a scan lies on the board, for the worker that searches it. */
import { type Board, isStreetBoard } from '../../../model/index.js';
import { type ShownScan, transformOfShownScan } from '../../tools/index.js';
import type { ScanPlacement } from '../detection-worker/detection-messages.js';

/** Where the scan lies, and what is known about the board. */
export function placementOf(board: Board, scan: ShownScan): ScanPlacement {
  const { toBoard, kind } = transformOfShownScan(board, scan);
  const { sha256, width, height, guess } = scan;
  const circles = board.expect.find(({ what, in: section }) => what === 'circles' && section === undefined);
  return {
    sha256,
    width,
    height,
    toBoard,
    isCalibrated: kind !== 'guess' || guess !== undefined,
    extent: board.extent,
    game: board.game,
    count: isStreetBoard(board) ? circles?.count : undefined,
  };
}
