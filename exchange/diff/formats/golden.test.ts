/** Golden files of every format. `UPDATE=1` rewrites them; read the diff before you commit it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBoard, type Board, type StreetBoard } from '../../../model/index.js';
import { shippedHexBoard, shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { parseMarkup } from '../../../testing/exchange/parse-markup.js';
import { listsOf, stating, withoutPair } from '../../../testing/boards/list-relations.js';
import { renameIds } from '../../../testing/boards/rename-ids.js';
import { diffBoards } from '../diff-boards.js';
import { DIFF_FORMATS, formatDiff } from './format-diff.js';

const twoRoutes = shippedBoard('teaching/two-routes');
const manholes = shippedHexBoard('teaching/two-manholes');
const junction = shippedStreetBoard('teaching/a-junction');

/** A board as an import numbers it, from a first number on, with the author's ids. */
function importOf(board: StreetBoard, first: number): StreetBoard {
  const names = new Map(board.crossings.map(({ id }, i) => [id as string, `x${first + i}`]));
  const draft = renameIds({ ...board, blocks: [], profile: 'draft' }, names);
  const sourceIds = Object.fromEntries([...names].map(([own, id]) => [id, `square ${own}`]));
  return { ...draft, expect: [], witnesses: [], provenance: { ...draft.provenance, sourceIds } };
}

const cases: readonly (readonly [string, Board, Board])[] = [
  ['two-routes', twoRoutes, boardIn('docs/examples/diff/two-routes.json')],
  [
    'a-junction',
    junction,
    {
      ...renameIds(junction, new Map([['c1', 'c2'], ['c2', 'c1'], ['t1', 'x4']])), // prettier-ignore
      crossings: [...junction.crossings, { id: 'x4', at: [5000, 5000] }],
      junctions: [],
    },
  ],
  [
    'stated-relations',
    stating(junction, { jack: listsOf(junction, 'jack') }),
    stating(junction, { jack: withoutPair(listsOf(junction, 'jack'), ['c1', 'c2'], false), search: withoutPair(listsOf(junction, 'search'), ['x1', 'c1']) }), // prettier-ignore
  ],
  ['two-imports', importOf(junction, 3), importOf({ ...junction, crossings: junction.crossings.slice(1), streets: junction.streets.filter(({ between }) => !between.includes('x1')), blocks: [] }, 5)], // prettier-ignore
  [
    'two-manholes',
    manholes,
    {
      ...manholes,
      hexes: manholes.hexes.map((hex) => (hex.at.join() === '1,1' ? { ...hex, kind: 'garden' } : hex)),
      setup: { ...manholes.setup!, covers: [] },
    },
  ],
];

