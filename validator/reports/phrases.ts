/** Phrases that several reports use. */
import { isStreetBoard, MAX_TEXT_LENGTH, pluralise, printableText, type Board } from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import {
  explainSkip,
  isStopped,
  type FindingCounts,
  type Report,
  type ReportSummary,
  type SkippedLayer,
} from '../definitions/report.js';
import { SEVERITIES, type Severity, type SkipReason } from '../definitions/rule.js';
import type { ReportOptions } from './report-options.js';

/** A text without invisible characters, as long as is usual for its kind. */
export const printable = (text: string, kind: keyof typeof MAX_TEXT_LENGTH): string =>
  printableText(text, MAX_TEXT_LENGTH[kind]);

export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'hint',
};

/** The symbol for each severity. A board with nothing but hints passes. */
const SEVERITY_SYMBOLS: Readonly<Record<Severity, string>> = { error: '✗', warning: '!', info: '✓' };

/** The worst severity of a report: `error` if a layer was skipped because another failed, `info` without findings. */
export const worstSeverity = ({ findings, skipped }: Report): Severity =>
  // Skipped layers have not passed, even if the selected rules have no findings.
  isStopped({ skipped })
    ? 'error'
    : (SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'info');

/** The symbol of a report: a tick only if the board passes and was compared with a printed edition. */
export function symbolOfReport(report: Report): string {
  const worst = worstSeverity(report);
  return worst === 'info' && !report.edition.compared ? '○' : SEVERITY_SYMBOLS[worst];
}

/** "and 6 consequences", or an empty text. */
export const describeConsequences = (count: number): string =>
  count === 0 ? '' : `and ${pluralise(count, 'consequence')}`;

/** The note about the edition if the board was not compared with one; empty for files that are not boards. */
export const explainMissingComparison = ({ board, edition }: Report): string[] =>
  board === undefined || edition.compared ? [] : [printable(edition.note, 'sentence')];

/** "2 errors, 1 warning", or "no findings". */
export function describeSeverityCounts({ errors, warnings, infos }: FindingCounts): string {
  const counts = [errors, warnings, infos].flatMap((count, i) =>
    count === 0 ? [] : [pluralise(count, SEVERITY_LABELS[SEVERITIES[i]!])],
  );
  return counts.join(', ') || 'no findings';
}

/** "3 boards, 2 errors, 1 hint, 4 waived, 1 not compared with a printed edition". */
export const describeSummary = (summary: ReportSummary): string =>
  [
    pluralise(summary.boards, 'board'),
    describeSeverityCounts(summary),
    ...(summary.waived > 0 ? [`${summary.waived} waived`] : []),
    ...(summary.notCompared > 0 ? [`${summary.notCompared} not compared with a printed edition`] : []),
  ].join(', ');

/** The board's id and version, with its file if other boards have that id; the file where there is no board. Printable. */
export function titleOfReport(
  { board, file }: Report,
  { sharedIds }: Pick<ReportOptions, 'sharedIds'>,
): string {
  if (board === undefined) return printable(file, 'file');
  const title = `${printable(board.id, 'name')} ${printable(board.boardVersion, 'name')}`;
  return sharedIds?.has(board.id) === true ? `${title} (${printable(file, 'file')})` : title;
}

/** The ids that several boards have. */
export function sharedIdsOf(reports: readonly Report[]): ReadonlySet<string> {
  const ids = reports.flatMap(({ board }) => board?.id ?? []);
  const known = new Set<string>();
  return new Set(ids.filter((id) => known.has(id) || !known.add(id)));
}

/** The texts of a finding, printable; `rest` is the reason and the remedy. */
export const printableFinding = (file: string, finding: Finding) => ({
  place: formatLocation(file, finding),
  label: SEVERITY_LABELS[finding.severity],
  words: printable(finding.words, 'words'),
  what: printable(finding.what, 'sentence'),
  rule: printable(finding.rule, 'name'),
  rest: [finding.why, finding.remedy]
    .filter((sentence) => sentence !== '')
    .map((sentence) => printable(sentence, 'sentence'))
    .join(' '),
});

/** "board.json:44:13", or the place in the data where there is no line. */
const formatLocation = (file: string, { line, column, pointer }: Finding): string =>
  printable(file, 'file') +
  (line > 0 ? `:${line}:${column}` : pointer === '' ? '' : `#${printable(pointer, 'words')}`);

/** The name, contents and file of a board, printable; empty if the file is not a board. */
export const describeBoard = ({ board, file }: Report, { boards }: ReportOptions): string[] => {
  const known = boards?.get(file);
  if (board === undefined) return [];
  return [
    printable(board.name, 'name'),
    ...(known ? [describeBoardSize(known)] : []),
    printable(file, 'file'),
  ];
};

/** The size of a board: "195 circles, 234 crossings, 593 streets". */
export function describeBoardSize(board: Board): string {
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
  return counts.map(([count, noun]) => pluralise(count, noun)).join(', ');
}

/** Which rules the caller turned off, and why: "off: street/dead-end (Our print has a pier.)". */
export const explainRulesOff = ({ off = [] }: Report): string[] =>
  off.map(({ rule, reason }) => `off: ${printable(rule, 'name')} (${printable(reason, 'sentence')})`);

/**
 * Which layers were skipped and why, once for each reason: "not checked, because street failed: block, water", or "not
 * judged, because the board has no places: geometry".
 */
export function explainSkippedLayers({ skipped }: Report): string[] {
  const reasons = [...new Set(skipped.map(({ because }): SkipReason => because))];
  return reasons.map((reason) => {
    const layers = skipped.filter(({ because }) => because === reason).map(describeSkippedLayer);
    return `not ${reason === 'places' ? 'judged' : 'checked'}, because ${explainSkip({ because: reason })}: ${layers.join(', ')}`;
  });
}

/** The JSON report lists all parts. */
const MOST_PARTS = 3;

/** "block", or "witness in part (innerFaces, jackPairs, DEF-02 and 4 more)". */
export function describeSkippedLayer({ layer, parts }: SkippedLayer): string {
  if (parts === undefined) return layer;
  const named = parts.slice(0, MOST_PARTS).map((part) => printable(part, 'name'));
  const more = parts.length - named.length;
  return `${layer} in part (${named.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
