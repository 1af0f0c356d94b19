import type { FaultPair } from './count-pairs.js';
import { DETECTION_GOAL, type DetectionRate } from './detection-rate.js';

const HEADS = ['fault', 'found', 'share', 'in play', 'hints', 'findings', 'causes', 'by'] as const;

/** Formats the detection rates as a table, one class per line, with a summary. */
export function formatDetectionTable(verdicts: readonly DetectionRate[]): string {
  const cells = verdicts.map((verdict) => [
    `${verdict.isGoodEnough ? ' ' : '!'} ${verdict.name}`,
    `${verdict.found}/${verdict.total}`,
    percent(verdict.found, verdict.total),
    verdict.playTotal === 0 ? '–' : `${verdict.playFound}/${verdict.playTotal}`,
    String(verdict.hinted),
    verdict.findings.toFixed(1),
    verdict.causes.toFixed(2),
    [
      verdict.rules.map(([rule, count]) => `${rule} ${count}`).join(', '),
      ...(verdict.cannotBeKnown === undefined ? [] : [`cannot be known: ${verdict.cannotBeKnown}`]),
    ]
      .filter((words) => words !== '')
      .join('; '),
  ]);
  const widths = HEADS.map((head, i) => Math.max(head.length, ...cells.map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) =>
        i === 0 || i === HEADS.length - 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!),
      )
      .join('  ')
      .trimEnd();
  const rule = widths.slice(0, -1).map((width) => '-'.repeat(width));
  return [line(HEADS), line([...rule, '--']), ...cells.map(line), '', summaryOf(verdicts)].join('\n');
}

/** The number of detectable faults, and how many were found. */
function summaryOf(verdicts: readonly DetectionRate[]): string {
  const knowable = verdicts.filter(({ cannotBeKnown }) => cannotBeKnown === undefined);
  const sum = (key: 'found' | 'total' | 'playFound' | 'playTotal'): number =>
    knowable.reduce((total, verdict) => total + verdict[key], 0);
  const [found, total] = [sum('found'), sum('total')];
  const allFound = verdicts.reduce((count, verdict) => count + verdict.found, 0);
  const split = verdicts.reduce((count, verdict) => count + verdict.split.length, 0);
  const mean = (key: 'findings' | 'causes'): string =>
    (
      verdicts.reduce((count, verdict) => count + verdict[key] * verdict.found, 0) / Math.max(1, allFound)
    ).toFixed(2);
  const bad = verdicts.filter(({ isGoodEnough }) => !isGoodEnough).length;
  return [
    `${verdicts.length} classes; in the ${knowable.length} whose faults can all be known: found ${found} of ${total}` +
      ` (${percent(found, total)}, goal ${DETECTION_GOAL * 100} %), of those that change play ${sum('playFound')} of ${sum('playTotal')}` +
      ` (goal all).`,
    `A fault that is found has ${mean('findings')} findings and ${mean('causes')} causes on average; ${split} of ${allFound} have several causes.`,
    bad === 0 ? 'Every class is found well enough.' : `Not found well enough: ${bad}, marked with "!".`,
  ].join('\n');
}

/** The missed faults, one per line. */
export const formatMisses = (verdicts: readonly DetectionRate[]): string =>
  verdicts
    .flatMap(({ name, misses }) =>
      misses.map(({ board, what, change }) => `${board}: ${name}: ${what}${change ? ` (${change})` : ''}`),
    )
    .join('\n');

/** The faults with more than one cause, each followed by its causes. */
export const formatSplitFaults = (verdicts: readonly DetectionRate[]): string =>
  verdicts
    .flatMap(({ name, split }) =>
      split.map(({ board, what, causes }) => [`${board}: ${name}: ${what}`, ...causes].join('\n  ')),
    )
    .join('\n');

/** In how many pairs of faults each keeps a cause of its own, followed by the pairs that do not. */
export function formatPairs(pairs: readonly FaultPair[]): string {
  const kept = (some: readonly FaultPair[]): string =>
    `${some.filter(({ isKept }) => isKept).length} of ${some.length}`;
  return [
    `Pairs of faults in which each has a cause of its own: ${kept(pairs)};` +
      ` of those in which each has a finding at a place: ${kept(pairs.filter(({ isPlaced }) => isPlaced))}.`,
    ...pairs
      .filter(({ isKept }) => !isKept)
      .map(({ board, what, causes }) => [`${board}: ${what}`, ...causes].join('\n  ')),
  ].join('\n');
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${(Math.floor((1000 * part) / whole) / 10).toFixed(1)} %`;
