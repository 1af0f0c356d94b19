/** What to do with a JSON file that is no board: import it. */
import type { ParseError } from '../../model/index.js';
import { parseJson } from '../files/read-text.js';
import { escapeControlCharacters } from '../terminal/terminal.js';
import { looksLikeBoard } from './looks-like-board.js';

/** The errors of a file as they are, or the one that it is no board at all, with the command that imports it. */
export function explainNoBoard(
  file: string,
  text: string,
  errors: readonly ParseError[],
): readonly ParseError[] {
  const data = parseJson(text.replace(/^\ufeff/, ''));
  if (typeof data !== 'object' || data === null || looksLikeBoard(text)) return errors;
  const { format } = data as Readonly<Record<string, unknown>>;
  const isOurs = typeof format === 'string' && format.startsWith('lamplighter-');
  if (isOurs && format !== CANONICAL) return errors;
  const command = `lamplighter import ${quoteArgument(file)}${isOurs ? ' --from canonical' : ''} -o board.json`;
  return [
    {
      code: 'schema/no-board',
      message: `This is no board file; import it: ${command}`,
      line: 1,
      column: 1,
      pointer: '',
      words: 'the file',
    },
  ];
}

const CANONICAL = 'lamplighter-canonical';

/** A file name as one argument of a shell. */
const quoteArgument = (file: string): string =>
  /^[\w@%+=:,./-]+$/.test(file) ? file : `'${escapeControlCharacters(file).replaceAll("'", `'\\''`)}'`;
