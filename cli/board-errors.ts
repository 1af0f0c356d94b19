/** What is wrong with a board file, one line for each error, for people and for editors that follow `file:line:column`. */
import type { ParseError } from '../model/file/parse-board.js';
import { visible, type Paint } from './terminal.js';

/** The errors of a file: `boards/x/board.json:12:5: circle 84: This must be …`. */
export function linesOfErrors(
  file: string,
  errors: readonly Pick<ParseError, 'line' | 'column' | 'words' | 'message'>[],
  paint: Paint,
): string[] {
  return errors.map(({ line, column, words, message }) => {
    const place = paint('bold', `${visible(file)}:${line}:${column}:`);
    return `${place} ${visible(words)}: ${visible(message)}`;
  });
}
