/** Golden files of every format. `UPDATE=1` rewrites them; read the diff before you commit it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBoard, type Board } from '../../../model/index.js';
import { removeCrossings, removePositions, replaceIds } from '../../../testing/boards/redigitise-board.js';
import { HOSTILE_NAMES } from '../../../testing/boards/hostile-names.js';
import { shippedHexBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { onlyLists, stating } from '../../../testing/boards/list-relations.js';
import { renameIds } from '../../../testing/boards/rename-ids.js';
import { reconcileBoards } from '../reconcile-boards.js';
import type { ReconcileResult } from '../report/reconciliation.js';
import { formatWeighedFacts, formatReconciliation, RECONCILE_FORMATS } from './format-reconciliation.js';

function boardIn(file: string): Board {
  const parsed = parseBoard(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(file);
  return parsed.board;
}

const reconciled = (...boards: Board[]): ReconcileResult =>
  reconcileBoards(boards.map((board, i) => ({ name: `${'abcd'.charAt(i)}.json`, board })));

const twoRoutes = shippedStreetBoard('teaching/two-routes');
const twice = shippedStreetBoard('teaching/same-circles-twice');
const junction = shippedStreetBoard('teaching/a-junction');
const manholes = shippedHexBoard('teaching/two-manholes');

const CASES: Readonly<Record<string, ReconcileResult>> = {
  'two-routes': reconciled(twoRoutes, boardIn('docs/examples/reconcile/turned.json'), boardIn('docs/examples/reconcile/list.json')), // prettier-ignore
  'same-circles-twice': reconciled(twice, removePositions(replaceIds(twice, 2))),
  'a-junction': reconciled(
    junction,
    renameIds(junction, new Map([['c1', 'c2'], ['c2', 'c1']])), // prettier-ignore
    { ...removeCrossings(junction), streets: removeCrossings(junction).streets.slice(1) },
  ),
  'stated-relations': reconciled(
    twoRoutes,
    onlyLists(twoRoutes, { jack: { c1: ['c2', 'c3'], c2: ['c3'], c3: ['c1', 'c2'] }, alley: { c1: ['c3'], c2: [], c3: ['c1'] } }), // prettier-ignore
    stating({ ...twoRoutes, streets: twoRoutes.streets.slice(1) }, { jack: { c1: ['c3', 'c2'], c2: ['c3', 'c1'], c3: ['c1', 'c2'] }, search: { x1: ['c2'], x2: [], x3: ['c2', 'c3'] } }), // prettier-ignore
  ),
  'two-manholes': reconciled(manholes, {
    ...manholes,
    hexes: manholes.hexes.map((hex) => (hex.at.join() === '1,1' ? { ...hex, kind: 'garden' } : hex)),
    setup: { ...manholes.setup!, covers: [], watsonFaces: 'S' },
  }),
};

describe.each(Object.entries(CASES))('%s', (name, { report, facts }) => {
  test.each(RECONCILE_FORMATS)('as %s', (format) => {
    expectGolden(`${name}.${format}`, formatReconciliation(report, format));
  });

  test('the confidence file', () => {
    expectGolden(`${name}.confidence`, formatWeighedFacts(report, facts));
  });

  test('json contains the whole report', () => {
    expect(JSON.parse(formatReconciliation(report, 'json'))).toEqual(report);
  });
});

function expectGolden(name: string, text: string): void {
  const file = join(import.meta.dirname, 'golden', `${name}.golden`);
  if (process.env['UPDATE'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  expect(text.endsWith('\n')).toBe(true);
}

test('long lists are shortened unless all is set', () => {
  const board = shippedStreetBoard('whitehall');
  const named = (prefix: string): typeof board => ({
    ...board,
    crossings: board.crossings.map((each) => ({ ...each, name: `${prefix} ${each.id}` })),
  });
  const { report } = reconciled(named('Old'), named('New'));
  expect(report.disagreements.length).toBeGreaterThan(60);
  expect(report.limits).toEqual(['consequences']);
  for (const format of ['pretty', 'markdown'] as const) {
    const [short, long] = [{}, { all: true }].map((options) => formatReconciliation(report, format, options));
    expect(short).toContain('--all');
    expect(long).not.toContain('--all');
    expect(long!.length).toBeGreaterThan(short!.length);
  }
});

test.each(HOSTILE_NAMES)('text from boards and file names is escaped: %j', (hostile) => {
  const crossings = [{ ...twoRoutes.crossings[0]!, name: 'Mitre Square' }, ...twoRoutes.crossings.slice(1)];
  const named = { ...twoRoutes, crossings };
  const { report } = reconcileBoards([
    { name: hostile, board: named },
    {
      name: 'b',
      board: { ...named, crossings: [{ ...crossings[0]!, name: hostile }, ...crossings.slice(1)] },
    },
  ]);
  const [pretty, markdown] = (['pretty', 'markdown'] as const).map((format) =>
    formatReconciliation(report, format),
  );
  // eslint-disable-next-line no-control-regex
  expect(pretty).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  expect(markdown).not.toMatch(/<script|<img|\]\(|(?<!\\)`[^`]*`\s*</);
});
