/** Reads a grid of hexes: rows of codes, separated or one character each. */
import { throwReadError } from '../foreign/foreign-graph.js';
import type { RawFile, RawGrid } from './raw-lists.js';
import type { TextLine } from './text-rows.js';

/** A board of hexes has few kinds; a table with more different cells is something else. */
const MOST_CODES = 16;

/** The cells of the lines: between separators or spaces, or else the characters. */
function cellsOf(lines: readonly TextLine[], separator: string | undefined): readonly (readonly string[])[] {
  const texts = lines.map(({ text }) => text.trim());
  const split = (text: string): readonly string[] =>
    separator === undefined
      ? text.split(/[\s,;]+/).filter((cell) => cell !== '')
      : text
          .replace(new RegExp(`${separator}$`), '')
          .split(separator)
          .map((cell) => cell.trim());
  const rows = texts.map(split);
  return rows.every(({ length }) => length === 1) ? texts.map((text) => Array.from(text)) : rows;
}

/** The grid in a text; undefined if it is none. */
export function gridOf(lines: readonly TextLine[], separator?: string): RawGrid | undefined {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const rows = cellsOf(filled, separator);
  const [width = 0] = rows.map(({ length }) => length);
  // A row that is indented by half a hex may be one shorter.
  const isEven = rows.every(({ length }) => length === width || length === width - 1 || length === width + 1);
  const codes = new Set(rows.flat());
  if (rows.length < 3 || width < 3 || !isEven || codes.size < 2 || codes.size > MOST_CODES) return undefined;
  const lengths = new Set(rows.map(({ length }) => length));
  const indented = indentedRows(filled);
  if (lengths.size > 1 && indented === undefined) return undefined;
  const { file, offset } = filled[0]!;
  return { file, offset, rows, ...(indented && { indented }) };
}

/** Which rows begin with a space, if every other row does. */
function indentedRows(lines: readonly TextLine[]): 'odd' | 'even' | undefined {
  const isIndented = lines.map(({ text }) => /^\s/.test(text));
  if (isIndented.every((each, i) => each === (i % 2 === 1))) return 'odd';
  return isIndented.every((each, i) => each === (i % 2 === 0)) ? 'even' : undefined;
}

/** The grid of a text. Throws a `ReadError` if it is none. */
export function readGrid(lines: readonly TextLine[], separator?: string): RawFile {
  const grid = gridOf(lines, separator);
  if (grid === undefined)
    return throwReadError(lines[0] ?? { file: 0, offset: 0 }, 'grid/form', 'the file', NO_GRID);
  return { shape: 'grid', tables: [], lists: [], grids: [grid] };
}

const NO_GRID = `This is no grid: all rows of a grid have the same number of codes, and there are at most ${MOST_CODES} different codes.`;
