/** Draws the printed grid: lines between sections across the board, section letters and cell labels in the margin. */
import type { Grid, Point } from '../../../model/index.js';
import { solidLine } from './street-marks.js';
import type { Palette } from '../sheet/palette.js';
import { centredText, group, pathThrough, joinMarkup } from '../sheet/svg.js';

/** Lines between sections, to be drawn under the nodes. */
export function drawSectionLines({ rect, columns, rows }: Grid, unit: number, palette: Palette): string {
  const [[left, top], [right, bottom]] = rect;
  const across = bordersOf(columns).map((share) => left + share * (right - left));
  const down = bordersOf(rows).map((share) => top + share * (bottom - top));
  const data = [
    ...across.map((x) => pathThrough([[x, top], [x, bottom]])), // prettier-ignore
    ...down.map((y) => pathThrough([[left, y], [right, y]])), // prettier-ignore
  ].join('');
  return solidLine(data, 0.1 * unit, palette.accent);
}

/** Column labels above the board and row labels to its left, cells inside, sections outside; the board's corner is 0,0. */
export function drawGridLabels({ rect, columns, rows }: Grid, unit: number, palette: Palette): string {
  const [[left, top], [right, bottom]] = rect;
  const above = (along: number, away: number): Point => [left + along * (right - left), -away * unit];
  const beside = (along: number, away: number): Point => [-1.45 * away * unit, top + along * (bottom - top)];
  return joinMarkup(
    axisLabels(columns, above, right - left, unit, palette),
    axisLabels(rows, beside, bottom - top, unit, palette),
  );
}

type Placing = (along: number, away: number) => Point;

function axisLabels(
  labels: readonly string[],
  at: Placing,
  length: number,
  unit: number,
  palette: Palette,
): string {
  const size = Math.min(1.25 * unit, (0.4 * length) / labels.length);
  const cells = labels.map((label, i) => centredText(at((i + 0.5) / labels.length, 1.2), size, label));
  const ticks = labels
    .map((_, i) => pathThrough([at(i / labels.length, 0.1), at(i / labels.length, 0.5)]))
    .slice(1);
  const stretches = stretchesOf(labels);
  const names = stretches.map(({ letter, from, to }) =>
    centredText(at((from + to) / 2, 3.4), 1.8 * unit, letter, { 'font-weight': 600 }),
  );
  const rules = stretches.map(({ from, to }) => {
    const gap = Math.min((0.5 * unit) / length, (to - from) / 4);
    return pathThrough([at(from + gap, 2.2), at(to - gap, 2.2)]);
  });
  return joinMarkup(
    group({ fill: palette.line }, cells),
    solidLine(ticks.join(''), 0.08 * unit, palette.line),
    group({ fill: palette.accent }, names),
    solidLine(rules.join(''), 0.16 * unit, palette.accent),
  );
}

/** Runs of labels with the same letter, as fractions of the whole. */
function stretchesOf(labels: readonly string[]): readonly { letter: string; from: number; to: number }[] {
  const starts = labels.flatMap((label, i) => (labels[i - 1]?.startsWith(label.charAt(0)) ? [] : [i]));
  return starts.map((start, i) => ({
    letter: labels[start]!.charAt(0),
    from: start / labels.length,
    to: (starts[i + 1] ?? labels.length) / labels.length,
  }));
}

const bordersOf = (labels: readonly string[]): readonly number[] =>
  stretchesOf(labels)
    .map(({ from }) => from)
    .slice(1);
