/** Reads a board file: strictly UTF-8, then strictly a board. */
import { parseBoard, type Board, type ParseError } from '../../model/index.js';
import { readText } from '../files/read-text.js';
import { escapeControls, type Paint, type Terminal } from '../terminal/terminal.js';
import { EXIT, type Ending } from '../command/command.js';
import { findBoard } from './find-boards.js';

export type ReadBoard =
  | { readonly ok: true; readonly text: string; readonly board: Board }
  | { readonly ok: false; readonly text?: string; readonly errors: readonly ParseError[] };

/** Reads and parses a board file; never throws. */
export function readBoard(file: string): ReadBoard {
  const read = readText(file);
  if (!read.ok) return { ok: false, errors: [read.error] };
  const parsed = parseBoard(read.text);
  return parsed.ok ? { ...parsed, text: read.text } : { ...parsed, text: read.text };
}

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

/** Prints the errors of a board file to stderr. */
export function printParseErrors(
  file: string,
  errors: Parameters<typeof formatParseErrors>[1],
  { paintMessage, writeMessage }: Terminal,
): void {
  for (const line of formatParseErrors(file, errors, paintMessage)) writeMessage(line);
}

export type OpenedBoard =
  | { readonly ok: true; readonly file: string; readonly board: Board }
  | { readonly ok: false; readonly exit: Ending };

/** Finds and reads a board for a command. On failure it prints the reason and returns the exit code. */
export function openBoard(path: string, terminal: Terminal): OpenedBoard {
  const found = findBoard(path);
  if (!found.ok) return { ok: false, exit: found };
  const read = readBoard(found.file);
  if (read.ok) return { ok: true, file: found.file, board: read.board };
  printParseErrors(found.file, read.errors, terminal);
  return { ok: false, exit: EXIT.findings };
}
