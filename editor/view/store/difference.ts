/** What lies between the file that somebody else wrote and the board on the table, for a person to decide by. */
import { parseBoard, type Board } from '../../../model/index.js';
import { sentenceOf } from './read-file.js';

export interface Difference {
  readonly words: string;
  /** What is in the file, if it is a board. */
  readonly theirs?: Board;
}

/** What compares boards is loaded when it is needed. */
export async function differenceOf(text: string, mine: Board): Promise<Difference> {
  if (text === '') return { words: 'The file is gone.' };
  const parsed = parseBoard(text);
  if (!parsed.ok) return { words: sentenceOf('What is in the file now', parsed) };
  const { diffBoards, formatDiff } = await import('../../../exchange/diff/index.js');
  const words = formatDiff(diffBoards(parsed.board, mine), 'pretty');
  return { words: words.trim() || 'Both are the same board, written differently.', theirs: parsed.board };
}
