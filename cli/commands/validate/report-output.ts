/** How `lamplighter validate` tells what it found: at once for people, as one file for programs. */
import { appendFileSync } from 'node:fs';
import type { Board } from '../model/board.js';
import { countFindings, type Report } from '../validator/index.js';
import {
  formatReports,
  githubSummary,
  prettyBoard,
  prettySummary,
  type ReportOptions,
} from '../validator/reports/index.js';
import { EXIT, type ExitCode } from './command.js';
import { linesOfIdleRules } from './idle-rules.js';
import type { Judged } from './judge-file.js';
import { deliver } from './output.js';
import { paintIf, type Terminal } from './terminal.js';
import type { Settings } from './validate-settings.js';
import { versionOfPackage } from './version.js';

export interface Reporter {
  readonly add: (judged: Judged) => void;
  /** Delivers what is still to be told, and says how the command ends. */
  readonly end: () => Promise<ExitCode>;
}

export function reporterOf(settings: Settings, terminal: Terminal): Reporter {
  const { format, output } = settings;
  const reports: Report[] = [];
  const texts = new Map<string, string>();
  const boards = new Map<string, Board>();
  const pages: string[] = [];
  const base: ReportOptions = { tool: { name: 'lamplighter', version: versionOfPackage() }, texts, boards };

  return {
    add: ({ report, text, board }) => {
      reports.push(report);
      if (format === 'pretty') {
        const paint = output === undefined ? terminal.paint : paintIf(false);
        const page = prettyBoard(settings.hints ? report : withoutHints(report), {
          ...base,
          paint,
          ...(text !== undefined && { texts: new Map([[report.file, text]]) }),
          ...(board && { boards: new Map([[report.file, board]]) }),
        });
        if (output === undefined) terminal.answer(page);
        else pages.push(page);
        return;
      }
      // Only these two show the file or the board; a folder of a thousand boards need not be kept for the others.
      if (format !== 'html' && format !== 'markdown') return;
      if (text !== undefined) texts.set(report.file, text);
      if (board) boards.set(report.file, board);
    },
    end: async () => {
      const text =
        format === 'pretty'
          ? pages.join('')
          : formatReports(format, reports, await withDrawing(base, format));
      const delivered = text === '' ? EXIT.clean : await deliver(text, output, terminal);
      for (const line of linesOfIdleRules(settings.rules ?? [], reports)) terminal.talk(line);
      if (settings.stats) for (const line of statsOf(reports)) terminal.talk(line);
      if (format === 'github') appendSummary(reports, base, terminal);
      const { errors, warnings, infos } = countFindings(reports);
      terminal.talk(
        `${prettySummary(reports).trimEnd()}${format === 'pretty' && infos > 0 && !settings.hints ? ' (--hints shows the hints.)' : ''}`,
      );
      if (delivered !== EXIT.clean) return delivered;
      // With --rule the reason may be an error that nobody asked for.
      const isJudged = reports.every(({ skipped }) => skipped.length === 0);
      return isJudged && errors === 0 && warnings <= settings.maxWarnings ? EXIT.clean : EXIT.findings;
    },
  };
}

/** People see the number of hints in the summary; the hints themselves on demand. */
const withoutHints = (report: Report): Report => ({
  ...report,
  findings: report.findings.filter(({ severity }) => severity !== 'info'),
});

async function withDrawing(options: ReportOptions, format: Settings['format']): Promise<ReportOptions> {
  if (format !== 'html') return options;
  const { drawBoard } = await import('../exchange/draw/index.js');
  return { ...options, draw: (board, theme) => drawBoard(board, { theme }) };
}

/** The slowest rules first, over all boards. */
function statsOf(reports: readonly Report[]): string[] {
  const sums = new Map<string, number>();
  for (const { ran } of reports)
    for (const { rule, milliseconds = 0 } of ran) sums.set(rule, (sums.get(rule) ?? 0) + milliseconds);
  return [...sums]
    .sort((a, b) => b[1] - a[1])
    .map(([rule, milliseconds]) => `${milliseconds.toFixed(2).padStart(10)} ms  ${rule}`);
}

/** Annotations are few; the step summary has room for all. */
function appendSummary(reports: readonly Report[], options: ReportOptions, terminal: Terminal): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined || file === '') return;
  try {
    appendFileSync(file, githubSummary(reports, options));
  } catch {
    terminal.talk('The step summary could not be written.');
  }
}
