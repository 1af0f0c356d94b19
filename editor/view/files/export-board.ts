/** Exports a board as files. */
import type { Board } from '../../../model/index.js';

export type ExportFormat = 'canonical' | 'svg';

/** The default file name of a board. */
export const boardFileName = ({ id }: Board): string => `${id}.board.json`;

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Exporters are loaded on demand. */
export async function exportBoard(board: Board, format: ExportFormat): Promise<ExportedFile> {
  if (format === 'svg') {
    const { drawBoard } = await import('../../../exchange/draw/index.js');
    return { name: `${board.id}.svg`, type: 'image/svg+xml', text: drawBoard(board) };
  }
  const { toCanonical } = await import('../../../exchange/canonical/index.js');
  return { name: `${board.id}.canonical.json`, type: 'application/json', text: toCanonical(board) };
}
