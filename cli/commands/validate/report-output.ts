/** Prints the reports of `lamplighter validate`: board by board for people, as one file for programs. */
import { appendFileSync } from 'node:fs';
import { GAME_NAMES, type Board } from '../../../model/index.js';
import { countFindings, isStopped, RULES, type Finding, type Report } from '../../../validator/index.js';
import {
  writePrettyBoard,
  writePrettySummary,
  type ReportFormat,
  type ReportOptions,
} from '../../../validator/reports/index.js';
import { idsSharedByFiles } from '../../boards/shared-ids.js';
import { EXIT_CODES, type ExitCode } from '../../command/command.js';
import type { ValidatedFile } from './validate-file.js';
import { writeOutput } from '../../files/output.js';
import { createTextStyler, writeNote, type Terminal } from '../../terminal/terminal.js';
import type { ReportTarget } from './report-targets.js';
import type { ValidateSettings } from './validate-settings.js';
import { packageVersion, publishedHomePage } from '../../files/package-files.js';

export interface Reporter {
  readonly add: (validated: ValidatedFile) => void;
  /** Writes what is left and returns the exit code. */
  readonly end: () => Promise<ExitCode>;
}

/** Prints the reports on these files. */
export function createReporter(
  files: readonly string[],
  settings: ValidateSettings,
  terminal: Terminal,
): Reporter {
  const targets = settings.reports;
  const isWanted = (...formats: readonly ReportFormat[]): boolean =>
    targets.some(({ format }) => formats.includes(format));
  const reports: Report[] = [];
  const texts = new Map<string, string>();
  const boards = new Map<string, Board>();
  // A board is printed before the next is read.
  const sharedIds = isWanted('pretty') ? idsSharedByFiles(files) : new Set<string>();
  const pages = new Map<ReportTarget, string[]>();
  const rules = [...RULES, ...(settings.configuration.houseRules ?? [])];
  const tool = { name: 'lamplighter', version: packageVersion() };
  const homePage = publishedHomePage();
  const base: ReportOptions = {
    tool,
    ...(homePage !== undefined && { homePage }),
    texts,
    boards,
    rules,
    unfold: settings.consequences,
  };

  return {
    add: ({ report, text, board }) => {
      reports.push(report);
      for (const target of targets.filter(({ format }) => format === 'pretty')) {
        if (settings.quiet && !report.findings.some(isError)) continue;
        const paint = target.file === undefined ? terminal.paint : createTextStyler(false);
        const page = writePrettyBoard(report, {
          ...base,
          sharedIds,
          isShown: isShownIn(settings),
          paint,
          ...(text !== undefined && { texts: new Map([[report.file, text]]) }),
          ...(board && { boards: new Map([[report.file, board]]) }),
        });
        if (target.file === undefined) terminal.writeResult(page);
        else pages.set(target, [...(pages.get(target) ?? []), page]);
      }
      // Only these two formats show the file or the board; for the others a thousand boards need not stay in memory.
      if (!isWanted('html', 'markdown')) return;
      if (text !== undefined) texts.set(report.file, text);
      if (board) boards.set(report.file, board);
    },
    end: async () => {
      let delivered: ExitCode = EXIT_CODES.clean;
      for (const target of targets) {
        const { format, file } = target;
        const text =
          format === 'pretty'
            ? (pages.get(target) ?? []).join('')
            : (await loadFormats()).formatReports(format, reports, await withDrawing(base, format));
        if (text === '' && file === undefined) continue;
        const written = await writeOutput(text, file, terminal);
        if (written !== EXIT_CODES.clean) delivered = written;
      }
      for (const line of describeRulesNotApplicable(settings.rules ?? [], reports)) writeNote(terminal, line);
      if (settings.stats) for (const line of statsOf(reports)) terminal.writeMessage(line);
      if (isWanted('github')) await appendSummary(reports, base, terminal);
      const { errors, warnings, infos } = countFindings(reports);
      terminal.writeMessage(
        `${writePrettySummary(reports).trimEnd()}${isWanted('pretty') && infos > 0 && !settings.hints && !settings.quiet ? ' (--hints shows the hints.)' : ''}`,
      );
      if (delivered !== EXIT_CODES.clean) return delivered;
      // With --rule, layers may be skipped because of an error of another rule.
      const isComplete = !reports.some(isStopped);
      return isComplete && errors === 0 && warnings <= settings.maxWarnings
        ? EXIT_CODES.clean
        : EXIT_CODES.findings;
    },
  };
}

/** The formats for programs, which few runs need. */
const loadFormats = () => import('../../../validator/reports/index.js');

const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'error';

/** The findings that a person sees. The summary has the number of hints, and --hints shows them; --quiet leaves errors. */
const isShownIn =
  ({ hints, quiet }: ValidateSettings) =>
  (finding: Finding): boolean =>
    hints || (quiet ? isError(finding) : finding.severity !== 'info');

async function withDrawing(options: ReportOptions, format: ReportFormat): Promise<ReportOptions> {
  if (format !== 'html') return options;
  const { drawBoard } = await import('../../../exchange/draw/index.js');
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

/** GitHub limits annotations; the step summary lists all findings. */
async function appendSummary(
  reports: readonly Report[],
  options: ReportOptions,
  terminal: Terminal,
): Promise<void> {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file === undefined || file === '') return;
  const { writeGithubSummary } = await loadFormats();
  try {
    appendFileSync(file, writeGithubSummary(reports, options));
  } catch {
    terminal.writeMessage('The step summary could not be written.');
  }
}

/** A line for each requested rule that is for other games than those of the boards. */
function describeRulesNotApplicable(asked: readonly string[], reports: readonly Report[]): string[] {
  const games = new Set<string>(reports.flatMap(({ board }) => (board ? [board.game] : [])));
  if (games.size === 0) return [];
  return RULES.filter((rule) => asked.includes(rule.id) && !rule.games.some((game) => games.has(game))).map(
    (rule) =>
      `${rule.id} applies to none of these boards: it is for ${rule.games.map((game) => GAME_NAMES[game]).join(' and ')}.`,
  );
}
