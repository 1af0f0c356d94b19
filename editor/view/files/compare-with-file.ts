/** Compares the file on disk with the open board. */
import { parseBoard, type Board } from '../../../model/index.js';
import { describeParseError } from './read-chosen-file.js';

export interface FileDifference {
  readonly description: string;
  /** The board on disk, if it can be parsed. */
  readonly onDisk?: Board;
}

/** The diff module is loaded on demand. */
export async function compareWithFile(text: string, mine: Board): Promise<FileDifference> {
  if (text === '') return { description: 'The file was deleted.' };
  const parsed = parseBoard(text);
  if (!parsed.ok) return { description: describeParseError('The file', parsed) };
  const { diffBoards, formatDiff } = await import('../../../exchange/diff/index.js');
  const words = formatDiff(diffBoards(parsed.board, mine), 'pretty');
  return {
    description: words.trim() || 'Both are the same board, formatted differently.',
    onDisk: parsed.board,
  };
}
