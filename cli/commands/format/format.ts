/** `lamplighter format`: board files written the one way. */
import { formatBoard } from '../../model/file/format-board.js';
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { findBoards } from '../find-boards.js';
import { progressOf } from '../progress.js';
import { readBoard } from '../read-board.js';
import { visible, type Terminal } from '../terminal.js';
import { wrongUsage } from '../usage.js';

export const format: Command = {
  name: 'format',
  summary: 'Write board files the one way, or check that they are',
  usage: '[path…] [--check]',
  about: `A board file has one text: fixed key order, one entity a line, everything sorted, so that boards
merge and diff like code. Without --check, files that differ are rewritten; a file is always whole,
even if the power fails. A file that is no board is reported and left alone.
Without a path, all boards below "boards" are meant.`,
  operands: { least: 0, most: Infinity },
  options: { check: { meaning: 'Write nothing; name each file that differs, and the first line that does' } },
  examples: [
    { line: 'lamplighter format --check boards', meaning: 'Are all boards written as they should be?' },
    { line: 'lamplighter format boards/whitehall', meaning: 'Rewrite one board, if it needs it.' },
  ],
  run,
};

/** What became of one file. */
type Outcome = 'same' | 'differs' | 'rewritten' | 'failed';

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const found = findBoards(operands);
  if (!found.ok) return wrongUsage(terminal, found.message, 'format');
  const counts: Record<Outcome, number> = { same: 0, differs: 0, rewritten: 0, failed: 0 };
  for (const { folder, reason } of found.closed) {
    counts.failed++;
    terminal.answer(`${visible(folder)}: this folder cannot be looked into: ${reason}\n`);
  }
  const pause = progressOf(terminal, found.files.length);
  for (const [i, file] of found.files.entries()) {
    counts[await (options.has('check') ? checkFile(file, terminal) : formatFile(file, terminal))]++;
    if (found.files.length > 1) await pause(i + 1);
  }
  terminal.talk(summaryOf(counts, found.files.length));
  return counts.differs + counts.failed === 0 ? EXIT.clean : EXIT.findings;
}

async function checkFile(file: string, terminal: Terminal): Promise<Outcome> {
  const read = await formatted(file, terminal);
  if (read === undefined) return 'failed';
  if (read.text === read.wanted) return 'same';
  const { describeDifference } = await import('../difference.js');
  terminal.answer(describeDifference(file, read.text, read.wanted, terminal.paint));
  return 'differs';
}

async function formatFile(file: string, terminal: Terminal): Promise<Outcome> {
  const read = await formatted(file, terminal);
  if (read === undefined) return 'failed';
  if (read.text === read.wanted) return 'same';
  const { writeFile } = await import('../write-file.js');
  const written = writeFile(file, read.wanted);
  terminal.answer(written.ok ? `${visible(file)}\n` : `${visible(file)}: ${written.message}\n`);
  return written.ok ? 'rewritten' : 'failed';
}

interface Formatted {
  readonly text: string;
  readonly wanted: string;
}

/** A file's text and the text it should have; undefined if it is no board, which is then said. */
async function formatted(file: string, terminal: Terminal): Promise<Formatted | undefined> {
  const read = readBoard(file);
  if (read.ok) return { text: read.text, wanted: formatBoard(read.board) };
  const { linesOfErrors } = await import('../board-errors.js');
  for (const line of linesOfErrors(file, read.errors, terminal.paint)) terminal.answer(`${line}\n`);
  return undefined;
}

function summaryOf({ same, differs, rewritten, failed }: Record<Outcome, number>, total: number): string {
  const boards = (count: number): string => (count === 1 ? '1 board' : `${count} boards`);
  const are = (count: number): string => `${boards(count)} ${count === 1 ? 'is' : 'are'}`;
  if (same === total && failed === 0) return `${are(same)} as formatBoard writes.`;
  return [
    ...(rewritten > 0 ? [`${boards(rewritten)} rewritten.`] : []),
    ...(differs > 0 ? [`${are(differs)} not as formatBoard writes; "lamplighter format" rewrites.`] : []),
    ...(failed > 0 ? [`${are(failed)} not readable or not writable.`] : []),
    ...(same > 0 ? [`${are(same)} as formatBoard writes.`] : []),
  ].join(' ');
}
