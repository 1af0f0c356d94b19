/** The sections of the printed grid: the range of each column letter and each row letter. */
import {
  groupBy,
  idOfCircle,
  memoByBoard,
  sectorRelation,
  type Circle,
  type Fix,
  type Grid,
  type NodeId,
  type Point,
  type Section,
  type StreetBoard,
} from '../../../model/index.js';
import { makeAskFix } from '../../definitions/define-rule.js';

/** The range along one axis in which all columns or rows have the same letter. */
interface Stretch {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
}

export interface SectionGrid {
  readonly columns: readonly Stretch[];
  readonly rows: readonly Stretch[];
}

/** The sections of a board's grid; undefined without a grid, or if `sector/bad-grid` reports it. */
export const sectionGridOfBoard = memoByBoard(({ grid }: StreetBoard): SectionGrid | undefined => {
  if (grid === undefined || !hasGridArea(grid)) return undefined;
  const [[left, top], [right, bottom]] = grid.rect;
  const columns = stretchesOf(grid.columns, left, right);
  const rows = stretchesOf(grid.rows, top, bottom);
  return columns && rows && { columns, rows };
});

/** Whether the grid has an area: its first corner is left of and above the second. */
export const hasGridArea = ({ rect: [[left, top], [right, bottom]] }: Grid): boolean =>
  left < right && top < bottom;

/** The distinct letters of columns or rows, in order. */
const lettersOf = (labels: readonly string[]): string[] => [
  ...new Set(labels.map((label) => label.charAt(0))),
];

/** The sections that the labels make: each column letter meets each row letter. */
export const sectionsOfGrid = ({ columns, rows }: Grid): Section[] =>
  lettersOf(columns).flatMap((column) => lettersOf(rows).map((row) => column + row));

/** The fix that declares the sections that the labels make. */
export function declareSectionsFix(grid: Grid): Fix {
  const sections = sectionsOfGrid(grid);
  return makeAskFix('setGrid', { sections }, `Declare the sections ${sections.join(', ')}`);
}

/** Labels in the order in which most of them count, those with one letter adjacent. */
export function labelsInOrder(labels: readonly string[]): readonly string[] {
  const letters = lettersOf(labels);
  const rises = doNumbersRise(labels);
  const rank = (label: string): number => letters.indexOf(label.charAt(0));
  return labels.toSorted((a, b) => rank(a) - rank(b) || (rises ? 1 : -1) * (numberOf(a) - numberOf(b)));
}

/** Whether the number rises (1) or falls (-1) to the next label; 0 where a letter begins, because numbers may restart there. */
export const stepsBetweenLabels = (labels: readonly string[]): readonly number[] =>
  labels.slice(1).map((label, i) => {
    const before = labels[i]!;
    return label.startsWith(before.charAt(0)) ? Math.sign(numberOf(label) - numberOf(before)) : 0;
  });

/** Whether the numbers rise more often than they fall. */
export const doNumbersRise = (labels: readonly string[]): boolean =>
  stepsBetweenLabels(labels).reduce((sum, step) => sum + step, 0) >= 0;

const numberOf = (label: string): number => Number(label.slice(1));

/** The distance of a point to the nearest line between two sections; infinite with one section. */
export function distanceToSectionLine({ columns, rows }: SectionGrid, [x, y]: Point): number {
  let least = Infinity;
  for (const { from } of columns.slice(1)) least = Math.min(least, Math.abs(x - from));
  for (const { from } of rows.slice(1)) least = Math.min(least, Math.abs(y - from));
  return least;
}

/** The distance of a point to a section, 0 inside it; undefined if the grid has no such section. */
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

/** Undefined if a letter has two separate ranges, because its sections are ambiguous then. */
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

/** The circles of a section: white ones, which may be Discovery Locations, and the others. */
export interface CirclesOfSection {
  readonly section: Section;
  readonly white: readonly Circle[];
  readonly others: readonly Circle[];
}

/** The circles of every section of the grid; empty if the grid is missing or bad. */
export const circlesOfSections = memoByBoard((board: StreetBoard): readonly CirclesOfSection[] => {
  if (board.grid === undefined || sectionGridOfBoard(board) === undefined) return [];
  const sectors = sectorRelation(board);
  const ofSection = groupBy(board.circles, (circle) => sectors.get(idOfCircle(circle)));
  return sectionsOfGrid(board.grid).map((section) => {
    const circles = ofSection.get(section) ?? [];
    const [white, others] = [true, false].map((isWhite) =>
      circles.filter(({ colour }) => (colour === 'white') === isWhite),
    ) as [Circle[], Circle[]];
    return { section, white, others };
  });
});

/** A circle or crossing with the radius of its disc, its decided section and its JSON Pointer. */
export interface DiscNode {
  readonly id: NodeId;
  readonly at: Point;
  readonly radius: number;
  readonly sector?: Section | undefined;
  /** Only circles have one. */
  readonly colour?: Circle['colour'];
  readonly pointer: string;
}

/** The circles and crossings of a board. */
export const discNodes = ({ circles, crossings, discs }: StreetBoard): DiscNode[] => [
  ...circles.map(({ number, at, sector, colour }, i) => {
    return { id: `c${number}` as const, at, radius: discs.circle, sector, colour, pointer: `/circles/${i}` };
  }),
  ...crossings.map(({ id, at, sector }, i) => {
    return { id, at, radius: discs.crossing, sector, pointer: `/crossings/${i}` };
  }),
];