test.each(
  cases.flatMap(([name, ...boards]) => DIFF_FORMATS.map((format) => [name, format, boards] as const)),
)('%s as %s', (name, format, boards) => {
  const file = join(import.meta.dirname, 'golden', `${name}.${format}.golden`);
  const text = formatDiff(diffBoards(...boards), format, { boards });
  if (process.env['UPDATE'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  expect(text.endsWith('\n')).toBe(true);
});

test.each(DIFF_FORMATS)('%s reports that equal boards do not differ', (format) => {
  const text = formatDiff(diffBoards(twoRoutes, twoRoutes), format, { boards: [twoRoutes, twoRoutes] });
  expect(text).toMatch(/the same|"same": true/);
});

test.each(['pretty', 'markdown', 'html'] as const)(
  '%s does not report a change of play and no change of play together',
  (format) => {
    const board = shippedStreetBoard('whitechapel');
    const [first, ...others] = board.circles;
    const moved = {
      ...board,
      circles: [{ ...first!, at: [first!.at[0] + 1, first!.at[1]] as const }, ...others],
    };
    const reported = (after: Board): string =>
      formatDiff(diffBoards(board, after), format, { boards: [board, after] });
    expect(reported(moved)).toContain('No change in play.');
    const bordered = board.crossings.map((each, i) =>
      i === 0 ? { ...each, border: 'yellow' as const } : each,
    );
    const played = reported({ ...board, crossings: bordered });
    expect(played).toContain('Play changed');
    expect(played).toContain('The edits themselves change play.');
    expect(played).not.toContain('Nobody moves');
  },
);

test('json contains the whole difference', () => {
  for (const [, before, after] of cases)
    expect(JSON.parse(formatDiff(diffBoards(before, after), 'json'))).toEqual(diffBoards(before, after));
});

test('long lists are shortened or folded unless all is set', () => {
  const board = shippedStreetBoard('whitehall');
  const diff = diffBoards(board, { ...board, streets: [] });
  const lines = (format: 'pretty' | 'markdown' | 'html', all: boolean) =>
    formatDiff(diff, format, { all }).split('\n').filter((line) => line.includes('the street between')).length; // prettier-ignore
  expect([lines('pretty', false), lines('pretty', true)]).toEqual([12, board.streets.length]);
  expect([lines('markdown', false), lines('markdown', true)]).toEqual([150, board.streets.length]);
  expect([lines('html', false), lines('html', true)]).toEqual([400, board.streets.length]);
  expect(formatDiff(diff, 'pretty')).toContain(
    `… and ${board.streets.length - 12} more; use --all to show them`,
  );
  expect(formatDiff(diff, 'markdown')).toContain('<details><summary><b>Streets: 495 removed</b></summary>');
});

test('text from a board is escaped', () => {
  const hostile = '</bdi><script>alert(1)</script>\u001b[31m@all [x](javascript:1) \u202e';
  const board = shippedStreetBoard('teaching/two-routes');
  const after: Board = {
    ...board,
    name: hostile,
    crossings: board.crossings.map((each) => ({ ...each, name: hostile })),
    provenance: { ...board.provenance, rights: hostile },
  };
  const diff = diffBoards(board, after);
  const page = formatDiff(diff, 'html', { boards: [board, after] });
  expect(parseMarkup(page).filter(({ name }) => name === 'script' || name === 'a')).toEqual([]);
  for (const format of ['pretty', 'markdown'] as const)
    // eslint-disable-next-line no-control-regex -- it is what must not be there
    expect(formatDiff(diff, format)).not.toMatch(/\u001b|\u202e/);
  expect(formatDiff(diff, 'markdown')).not.toMatch(/<script|@all|[^\\]\]\(/);
});

test('every figure has a caption and marks inside the board', () => {
  const board = shippedStreetBoard('whitehall');
  const after = { ...board, streets: board.streets.filter(({ between }) => between.join('-') !== 'c40-x40') };
  const marks = parseMarkup(formatDiff(diffBoards(board, after), 'html', { boards: [board, after] }));
  const figures = marks.filter(({ name, attributes }) => name === 'svg' && attributes.get('role') === 'img');
  expect(figures.map(({ attributes }) => attributes.get('aria-label')!.split(',')[0])).toEqual([
    'Before: whitehall 1.0.0',
    'After: whitehall 1.0.0',
    'Before: whitehall 1.0.0',
    'After: whitehall 1.0.0',
  ]);
  // The street and five ways, close by and on the whole board, all on the side before.
  expect(marks.filter(({ attributes }) => attributes.get('class') === 'removed' && attributes.has('d'))).toHaveLength(2); // prettier-ignore
  expect(marks.filter(({ attributes }) => attributes.get('class') === 'way removed')).toHaveLength(10);
});

test('hexes in the report are labelled on both boards, and a cordon is marked at its exit', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const [before, after] = [
    { ...board, setup: { ...board.setup!, cordons: ['NE', 'SW'] as const } },
    { ...board, setup: { ...board.setup!, cordons: ['NE', 'SE'] as const } },
  ];
  const page = (one: Board, other: Board) => formatDiff(diffBoards(one, other), 'html', { boards: [one, other] }); // prettier-ignore
  const rings = parseMarkup(page(before, after)).filter(({ name, attributes }) => name === 'circle' && /^(added|removed)$/.test(attributes.get('class') ?? '')); // prettier-ignore
  expect(new Set(rings.map(({ attributes }) => attributes.get('class')))).toEqual(
    new Set(['removed', 'added']),
  );
  const walled = board.hexes.map((hex) => (hex.at.join() === '6,0' ? { ...hex, kind: 'building' as const } : hex)); // prettier-ignore
  // Steps to h5,0 are lost: close by and whole, before and after.
  expect(page(board, { ...board, hexes: walled }).match(/>h5,0</g)).toHaveLength(4);
});

function boardIn(file: string): Board {
  const parsed = parseBoard(readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
  return parsed.board;
}
