/** The report for people at a terminal. */
import { groupByCause, type Finding } from '../definitions/finding.js';
import { countFindings, summariseReports, type Report } from '../definitions/report.js';
import type { Severity } from '../definitions/rule.js';
import { codeFrame } from './code-frame.js';
import type { TextPainter, ReportOptions, TextStyle } from './report-options.js';
import { sortReports } from './sort-reports.js';
import {
  describeConsequences,
  explainMissingComparison,
  symbolOfReport,
  describeBoardSize,
  describeSeverityCounts,
  explainRulesOff,
  explainSkippedLayers,
  describeSummary,
  printable,
  printableFinding,
  titleOfReport,
  worstSeverity,
} from './phrases.js';

/** Writes every board with its findings, and the totals. */
export const writePretty = (reports: readonly Report[], options: ReportOptions): string =>
  [
    ...sortReports(reports).map((report) => writePrettyBoard(report, options)),
    writePrettySummary(reports),
  ].join('');

/** Writes one board: a headline, each finding with its place and the lines of the file, and what was not checked. */
export function writePrettyBoard(unsorted: Report, options: ReportOptions): string {
  const report = sortReports([unsorted])[0]!;
  const { file, waived } = report;
  const { paint = plain, width = 100, texts, isShown = () => true } = options;
  const findings = report.findings.filter(isShown);
  const lines = findings.length === 0 ? [] : (texts?.get(file)?.split('\n') ?? []);
  const out = [headline(report, options)];
  for (const note of explainMissingComparison(report))
    out.push(...wrapText(`  ${note}`, width, INDENT).map((line) => paint('cyan', line)));
  for (const { cause, consequences } of groupByCause(findings)) {
    out.push(...paragraph(file, cause, lines, paint, width));
    out.push(...consequenceLines(file, consequences, options), '');
  }
  for (const { finding, reason } of waived) {
    const { words, what, rule } = printableFinding(file, finding);
    const whole = `  waived: ${words}: ${what} (${printable(reason, 'sentence')}) [${rule}]`;
    out.push(...wrapText(whole, width, INDENT).map((line) => paint('dim', line)));
  }
  for (const skipped of [...explainSkippedLayers(report), ...explainRulesOff(report)])
    out.push(paint('dim', `  ${skipped}`));
  return `${out.join('\n')}\n`;
}

/** Writes the last line: the totals of all boards, and how many findings --fix can fix. */
export function writePrettySummary(reports: readonly Report[]): string {
  const fixes = reports
    .flatMap(({ findings }) => findings)
    .filter(({ fixes }) => fixes.some(({ kind }) => kind === 'safe')).length;
  const fixable = fixes === 0 ? '' : ` ${fixes} can be fixed with --fix.`;
  return `${describeSummary(summariseReports(reports))}.${fixable}\n`;
}

function headline(report: Report, options: ReportOptions): string {
  const { paint = plain, boards } = options;
  const symbol = symbolOfReport(report);
  const colour = symbol === '○' ? 'cyan' : MARK_COLOURS[worstSeverity(report)];
  const board = boards?.get(report.file);
  return [
    `${paint(colour, symbol)} ${paint('bold', titleOfReport(report, options))}`,
    ...(board && report.board ? [describeBoardSize(board)] : []),
    describeSeverityCounts(countFindings([report])),
  ].join('  ');
}

/** The number of consequences, or each of them in a line. */
function consequenceLines(
  file: string,
  consequences: readonly Finding[],
  { paint = plain, width = 100, unfold = false }: ReportOptions,
): string[] {
  const count = describeConsequences(consequences.length);
  if (count === '') return [];
  if (!unfold)
    return [
      `${INDENT}${paint('dim', `${count} (--consequences shows ${consequences.length === 1 ? 'it' : 'them'})`)}`,
    ];
  const lines = consequences.flatMap((finding) => {
    const { label, words, what, rule } = printableFinding(file, finding);
    return wrapText(`${INDENT}  ${label}: ${words}: ${what} [${rule}]`, width, `${INDENT}    `);
  });
  return [`${INDENT}${count}:`, ...lines].map((line) => paint('dim', line));
}

function paragraph(
  file: string,
  finding: Finding,
  lines: readonly string[],
  paint: TextPainter,
  width: number,
): string[] {
  const { severity, fixes } = finding;
  const fix = fixes.find(({ kind }) => kind === 'safe');
  const { place, label, words, what, rule, rest } = printableFinding(file, finding);
  const start = `${place}: ${label}:`;
  // Painted after wrapping, so that colours do not count as width.
  const [first = '', ...more] = wrapText(`${start} ${words}: ${what} [${rule}]`, width, INDENT);
  const painted = `${paint('bold', `${place}:`)} ${paint(COLOURS[severity], `${label}:`)}`;
  return [
    first.replace(start, () => painted),
    ...more,
    ...(rest === '' ? [] : wrapText(`${INDENT}${rest}`, width, INDENT)),
    ...codeFrame(lines, finding, paint).map((line) => `${INDENT}${line}`),
    ...(fix ? [`${INDENT}${paint('green', 'fix:')} ${printable(fix.label, 'words')}`] : []),
  ];
}

const INDENT = '    ';

const plain: TextPainter = (_, text) => text;

const COLOURS: Readonly<Record<Severity, TextStyle>> = { error: 'red', warning: 'yellow', info: 'cyan' };
const MARK_COLOURS = { ...COLOURS, info: 'green' } as const;

/** Wraps a text at blanks to lines of at most `width` characters; all but the first are indented, and a longer word gets its own line. */
export function wrapText(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(' ')) {
    if (line === undefined) line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return [...lines, line ?? ''];
}
