/** `lamplighter merge`: merges two edits of one board, as a command and as git's merge driver. */
import type { Board } from '../../../model/index.js';
import { EXIT_CODES, failure, type Arguments, type Command, type Ending } from '../../command/command.js';
import { parseChoice } from '../../command/usage-errors.js';
import { checkOutputFile } from '../../files/output.js';
import type { Terminal } from '../../terminal/terminal.js';

const FORMATS = ['pretty', 'json', 'markdown'] as const;

/** The other uses of the command, each with its operands. */
const MODES = {
  install: { count: 0, usage: '--install' },
  uninstall: { count: 0, usage: '--uninstall' },
  driver: { count: 4, usage: '--driver %O %A %B %P' },
  textconv: { count: 1, usage: '--textconv FILE' },
} as const;
type Mode = keyof typeof MODES;

export const mergeCommand: Command = {
  name: 'merge',
  summary: 'Merge two edits of one board',
  usage: `<base> <ours> <theirs> [--format ${FORMATS.join('|')}] [--all] [-o FILE]`,
  description: `A board is a board file, a board's folder, a shipped board's name, a canonical export, or one at a git revision, as with diff.
<base> is the board that both sides began with. Edits of different things are combined, also in one block or on one
street. Where both sides used one id, such as x235, for different things, theirs gets another id, with everything that
refers to it. Where the edits exclude each other our side wins, and the conflict is listed with all three values. -o
writes the merged board, and the conflicts, if there are any, to FILE with the ending .conflicts.json. Without -o nothing
is written. Exit 0 if all is merged, 1 if there are conflicts.
--install makes git merge and show files named board.json in this way: it sets the merge driver and the text conversion of
the current repository, and adds a line to its .gitattributes.`,
  operands: { least: 0, most: 4 },
  options: {
    '--format FORMAT': 'The report: pretty (the default), json, or markdown',
    '--all': 'Print long lists in full; json always does',
    '-o, --output FILE': 'Write the merged board to this file',
    '--install': 'Set up git in this repository',
    '--uninstall': 'Undo --install',
    '--driver': 'For git: merge %O, %A, %B of the file %P',
    '--textconv': 'For git: print a board as text, line by line',
  },
  examples: {
    'lamplighter merge base.json ours.json theirs.json -o merged.json':
      'Merge two edits of base.json; conflicts are in merged.conflicts.json.',
    'lamplighter merge main~3:boards/whitehall boards/whitehall other-branch:boards/whitehall':
      'What would git merge, and where would the branches be in conflict?',
    'lamplighter merge --install': 'Let git merge boards in this way, in this repository.',
  },
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<Ending> {
  const modes = (Object.keys(MODES) as Mode[]).filter((mode) => options.has(mode));
  const [mode] = modes;
  if (modes.length > 1) return failure(`--${modes.join(' and --')} cannot be used together.`);
  if (mode !== undefined) {
    const { count, usage } = MODES[mode];
    if (operands.length !== count) return failure(`It is used as: lamplighter merge ${usage}`);
    return runMode(mode, operands, terminal);
  }
  const missing = ['<base>', '<ours>', '<theirs>'][operands.length];
  if (missing !== undefined)
    return failure(`${missing} is missing. Usage: lamplighter merge ${mergeCommand.usage}`);
  if (operands.length > 3) return failure(`"${operands[3]!}" is one argument too many.`);
  return mergeOperands(operands, options, terminal);
}

async function runMode(mode: Mode, operands: readonly string[], terminal: Terminal): Promise<Ending> {
  switch (mode) {
    case 'install':
      return (await import('./install-driver.js')).installDriver(terminal);
    case 'uninstall':
      return (await import('./install-driver.js')).uninstallDriver(terminal);
    case 'driver':
      return (await import('./merge-driver.js')).runMergeDriver(operands as [string, string, string, string], terminal); // prettier-ignore
    case 'textconv':
      return (await import('./merge-driver.js')).printAsText(operands[0]!, terminal);
  }
}

async function mergeOperands(
  operands: readonly string[],
  options: Arguments['options'],
  terminal: Terminal,
): Promise<Ending> {
  const format = parseChoice(FORMATS, options.get('format') ?? 'pretty', '--format');
  if (!format.ok) return format;
  const { openBoardsToCompare } = await import('../../revisions/boards-to-compare.js');
  const opened = await openBoardsToCompare(operands, terminal);
  if (!opened.ok) return opened.exit;
  const output = options.get('output');
  if (output === '-')
    return failure(
      'The board may have a second file beside it, so it cannot go to stdout. Name a file after -o.',
    );
  const { conflictsFileOf, writeMerge } = await import('./write-merge.js');
  const refusal =
    checkOutputFile(output, opened.files) ??
    checkOutputFile(output === undefined ? undefined : conflictsFileOf(output), opened.files);
  if (refusal !== undefined) return failure(refusal);
  const [base, ours, theirs] = opened.boards as [Board, Board, Board];
  const { formatMerge, mergeBoards, reportOfMerge } = await import('../../../exchange/merge/index.js');
  const result = mergeBoards(base, ours, theirs);
  const report = reportOfMerge({ base, ours, theirs }, result);
  if (output !== undefined) {
    const written = await writeMerge(result.board, report, { board: output, beside: output }, terminal);
    if (written !== EXIT_CODES.clean) return written;
  }
  terminal.writeResult(formatMerge(report, format.value, { all: options.has('all'), paint: terminal.paint }));
  return report.conflicts.length === 0 ? EXIT_CODES.clean : EXIT_CODES.findings;
}
