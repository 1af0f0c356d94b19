/** The legend below a board: the marks it uses, each with its meaning. */
import type { Point } from '../../../model/index.js';
import { group, joinMarkup, textWidth, textElement } from './svg.js';

/** A mark and what it means. */
export interface LegendEntry {
  /** The mark round a point, no larger than the given radius. */
  readonly mark: (at: Point, radius: number) => string;
  readonly meaning: string;
}

interface Legend {
  readonly markup: string;
  readonly height: number;
}

/** Lays the entries out in equal columns below a point; `unit` is a hundredth of the board's width. */
export function layOutLegend(
  entries: readonly LegendEntry[],
  [left, top]: Point,
  width: number,
  unit: number,
): Legend {
  if (entries.length === 0) return { markup: '', height: 0 };
  const size = 1.45 * unit;
  const widest = Math.max(...entries.map(({ meaning }) => textWidth(meaning, size)));
  const most = Math.max(1, Math.floor(width / (widest + 5 * unit)));
  const rows = Math.ceil(entries.length / most);
  const columns = Math.ceil(entries.length / rows);
  const items = entries.map(({ mark, meaning }, i) => {
    const x = left + ((i % columns) * width) / columns;
    const y = top + (Math.floor(i / columns) + 0.5) * ROW * unit;
    return joinMarkup(
      mark([x + 1.3 * unit, y], unit),
      textElement('text', { x: x + 3.3 * unit, y: y + 0.355 * size, 'font-size': size }, meaning),
    );
  });
  return { markup: group({ 'text-anchor': 'start' }, items), height: rows * ROW * unit };
}

const ROW = 3;
