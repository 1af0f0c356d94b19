/** A validation report for people. */
import { isStreetBoard, type Board } from '../model/index.js';
import { SEVERITIES, type Finding, type Report, type Severity } from '../validator/index.js';
import { codeFrame } from './code-frame.js';
import { visible, type Paint, type Style } from './terminal.js';

/** What the report was made from, as far as it could be read. */
export interface Judged {
  readonly report: Report;
  readonly text?: string;
  readonly board?: Board;
}

/** One line for the board, and each finding with its place, its words and the lines of the file. */
export function prettyReport({ report, text, board }: Judged, paint: Paint): string {
  const { findings, waived, skipped } = report;
  const lines = text?.split('\n') ?? [];
  const out = [headline(report, board, paint)];
  for (const finding of findings) out.push(...paragraph(report.file, finding, lines, paint), '');
  for (const { finding, reason } of waived)
    out.push(
      paint('dim', `  waived: ${visible(finding.words)}: ${visible(finding.what)} (${visible(reason)})`),
    );
  for (const because of new Set(skipped.map((each) => each.because))) {
    const layers = skipped.filter((each) => each.because === because).map(({ layer }) => layer);
    out.push(paint('dim', `  not judged, because ${because} failed: ${layers.join(', ')}`));
  }
  return `${out.join('\n')}\n`;
}

function headline({ board: judged, file, findings }: Report, board: Board | undefined, paint: Paint): string {
  const worst = SEVERITIES.find((severity) => findings.some((each) => each.severity === severity)) ?? 'info';
  const [colour, sign] = MARKS[worst];
  const mark = paint(colour, sign);
  const name = judged ? `${paint('bold', judged.id)} ${judged.boardVersion}` : paint('bold', visible(file));
  return [`${mark} ${name}`, ...(board ? [contentsOf(board)] : []), countsOf(findings)].join('  ');
}

/** What there is on a board: "195 circles, 234 crossings, 593 streets". */
function contentsOf(board: Board): string {
  const counts: readonly (readonly [number, string])[] = isStreetBoard(board)
    ? [
        [board.circles.length, 'circle'],
        [board.crossings.length, 'crossing'],
        [board.streets.length, 'street'],
      ]
    : [
        [board.hexes.filter(({ kind }) => kind !== 'void').length, 'hex'],
        [board.exits.length, 'exit'],
      ];
  return counts.map(([count, noun]) => counted(count, noun)).join(', ');
}

/** "2 errors, 1 warning", or "no findings". */
export function countsOf(findings: readonly Finding[]): string {
  const parts = SEVERITIES.flatMap((severity) => {
    const count = findings.filter((each) => each.severity === severity).length;
    return count === 0 ? [] : [counted(count, NOUNS[severity])];
  });
  return parts.join(', ') || 'no findings';
}

/** "1 hex", "2 hexes". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : noun.endsWith('x') ? 'es' : 's'}`;

const NOUNS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'hint' };
const COLOURS: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', info: 'cyan' };
/** Hints fail nothing, so a board that has only hints is as good as one without. */
const MARKS: Readonly<Record<Severity, readonly [Style, string]>> = {
  error: ['red', '✗'],
  warning: ['yellow', '!'],
  info: ['green', '✓'],
};

function paragraph(file: string, finding: Finding, lines: readonly string[], paint: Paint): string[] {
  const { line, column, severity, words, what, why, mend, rule } = finding;
  const place = paint('bold', `${visible(file)}:${line}:${column}:`);
  const rest = [why, mend].filter((sentence) => sentence !== '').join(' ');
  return [
    `${place} ${paint(COLOURS[severity], severity)}: ${visible(words)}: ${visible(what)} ${paint('dim', `[${rule}]`)}`,
    ...(rest === '' ? [] : [`    ${visible(rest)}`]),
    ...codeFrame(lines, finding, paint).map((each) => `    ${each}`),
  ];
}
