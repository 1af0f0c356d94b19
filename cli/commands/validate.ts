/** `lamplighter validate`: whether boards can be played as printed. */
import type { Report } from '../../validator/index.js';
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { findBoards } from '../find-boards.js';
import { deliver, OUTPUT } from '../output.js';
import type { Judged } from '../pretty-report.js';
import { progressOf } from '../progress.js';
import { paintIf, type Terminal } from '../terminal.js';
import { oneOf, wrongUsage } from '../usage.js';

const FORMATS = ['pretty', 'json'] as const;

export const validate: Command = {
  name: 'validate',
  summary: 'Check that boards can be played as printed',
  usage: `[path…] [--format ${FORMATS.join('|')}] [--output FILE]`,
  about: `Every finding says where it is (file, line, column, and in the game's words), what is wrong, why it matters
and what to do. What could not be judged is listed, and never counts as passed.
Without a path, all boards below "boards" are meant.`,
  operands: { least: 0, most: Infinity },
  options: {
    format: { value: 'FORMAT', meaning: `${FORMATS.join(' or ')}; pretty unless said otherwise` },
    output: OUTPUT,
  },
  examples: [
    { line: 'lamplighter validate boards', meaning: 'Judge all boards.' },
    {
      line: 'lamplighter validate boards/whitehall --format json -o report.json',
      meaning: 'A report for a program.',
    },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const format = oneOf(FORMATS, options.get('format') ?? 'pretty', '--format');
  if (!format.ok) return wrongUsage(terminal, format.message, 'validate');
  const found = findBoards(operands);
  if (!found.ok) return wrongUsage(terminal, found.message, 'validate');
  const { judgeClosedFolder, judgeFile } = await import('../judge-file.js');
  const { countsOf, counted, prettyReport } = await import('../pretty-report.js');

  const output = options.get('output');
  const reports: Report[] = [];
  const pages: string[] = [];
  const add = (judged: Judged): void => {
    reports.push(judged.report);
    if (format.value === 'json') return;
    if (output === undefined) terminal.answer(prettyReport(judged, terminal.paint));
    else pages.push(prettyReport(judged, paintIf(false)));
  };
  for (const closed of found.closed) add(judgeClosedFolder(closed));
  const pause = progressOf(terminal, found.files.length);
  for (const [i, file] of found.files.entries()) {
    add(judgeFile(file));
    if (found.files.length > 1) await pause(i + 1);
  }
  const text = format.value === 'json' ? jsonOfReports(reports) : pages.join('');
  const delivered = text === '' ? EXIT.clean : await deliver(text, output, terminal);
  const findings = reports.flatMap((report) => report.findings);
  terminal.talk(`${counted(found.files.length, 'board')}, ${countsOf(findings)}.`);
  const isClean = findings.every(({ severity }) => severity === 'info');
  return isClean ? delivered : EXIT.findings;
}

const jsonOfReports = (reports: readonly Report[]): string =>
  `${JSON.stringify({ format: 'lamplighter-report', version: 1, reports }, null, 2)}\n`;
