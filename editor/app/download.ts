/** The board's own file into the folder of downloads, at once and without questions. */
import { formatBoard, type Board } from '../../model/index.js';
import { fileNameOf } from '../view/store/board-texts.js';
import { downloadTarget } from '../view/store/download-target.js';

export function download(board: Board | undefined): void {
  if (board) void downloadTarget(fileNameOf(board)).save(formatBoard(board));
}
