/** The report for people at a terminal. */
import type { Finding } from '../definitions/finding.js';
import { countFindings, summariseReports, type Report } from '../definitions/report.js';
import type { Severity } from '../definitions/rule.js';
import { codeFrame } from './code-frame.js';
import type { Paint, ReportOptions, TextStyle } from './report-options.js';
import { sortReports } from './sort-reports.js';
import { MAX_TEXT_LENGTH, printableText } from '../../model/index.js';
import {
  describeContents,
  describeCounts,
  SEVERITY_SYMBOLS,
  titleOfReport,
  formatLocation,
  explainFinding,
  SEVERITY_LABELS,
  describeSkipped,
  describeSummary,
  worstSeverity,
} from './phrases.js';
import { wrapText } from './wrap-text.js';

/** Writes every board with its findings, and the totals. */
export const writePretty = (reports: readonly Report[], options: ReportOptions): string =>
  [
    ...sortReports(reports).map((report) => writePrettyBoard(report, options)),
    writePrettySummary(reports),
  ].join('');

/** Writes one board: a headline, each finding with its place and the lines of the file, and what was not checked. */
export function writePrettyBoard(unsorted: Report, options: ReportOptions): string {
  const report = sortReports([unsorted])[0]!;
  const { file, findings, waived } = report;
  const { paint = plain, width = 100, texts } = options;
  const lines = findings.length === 0 ? [] : (texts?.get(file)?.split('\n') ?? []);
  const out = [headline(report, options)];
  for (const finding of findings) out.push(...paragraph(file, finding, lines, paint, width), '');
  for (const { finding, reason } of waived) {
    const what = `${printableText(finding.words, MAX_TEXT_LENGTH.words)}: ${printableText(finding.what, MAX_TEXT_LENGTH.sentence)}`;
    const whole = `  waived: ${what} (${printableText(reason, MAX_TEXT_LENGTH.sentence)}) [${printableText(finding.rule, MAX_TEXT_LENGTH.name)}]`;
    out.push(...wrapText(whole, width, INDENT).map((line) => paint('dim', line)));
  }
  for (const skipped of describeSkipped(report)) out.push(paint('dim', `  ${skipped}`));
  return `${out.join('\n')}\n`;
}

/** Writes the last line: the totals of all boards, and how many findings --fix can fix. */
export function writePrettySummary(reports: readonly Report[]): string {
  const fixes = reports.flatMap(({ findings }) => findings).filter(({ fix }) => fix?.kind === 'safe').length;
  const fixable = fixes === 0 ? '' : ` ${fixes} can be fixed with --fix.`;
  return `${describeSummary(summariseReports(reports))}.${fixable}\n`;
}

function headline(report: Report, { paint = plain, boards }: ReportOptions): string {
  const worst = worstSeverity(report);
  const board = boards?.get(report.file);
  return [
    `${paint(MARK_COLOURS[worst], SEVERITY_SYMBOLS[worst])} ${paint('bold', titleOfReport(report))}`,
    ...(board && report.board ? [describeContents(board)] : []),
    describeCounts(countFindings([report])),
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
  const place = `${formatLocation(file, finding)}:`;
  const word = `${SEVERITY_LABELS[severity]}:`;
  const text = `${printableText(words, MAX_TEXT_LENGTH.words)}: ${printableText(what, MAX_TEXT_LENGTH.sentence)}`;
  // Painted after wrapping, so that colours do not count as width.
  const [first = '', ...more] = wrapText(
    `${place} ${word} ${text} [${printableText(rule, MAX_TEXT_LENGTH.name)}]`,
    width,
    INDENT,
  );
  const rest = explainFinding(finding);
  return [
    first.replace(`${place} ${word}`, () => `${paint('bold', place)} ${paint(COLOURS[severity], word)}`),
    ...more,
    ...(rest === '' ? [] : wrapText(`${INDENT}${rest}`, width, INDENT)),
    ...codeFrame(lines, finding, paint).map((line) => `${INDENT}${line}`),
    ...(fix?.kind === 'safe'
      ? [`${INDENT}${paint('green', 'fix:')} ${printableText(fix.label, MAX_TEXT_LENGTH.words)}`]
      : []),
  ];
}

const INDENT = '    ';

const plain: Paint = (_, text) => text;

const COLOURS: Readonly<Record<Severity, TextStyle>> = { error: 'red', warning: 'yellow', info: 'cyan' };
const MARK_COLOURS: Readonly<Record<Severity, TextStyle>> = {
  error: 'red',
  warning: 'yellow',
  info: 'green',
};
