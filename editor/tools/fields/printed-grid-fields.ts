/** The fields of the printed grid. */
import { setPrintedGrid } from '../../document/index.js';
import { parseSection, type Grid, type StreetBoard } from '../../../model/index.js';
import { parseWholeNumber, splitWords, type FieldEditResult, type FieldSpec } from './field.js';

/** The grid with a part of it changed, or a sentence. */
type Change = (grid: Grid, value: string) => Grid | string;

const gridField = (
  spec: Pick<FieldSpec<StreetBoard>, 'id' | 'label' | 'kind' | 'isShort'>,
  read: (grid: Grid) => string,
  change: Change,
): FieldSpec<StreetBoard> => ({
  ...spec,
  read: ({ grid }) => (grid ? read(grid) : undefined),
  set: ({ grid }, _, value): FieldEditResult => {
    if (grid === undefined) return { problem: 'The board has no printed grid.' };
    const after = change(grid, value);
    if (typeof after === 'string') return { problem: after };
    return { name: `Set ${spec.label.toLowerCase()} of the printed grid`, action: setPrintedGrid(after) };
  },
});

const EDGES = [
  ['Left', 0, 0],
  ['Top', 0, 1],
  ['Right', 1, 0],
  ['Bottom', 1, 1],
] as const;

const edges = EDGES.map(([label, corner, axis]) =>
  gridField(
    { id: label.toLowerCase(), label, kind: 'number', isShort: true },
    ({ rect }) => String(rect[corner][axis]),
    (grid, value) => {
      const to = parseWholeNumber(value, -1_000_000, 1_000_000);
      if (to === undefined) return 'An edge is a whole number of board units, from -1000000 to 1000000.';
      const other = grid.rect[1 - corner]![axis];
      if (corner === 0 ? to >= other : to <= other)
        return axis === 0
          ? 'The left edge must lie left of the right one.'
          : 'The top edge must lie above the bottom one.';
      const moved = grid.rect.map((at, i) =>
        i === corner ? at.map((each, n) => (n === axis ? to : each)) : at,
      );
      return { ...grid, rect: moved as unknown as Grid['rect'] };
    },
  ),
);

const labels = (
  id: 'columns' | 'rows',
  label: string,
  pattern: RegExp,
  example: string,
): FieldSpec<StreetBoard> => ({
  ...gridField(
    { id, label, kind: 'long' },
    (grid) => grid[id].join(' '),
    (grid, value) => {
      const words = splitWords(value);
      const wrong = words.find((word) => !pattern.test(word));
      if (wrong !== undefined || words.length === 0)
        return `${wrong === undefined ? 'There must be one at least' : `"${wrong.slice(0, 20)}" is none`}: ${example}.`;
      return { ...grid, [id]: words };
    },
  ),
  hint: ({ grid }) => grid && `${grid[id].length}, from the ${id === 'columns' ? 'left' : 'top'}`,
});

const SECTIONS = gridField(
  { id: 'sections', label: 'Sections', kind: 'text' },
  ({ sections }) => sections.join(' '),
  (grid, value) => {
    const sections = splitWords(value).map((word) => parseSection(word));
    if (sections.length === 0 || !sections.every((section) => section !== undefined))
      return 'A section is the letter of its columns and the letter of its rows, such as Aa Ab Ba.';
    return { ...grid, sections };
  },
);

export const PRINTED_GRID_FIELDS: readonly FieldSpec<StreetBoard>[] = [
  ...edges,
  labels(
    'columns',
    'Columns',
    /^[A-Z][1-9]\d?$/,
    'columns are a capital letter and a number, such as A1 A2 B3',
  ),
  labels('rows', 'Rows', /^[a-z][1-9]\d?$/, 'rows are a small letter and a number, such as b4 b3 a2 a1'),
  SECTIONS,
];
