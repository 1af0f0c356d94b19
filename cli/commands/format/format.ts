/** `lamplighter format`: writes board files in their one format. */
import { formatBoard } from '../../../model/index.js';
import { EXIT_CODES, type Command, type Ending, type Arguments, failure } from '../../command/command.js';
import { describePassedOver, whyNotWritable } from '../../boards/describe-found-boards.js';
import { CONFIG_OPTIONS, findConfig } from '../../config/find-config.js';
import { findBoards } from '../../boards/find-boards.js';
import { isStream, nameOfPath } from '../../files/read-stream.js';
import { createProgress } from '../../terminal/progress.js';
import { formatParseErrors, readBoard } from '../../boards/read-board.js';
import { escapeControlCharacters, type Terminal } from '../../terminal/terminal.js';

export const formatCommand: Command = {
  name: 'format',
  summary: 'Format board files, or check that they are formatted',
  usage: '[path…] [--check]',
  description: `A board has exactly one text: fixed key order, one entity per line, everything sorted, so that boards
merge and diff like code. Without --check, files that differ are rewritten atomically. A file that is not
a board is reported and not changed. Without a path, the boards of lamplighter.config.json are formatted, or else all boards below "boards". With "-" the board
is read from stdin and written to stdout.`,
  operands: { least: 0, most: Infinity },
  options: {
    '--check': 'Write nothing; print each file that is not formatted, with the first line that differs',
    ...CONFIG_OPTIONS,
  },
  examples: {
    'lamplighter format --check boards': 'Are all boards formatted?',
    'lamplighter format boards/whitehall': 'Format one board.',
    'lamplighter format - < mine.json > formatted.json': 'Format as a filter, in an editor for example.',
  },
  run,
};

/** The outcome of one file. */
type Outcome = 'same' | 'differs' | 'rewritten' | 'failed';

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<Ending> {
  const config = operands.length > 0 ? undefined : findConfig(options);
  if (config?.ok === false) return config;
  const read =
    config?.value && (await import('../../config/read-config.js')).readConfig(config.value.file, terminal);
  if (read?.ok === false) return read.exit;
  const found = findBoards(operands.length > 0 ? operands : (read?.paths ?? []));
  if (!found.ok) return found;
  const refusal = options.has('check') || found.shipped.length === 0 ? undefined : whyNotWritable(found);
  if (refusal !== undefined) return failure(refusal);
  const note = describePassedOver(found.passedOver);
  if (note !== undefined) terminal.writeMessage(note);
  const counts: Record<Outcome, number> = { same: 0, differs: 0, rewritten: 0, failed: 0 };
  for (const { folder, reason } of found.closed) {
    counts.failed++;
    terminal.writeResult(`${escapeControlCharacters(folder)}: this folder cannot be read: ${reason}\n`);
  }
  const pause = createProgress(terminal, found.files.length);
  for (const [i, file] of found.files.entries()) {
    counts[await handleFile(file, options, terminal)]++;
    if (found.files.length > 1) await pause(i + 1);
  }
  terminal.writeMessage(summaryOf(counts, found.files.length));
  return counts.differs + counts.failed === 0 ? EXIT_CODES.clean : EXIT_CODES.findings;
}

/** Formats or checks one file, and prints what is wrong with it. */
async function handleFile(file: string, options: Arguments['options'], terminal: Terminal): Promise<Outcome> {
  const read = readBoard(file);
  if (!read.ok) {
    for (const line of formatParseErrors(file, read.errors, terminal.paint))
      terminal.writeResult(`${line}\n`);
    return 'failed';
  }
  const wanted = formatBoard(read.board);
  if (isStream(file) && !options.has('check')) {
    terminal.writeResult(wanted);
    return 'same';
  }
  if (read.text === wanted) return 'same';
  if (options.has('check')) {
    const { describeFirstDifference } = await import('./first-difference.js');
    terminal.writeResult(describeFirstDifference(nameOfPath(file), read.text, wanted, terminal.paint));
    return 'differs';
  }
  const { writeFile } = await import('../../files/write-file.js');
  const written = writeFile(file, wanted);
  const name = escapeControlCharacters(file);
  terminal.writeResult(written.ok ? `${name}\n` : `${name}: ${written.message}\n`);
  return written.ok ? 'rewritten' : 'failed';
}

function summaryOf({ same, differs, rewritten, failed }: Record<Outcome, number>, total: number): string {
  const boards = (count: number): string => (count === 1 ? '1 board' : `${count} boards`);
  const are = (count: number): string => `${boards(count)} ${count === 1 ? 'is' : 'are'}`;
  if (same === total && failed === 0) return `${are(same)} formatted.`;
  return [
    ...(rewritten > 0 ? [`${boards(rewritten)} rewritten.`] : []),
    ...(differs > 0 ? [`${are(differs)} not formatted; run "lamplighter format".`] : []),
    ...(failed > 0 ? [`${are(failed)} not readable or not writable.`] : []),
    ...(same > 0 ? [`${are(same)} formatted.`] : []),
  ].join(' ');
}
