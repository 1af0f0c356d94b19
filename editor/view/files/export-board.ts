/** A board as the files it can be saved and exported as, under their names. */
import type { Board } from '../../../model/index.js';

export type Export = 'canonical' | 'svg';

/** The name of a board's file, where it has none yet. */
export const fileNameOf = ({ id }: Board): string => `${id}.board.json`;

export interface ExportedText {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** What draws and derives is loaded when it is asked for. */
export async function exportText(board: Board, format: Export): Promise<ExportedText> {
  if (format === 'svg') {
    const { drawBoard } = await import('../../../exchange/draw/draw-board.js');
    return { name: `${board.id}.svg`, type: 'image/svg+xml', text: drawBoard(board) };
  }
  const { toCanonical } = await import('../../../exchange/canonical/to-canonical.js');
  return { name: `${board.id}.canonical.json`, type: 'application/json', text: toCanonical(board) };
}
