/** Opens the board that a command works on. */
import type { Board } from '../../model/index.js';
import { formatParseErrors } from './format-parse-errors.js';
import { EXIT, type ExitCode } from '../command/command.js';
import { findBoard } from './find-boards.js';
import { readBoard } from './read-board.js';
import type { Terminal } from '../terminal/terminal.js';
import { reportUsageError } from '../command/usage-errors.js';

export type OpenedBoard =
  | { readonly ok: true; readonly file: string; readonly board: Board }
  | { readonly ok: false; readonly exit: ExitCode };

/** Finds and reads a board for a command. On failure it prints the reason and returns the exit code. */
export function openBoard(path: string, terminal: Terminal, command: string): OpenedBoard {
  const found = findBoard(path);
  if (!found.ok) return { ok: false, exit: reportUsageError(terminal, found.message, command) };
  const read = readBoard(found.file);
  if (read.ok) return { ok: true, file: found.file, board: read.board };
  for (const line of formatParseErrors(found.file, read.errors, terminal.paintMessage))
    terminal.writeMessage(line);
  return { ok: false, exit: EXIT.findings };
}
