/** Formats the errors of a board file, one line each, for people and for editors that follow `file:line:column`. */
import type { ParseError } from '../../model/index.js';
import { escapeControls, type Paint } from '../terminal/terminal.js';

/** Lines such as `boards/x/board.json:12:5: circle 84: This must be …`. */
export function formatParseErrors(
  file: string,
  errors: readonly Pick<ParseError, 'line' | 'column' | 'words' | 'message'>[],
  paint: Paint,
): string[] {
  return errors.map(({ line, column, words, message }) => {
    const place = paint('bold', `${escapeControls(file)}:${line}:${column}:`);
    return `${place} ${escapeControls(words)}: ${escapeControls(message)}`;
  });
}
