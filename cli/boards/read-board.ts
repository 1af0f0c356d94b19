/** Reads a board file: strictly UTF-8, then strictly a board. */
import { parseBoard, type Board, type ParseError } from '../../model/index.js';
import { nameOfPath } from '../files/read-stream.js';
import { readText } from '../files/read-text.js';
import { escapeControlCharacters, type TextStyler, type Terminal } from '../terminal/terminal.js';
import { EXIT_CODES, type Ending } from '../command/command.js';
import { explainNoBoard } from './explain-no-board.js';
import { findBoard } from './find-boards.js';

export type ReadBoardResult =
  | {
      readonly ok: true;
      readonly text: string;
      readonly board: Board;
      /** The properties that the format does not know. */
      readonly problems: readonly ParseError[];
    }
  | { readonly ok: false; readonly text?: string; readonly errors: readonly ParseError[] };

/** Reads and parses a board file; never throws. */
export function readBoard(file: string): ReadBoardResult {
  const read = readText(file);
  if (!read.ok) return { ok: false, errors: [read.error] };
  const parsed = parseBoard(read.text);
  if (parsed.ok) return { ...parsed, text: read.text };
  return { ok: false, text: read.text, errors: explainNoBoard(nameOfPath(file), read.text, parsed.errors) };
}

/** Lines such as `boards/x/board.json:12:5: circle 84: This must be …`. */
export function formatParseErrors(
  file: string,
  errors: readonly Pick<ParseError, 'line' | 'column' | 'words' | 'message'>[],
  paint: TextStyler,
): string[] {
  return errors.map(({ line, column, words, message }) => {
    const place = paint('bold', `${escapeControlCharacters(nameOfPath(file))}:${line}:${column}:`);
    return `${place} ${escapeControlCharacters(words)}: ${escapeControlCharacters(message)}`;
  });
}

/** Prints the errors of a board file to stderr. */
export function printParseErrors(
  file: string,
  errors: Parameters<typeof formatParseErrors>[1],
  { paintMessage, writeMessage }: Terminal,
): void {
  for (const line of formatParseErrors(file, errors, paintMessage)) writeMessage(line);
}

/** Prints to stderr that a board has properties without an effect. */
export function printUnknownProperties(file: string, { writeMessage }: Terminal): void {
  writeMessage(
    `${escapeControlCharacters(file)}: the board format does not know some properties here, which have no effect; "lamplighter validate" lists them.`,
  );
}

export type OpenBoardResult =
  | { readonly ok: true; readonly file: string; readonly board: Board }
  | { readonly ok: false; readonly exit: Ending };

/** Finds and reads a board for a command. On failure it prints the reason and returns the exit code. */
export function openBoard(path: string, terminal: Terminal): OpenBoardResult {
  const found = findBoard(path);
  if (!found.ok) return { ok: false, exit: found };
  const read = readBoard(found.file);
  if (read.ok) {
    if (read.problems.length > 0) printUnknownProperties(found.file, terminal);
    return { ok: true, file: found.file, board: read.board };
  }
  printParseErrors(found.file, read.errors, terminal);
  return { ok: false, exit: EXIT_CODES.findings };
}
