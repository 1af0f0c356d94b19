/** What git runs: the merge driver, and the conversion of a board to text for `git diff`. */
import { formatBoardAsText, formatMerge, mergeBoards, reportOfMerge } from '../../../exchange/merge/index.js';
import { parseBoard, type Board } from '../../../model/index.js';
import { readBoard } from '../../boards/read-board.js';
import { EXIT_CODES, type Ending } from '../../command/command.js';
import { readText } from '../../files/read-text.js';
import { mergeTextFiles } from '../../revisions/git.js';
import { escapeControlCharacters, type Terminal } from '../../terminal/terminal.js';
import { conflictsFileOf, writeMerge } from './write-merge.js';

/**
 * Merges the files that git names: the base, ours, which gets the result, and theirs. `path` is the file in the work tree. If
 * one of them is not a board, the files are merged as text, as git does without a driver.
 */
export async function runMergeDriver(
  [baseFile, oursFile, theirsFile, path]: readonly [string, string, string, string],
  terminal: Terminal,
): Promise<Ending> {
  const name = escapeControlCharacters(path);
  const files = [['The version that both began with', baseFile], ['Our version', oursFile], ['Their version', theirsFile]] as const; // prettier-ignore
  const boards: Board[] = [];
  for (const [version, file] of files) {
    const read = readBoard(file);
    if (!read.ok)
      return mergeAsText(`${version} cannot be read as a board: ${escapeControlCharacters(read.errors[0]?.message ?? '')}`); // prettier-ignore
    boards.push(read.board);
  }
  const [base, ours, theirs] = boards as [Board, Board, Board];
  if (ours.game !== base.game || theirs.game !== base.game) return mergeAsText('The versions are boards of different games.'); // prettier-ignore
  const result = mergeBoards(base, ours, theirs);
  const report = reportOfMerge({ base, ours, theirs }, result);
  const quiet = { ...terminal, writeMessage: () => undefined };
  const written = await writeMerge(result.board, report, { board: oursFile, beside: path }, quiet);
  if (written !== EXIT_CODES.clean) return written;
  const { conflicts, renamed, notes } = report;
  if (conflicts.length + renamed.length + notes.length > 0)
    terminal.writeMessage(`${name}: ${formatMerge(report, 'pretty').trimEnd()}`);
  if (conflicts.length === 0) return EXIT_CODES.clean;
  terminal.writeMessage(
    `The board is valid and has our side of each conflict; all values are in ${escapeControlCharacters(conflictsFileOf(path))}. Edit the board, delete that file, then git add the board.`,
  );
  return EXIT_CODES.findings;

  function mergeAsText(reason: string): Ending {
    terminal.writeMessage(`${name}: ${reason} It is merged as text, like any other file.`);
    return mergeTextFiles(oursFile, baseFile, theirsFile) ? EXIT_CODES.clean : EXIT_CODES.findings;
  }
}

/** Prints a board as text, and what cannot be read as it is: a diff should never fail. */
export function printAsText(file: string, terminal: Terminal): Ending {
  const read = readText(file);
  if (!read.ok) return { ok: false, message: read.error.message };
  const parsed = parseBoard(read.text);
  terminal.writeResult(parsed.ok ? formatBoardAsText(parsed.board) : read.text);
  return EXIT_CODES.clean;
}
