/** Writes a merged board, and its conflicts to a file beside it. */
import { existsSync, rmSync } from 'node:fs';
import { formatMerge, type MergeReport } from '../../../exchange/merge/index.js';
import { formatBoard, type Board } from '../../../model/index.js';
import { EXIT_CODES, type ExitCode } from '../../command/command.js';
import { writeOutputFiles } from '../../files/output.js';
import { readText } from '../../files/read-text.js';
import { escapeControlCharacters, writeNote, type Terminal } from '../../terminal/terminal.js';

/** `board.conflicts.json` beside `board.json`. */
export const conflictsFileOf = (file: string): string => file.replace(/(\.json)?$/i, '.conflicts.json');

/** Writes both files or none. The conflicts of an earlier merge are removed if there are none now. */
export async function writeMerge(
  board: Board,
  report: MergeReport,
  { board: file, beside }: { readonly board: string; readonly beside: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const conflictsFile = conflictsFileOf(beside);
  const conflicts = [conflictsFile, formatMerge(report, 'json')] as const;
  const files = report.conflicts.length > 0 ? [conflicts, [file, formatBoard(board)] as const] : [[file, formatBoard(board)] as const]; // prettier-ignore
  const written = await writeOutputFiles(files, terminal);
  if (written === EXIT_CODES.clean && report.conflicts.length === 0 && isReportOfMerge(conflictsFile)) {
    rmSync(conflictsFile);
    writeNote(
      terminal,
      `Removed: ${escapeControlCharacters(conflictsFile)}, the conflicts of an earlier merge`,
    );
  }
  return written;
}

function isReportOfMerge(file: string): boolean {
  const read = existsSync(file) ? readText(file) : undefined;
  return read?.ok === true && read.text.includes('"format": "lamplighter-merge"');
}
