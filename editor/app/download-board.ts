/** Downloads the board file at once. */
import { formatBoard, type Board } from '../../model/index.js';
import { boardFileName, createDownloadTarget } from '../view/index.js';

export function downloadBoard(board: Board | undefined): void {
  if (board) void createDownloadTarget(boardFileName(board)).save(formatBoard(board));
}
