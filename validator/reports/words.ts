/** The words that reports for people share. */
import { isStreetBoard, type Board } from '../../model/index.js';
import type { Finding } from '../finding.js';
import type { Report, Skipped, Summary } from '../report.js';
import { SEVERITIES, type Layer, type Severity } from '../rule.js';
import { MOST, shown } from '../../model/text/visible.js';

export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'hint',
};

/** Hints fail nothing, so a board that has only hints is as good as one without. */
export const MARKS: Readonly<Record<Severity, string>> = { error: '✗', warning: '!', info: '✓' };

/** The gravest severity of a report; that of one without findings is `info`. */
export const worstOf = ({ findings, skipped }: Report): Severity =>
  // What was not judged has not passed, even if only some rules were asked and the reason is no finding of theirs.
  skipped.length > 0
    ? 'error'
    : (SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity)) ?? 'info');

/** "1 hex", "2 hexes". */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : noun.endsWith('x') ? 'es' : 's'}`;

/** "2 errors, 1 warning", or "no findings". */
export function countsInWords({ errors, warnings, infos }: Omit<Summary, 'boards' | 'waived'>): string {
  const counts = [errors, warnings, infos].flatMap((count, i) =>
    count === 0 ? [] : [plural(count, SEVERITY_WORDS[SEVERITIES[i]!])],
  );
  return counts.join(', ') || 'no findings';
}

/** "3 boards, 2 errors, 1 hint, 4 waived". */
export const summaryInWords = (summary: Summary): string =>
  `${plural(summary.boards, 'board')}, ${countsInWords(summary)}${summary.waived > 0 ? `, ${summary.waived} waived` : ''}`;

/** The board's id and version, or the file where there is no board; fit to be shown. */
export const nameOfReport = ({ board, file }: Report): string =>
  board ? `${shown(board.id, MOST.name)} ${shown(board.boardVersion, MOST.name)}` : shown(file, MOST.file);

/** "board.json:44:13", or the place in the data where there is no line; fit to be shown. */
export const placeInFile = (file: string, { line, column, pointer }: Finding): string =>
  line > 0
    ? `${shown(file, MOST.file)}:${line}:${column}`
    : `${shown(file, MOST.file)}${pointer === '' ? '' : `#${shown(pointer, MOST.words)}`}`;

/** Why and mend in one, fit to be shown. */
export const restOfMessage = ({ why, mend }: Finding): string =>
  [why, mend]
    .filter((sentence) => sentence !== '')
    .map((sentence) => shown(sentence, MOST.sentence))
    .join(' ');

/** What there is on a board: "195 circles, 234 crossings, 593 streets". */
export function contentsOf(board: Board): string {
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
  return counts.map(([count, noun]) => plural(count, noun)).join(', ');
}

/** "not judged, because street failed: block, water", once for each layer that failed. */
export function skippedInWords({ skipped }: Report): string[] {
  const reasons = [...new Set(skipped.map(({ because }): Layer => because))];
  return reasons.map((reason) => {
    const layers = skipped.filter(({ because }) => because === reason).map(layerInWords);
    return `not judged, because ${reason} failed: ${layers.join(', ')}`;
  });
}

/** As many as tell what sort of things they are; the JSON report has them all. */
const MOST_PARTS = 3;

/** "block", or "witness in part (innerFaces, jackPairs, DEF-02 and 4 more)". */
export function layerInWords({ layer, parts }: Skipped): string {
  if (parts === undefined) return layer;
  const named = parts.slice(0, MOST_PARTS).map((part) => shown(part, MOST.name));
  const more = parts.length - named.length;
  return `${layer} in part (${named.join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
