/** The printed grid read by its letters: which stretch of the board each column letter and each row letter has. */
import type { Grid, Point, Section, StreetBoard } from '../model/index.js';
import { oncePerBoard } from '../model/once-per-board.js';

/** From one board unit to another, along one axis, all columns or rows have this letter. */
interface Stretch {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

export interface SectionGrid {
  readonly columns: readonly Stretch[];
  readonly rows: readonly Stretch[];
}

/** The sections of a board's grid; undefined where there is none, or where `sector/bad-grid` has to be heeded first. */
export const sectionGridOf = oncePerBoard(({ grid }: StreetBoard): SectionGrid | undefined => {
  if (grid === undefined || !hasArea(grid)) return undefined;
  const [[left, top], [right, bottom]] = grid.rect;
  const columns = stretchesOf(grid.columns, left, right);
  const rows = stretchesOf(grid.rows, top, bottom);
  return columns && rows && { columns, rows };
});

/** Whether the first corner of the grid is left of and above the second. */
export const hasArea = ({ rect: [[left, top], [right, bottom]] }: Grid): boolean =>
  left < right && top < bottom;

/** The letters of columns or rows, each once, in their order. */
const lettersOf = (labels: readonly string[]): string[] => [
  ...new Set(labels.map((label) => label.charAt(0))),
];

/** The sections that the labels make: each column letter meets each row letter. */
export const sectionsMadeBy = ({ columns, rows }: Grid): Section[] =>
  lettersOf(columns).flatMap((column) => lettersOf(rows).map((row) => column + row));

/** How far a point is from the nearest line between two sections; infinite on a grid of one section. */
export function distanceToSectionLine({ columns, rows }: SectionGrid, [x, y]: Point): number {
  let least = Infinity;
  for (const { from } of columns.slice(1)) least = Math.min(least, Math.abs(x - from));
  for (const { from } of rows.slice(1)) least = Math.min(least, Math.abs(y - from));
  return least;
}

/** How far a point is from a section, 0 inside it; undefined if the grid has no such section. */
export function distanceToSection(
  { columns, rows }: SectionGrid,
  section: Section,
  [x, y]: Point,
): number | undefined {
  const column = columns.find(({ letter }) => letter === section.charAt(0));
  const row = rows.find(({ letter }) => letter === section.charAt(1));
  return column && row && Math.hypot(beyond(column, x), beyond(row, y));
}

const beyond = ({ from, to }: Stretch, value: number): number => Math.max(from - value, 0, value - to);

/** Undefined if a letter has two stretches: then nothing is known about where its sections lie. */
function stretchesOf(labels: readonly string[], start: number, end: number): Stretch[] | undefined {
  const border = (i: number): number => start + ((end - start) * i) / labels.length;
  const firsts = labels.flatMap((label, i) =>
    labels[i - 1]?.startsWith(label.charAt(0)) === true ? [] : [i],
  );
  if (firsts.length !== lettersOf(labels).length) return undefined;
  return firsts.map((first, n) => ({
    letter: labels[first]!.charAt(0),
    from: border(first),
    to: border(firsts[n + 1] ?? labels.length),
  }));
}
