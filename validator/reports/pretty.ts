/** The report for people at a terminal. */
import type { Finding } from '../finding.js';
import { countFindings, summaryOf, type Report } from '../report.js';
import type { Severity } from '../rule.js';
import { codeFrame } from './code-frame.js';
import type { Paint, ReportOptions, Style } from './options.js';
import { sortedReports } from './sort-reports.js';
import { MOST, shown } from '../../model/text/visible.js';
import {
  contentsOf,
  countsInWords,
  MARKS,
  nameOfReport,
  placeInFile,
  restOfMessage,
  SEVERITY_WORDS,
  skippedInWords,
  summaryInWords,
  worstOf,
} from './words.js';
import { wrap } from './wrap.js';

/** Every board with its findings, and what they come to. */
export const pretty = (reports: readonly Report[], options: ReportOptions): string =>
  [...sortedReports(reports).map((report) => prettyBoard(report, options)), prettySummary(reports)].join('');

/** One board: a line of its own, each finding with its place, its words and the lines of the file, and what was not judged. */
export function prettyBoard(unsorted: Report, options: ReportOptions): string {
  const report = sortedReports([unsorted])[0]!;
  const { file, findings, waived } = report;
  const { paint = plain, width = 100, texts } = options;
  const lines = findings.length === 0 ? [] : (texts?.get(file)?.split('\n') ?? []);
  const out = [headline(report, options)];
  for (const finding of findings) out.push(...paragraph(file, finding, lines, paint, width), '');
  for (const { finding, reason } of waived) {
    const what = `${shown(finding.words, MOST.words)}: ${shown(finding.what, MOST.sentence)}`;
    const whole = `  waived: ${what} (${shown(reason, MOST.sentence)}) [${shown(finding.rule, MOST.name)}]`;
    out.push(...wrap(whole, width, INDENT).map((line) => paint('dim', line)));
  }
  for (const skipped of skippedInWords(report)) out.push(paint('dim', `  ${skipped}`));
  return `${out.join('\n')}\n`;
}

/** The closing line: what all boards come to, and how much of it mends itself. */
export function prettySummary(reports: readonly Report[]): string {
  const fixes = reports.flatMap(({ findings }) => findings).filter(({ fix }) => fix?.kind === 'safe').length;
  const mended = fixes === 0 ? '' : ` ${fixes} can be mended with --fix.`;
  return `${summaryInWords(summaryOf(reports))}.${mended}\n`;
}

function headline(report: Report, { paint = plain, boards }: ReportOptions): string {
  const worst = worstOf(report);
  const board = boards?.get(report.file);
  return [
    `${paint(MARK_COLOURS[worst], MARKS[worst])} ${paint('bold', nameOfReport(report))}`,
    ...(board && report.board ? [contentsOf(board)] : []),
    countsInWords(countFindings([report])),
  ].join('  ');
}

function paragraph(
  file: string,
  finding: Finding,
  lines: readonly string[],
  paint: Paint,
  width: number,
): string[] {
  const { severity, words, what, rule, fix } = finding;
  const place = `${placeInFile(file, finding)}:`;
  const word = `${SEVERITY_WORDS[severity]}:`;
  const told = `${shown(words, MOST.words)}: ${shown(what, MOST.sentence)}`;
  // Painted after wrapping, so that colours do not count as width.
  const [first = '', ...more] = wrap(`${place} ${word} ${told} [${shown(rule, MOST.name)}]`, width, INDENT);
  const rest = restOfMessage(finding);
  return [
    first.replace(`${place} ${word}`, () => `${paint('bold', place)} ${paint(COLOURS[severity], word)}`),
    ...more,
    ...(rest === '' ? [] : wrap(`${INDENT}${rest}`, width, INDENT)),
    ...codeFrame(lines, finding, paint).map((line) => `${INDENT}${line}`),
    ...(fix?.kind === 'safe' ? [`${INDENT}${paint('green', 'fix:')} ${shown(fix.label, MOST.words)}`] : []),
  ];
}

const INDENT = '    ';

const plain: Paint = (_, text) => text;

const COLOURS: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };
const MARK_COLOURS: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'green' };
