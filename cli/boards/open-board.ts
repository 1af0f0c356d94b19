/** The one board a command is about. */
import type { Board } from '../model/board.js';
import { linesOfErrors } from './board-errors.js';
import { EXIT, type ExitCode } from './command.js';
import { findBoard } from './find-boards.js';
import { readBoard } from './read-board.js';
import type { Terminal } from './terminal.js';
import { wrongUsage } from './usage.js';

export type OpenedBoard =
  | { readonly ok: true; readonly file: string; readonly board: Board }
  | { readonly ok: false; readonly exit: ExitCode };

/** Finds and reads a board for a command. If that fails it has been said, and the exit code is here. */
export function openBoard(path: string, terminal: Terminal, command: string): OpenedBoard {
  const found = findBoard(path);
  if (!found.ok) return { ok: false, exit: wrongUsage(terminal, found.message, command) };
  const read = readBoard(found.file);
  if (read.ok) return { ok: true, file: found.file, board: read.board };
  for (const line of linesOfErrors(found.file, read.errors, terminal.paintTalk)) terminal.talk(line);
  return { ok: false, exit: EXIT.findings };
}
