import { describe, expect, it } from 'vitest';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import { shippedHexBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { deleteEntities, openHistory, perform, setNodePosition, undo } from '../../document/index.js';
import {
  groupByCause,
  validateBoard,
  type Finding,
  type ValidationResult,
} from '../../../validator/index.js';
import {
  countBySeverity,
  entityNamesOfFinding,
  listFindings,
  describeSkippedLayers,
} from './list-findings.js';
import { historyRows } from '../state/history-rows.js';
import { shapesOfFindings } from '../overlay/finding-shapes.js';

const whitechapel = shippedStreetBoard('whitechapel');
const broken = editBoard(whitechapel, deleteEntities(['street:c3-x2']), setNodePosition('c65', [5029, 3029]));
const judged = validateBoard(broken);
const jack = shippedHexBoard('mr-jack-2016');

const finding = (over: Partial<Finding>): Finding => ({
  ...judged.findings[0]!,
  fixes: [],
  at: undefined as never,
  ...over,
});
const many = (count: number, over: (i: number) => Partial<Finding>): Pick<ValidationResult, 'findings'> => ({
  findings: Array.from({ length: count }, (_, i) => finding({ id: `f${i}`, ...over(i) })),
});

describe('the list', () => {
  it('counts by severity in words', () => {
    const three = many(3, (i) => ({ severity: i === 0 ? 'error' : 'info' })).findings;
    expect(countBySeverity(three).map(({ words }) => words)).toEqual(['1 error', 'no warnings', '2 hints']);
  });

  it('has the new apart from the old', () => {
    const { fresh, old } = listFindings(judged, new Set([judged.findings[0]!.id]), 'severity');
    const all = groupByCause(judged.findings);
    expect(old.flatMap(({ causes }) => causes)).toEqual([]);
    expect(fresh.flatMap(({ causes }) => causes)).toHaveLength(all.length);
    const first = [all[0]!.cause, ...all[0]!.consequences].map(({ id }) => id);
    const later = listFindings(judged, new Set(first), 'severity');
    expect(later.old.flatMap(({ causes }) => causes)).toEqual([all[0]]);
    expect(later.fresh.flatMap(({ causes }) => causes)).toHaveLength(all.length - 1);
  });

  it('has the gravest first, whichever way it is grouped', () => {
    const bySeverity = listFindings(
      many(3, (i) => ({ severity: (['info', 'error', 'warning'] as const)[i]! })),
      new Set(),
      'severity',
    ).fresh;
    expect(bySeverity.map(({ id }) => id)).toEqual(['error', 'warning', 'info']);
    const byRule = listFindings(judged, new Set(), 'rule').fresh;
    const rank = byRule.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
    expect(rank).toEqual(rank.toSorted((a, b) => a - b));
    const folded = byRule.flatMap(({ causes }) => causes.flatMap(({ consequences }) => consequences));
    expect(folded.map(({ rule }) => rule)).toContain('street/crosses-without-node');
  });

  it('shows a part of a long group and knows how long it is', () => {
    const [group] = listFindings(
      many(1500, () => ({})),
      new Set(),
      'severity',
    ).fresh;
    expect([group!.count, group!.causes.length]).toEqual([1500, 200]);
  });

  it('tells what was not judged, and why', () => {
    const [sentence, ...more] = describeSkippedLayers(judged);
    expect(sentence).toMatch(
      /^Not checked: blocks, water, printed facts in part \(.+ and \d+ more\), the printed edition in part \(blocks\)\. Fix the errors in streets first\./,
    );
    expect(more).toEqual([]);
    expect(describeSkippedLayers(validateBoard(whitechapel))).toEqual([]);
  });
});

describe('what a finding is about', () => {
  const line = whitechapel.streets[0]!.between.join('-');
  const wet = shippedStreetBoard('teaching/water-closed-by-a-waterline');
  const water = wet.waterlines[0]!.between.join('-');

  it.each([
    [whitechapel, ['c65', 'x1', 't1', 'b1'], '', ['c65', 'x1', 't1', 'b1']],
    [whitechapel, [line], '/streets/0', [`street:${line}`]],
    [wet, [water], '/waterlines/0', [`waterline:${water}`]],
    [whitechapel, ['rect'], '/grid/rect', ['grid']],
    [whitechapel, ['streets', 'c999', 'Aa'], '', []],
    [jack, ['h6,2', 'NW', 'watson', 'lamp-1'], '', ['h6,2', 'exit:NW', 'character:watson', 'lamp:1']],
  ] as const)('case %#', (board, entities, pointer, keys) => {
    expect(entityNamesOfFinding(board, finding({ entities, pointer }))).toEqual(keys);
  });
});

describe('marks on the board', () => {
  it('are where the findings are', () => {
    const { shapes, hidden } = shapesOfFindings(broken, judged);
    expect(hidden).toBe(0);
    const rings = shapes.flatMap((shape) => (shape.kind === 'rings' ? shape.places : []));
    expect(rings).toContainEqual([5029, 3029]);
    // Where two streets cross without a node is marked beside the streets; but not what follows from another finding.
    const crossing = judged.findings.find(({ rule }) => rule === 'street/crosses-without-node')!;
    expect(rings).toContainEqual(crossing.at);
    const findings = [finding({ id: 'another' }), { ...crossing, causedBy: 'another' }];
    const folded = shapesOfFindings(broken, { findings }).shapes;
    expect(folded.flatMap((shape) => (shape.kind === 'rings' ? shape.places : []))).not.toContainEqual(
      crossing.at,
    );
    expect(shapes.map(({ look }) => look)).toContain('error');
  });

  it('show a missing thing dashed where it most likely lies, and nothing else', () => {
    const { shapes } = shapesOfFindings(broken, {
      findings: [finding({ entities: ['c3-x2', 'b3'], at: [10, 20], missing: true })],
    });
    expect(shapes).toMatchObject([{ kind: 'rings', missing: true, places: [[10, 20]] }]);
  });

  it('show a missing street as a dashed line between the nodes that a fix joins', () => {
    const [c65, c66] = [65, 66].map((number) => broken.circles.find((each) => each.number === number)!.at);
    const { shapes } = shapesOfFindings(broken, {
      findings: [
        finding({
          entities: ['c65', 'c66'],
          at: [10, 20],
          missing: true,
          fixes: [
            { kind: 'ask', action: 'addStreet', arguments: { between: ['c65', 'c66'] }, label: 'Join them' },
          ],
        }),
      ],
    });
    expect(shapes).toEqual([{ kind: 'lines', look: shapes[0]!.look, parts: [[c65, c66]], missing: true }]);
  });

  it('mark a thing once, as the gravest finding says', () => {
    const both = many(4, (i) => ({ entities: ['c65'], severity: i === 3 ? 'error' : 'info' }));
    const { shapes } = shapesOfFindings(broken, both);
    expect(shapes).toMatchObject([{ kind: 'rings', look: 'error', places: [[5029, 3029]] }]);
  });

  it('are not more than can be seen, and the gravest stay', () => {
    const circles = whitechapel.circles.map(({ number }) => `c${number}`);
    const all = many(190, (i) => ({
      entities: [circles[i]!],
      at: [i, i],
      severity: i < 180 ? 'info' : 'error',
    }));
    const { shapes, hidden } = shapesOfFindings(broken, all, 20);
    expect(hidden).toBe(170);
    expect(shapes.map((shape) => (shape.kind === 'rings' ? [shape.look, shape.places.length] : []))).toEqual([
      ['error', 10],
      ['info', 10],
    ]);
  });

  it('leave out what is no longer there', () => {
    expect(
      shapesOfFindings(
        broken,
        many(1, () => ({ entities: ['c999'] })),
      ),
    ).toEqual({ shapes: [], hidden: 0 });
  });

  it('stand on hexes and under pieces too', () => {
    const { shapes } = shapesOfFindings(
      jack,
      many(2, (i) => ({ entities: [i === 0 ? 'h6,2' : 'holmes'] })),
    );
    expect(shapes.length).toBeGreaterThan(0);
  });
});

describe('the history as a list', () => {
  let history = openHistory(whitechapel);
  for (let i = 1; i <= 300; i++) history = perform(history, `step ${i}`, setNodePosition('c1', [i, i]));

  it('has the newest first and the opening last', () => {
    const rows = historyRows(
      perform(openHistory(whitechapel), 'Move circle 1', setNodePosition('c1', [1, 1])),
    );
    expect(rows).toEqual([
      { at: 1, name: 'Move circle 1', isLater: false, isHere: true },
      { at: 0, name: 'Opened', isLater: false, isHere: false },
    ]);
  });

  it('shows the steps around where we are, and what is left out', () => {
    const rows = historyRows({ ...history, at: 150 }, 10);
    expect(rows[0]).toEqual({ from: 161, to: 300 });
    expect(rows[1]).toEqual({ at: 160, name: 'step 160', isLater: true, isHere: false });
    expect(rows.at(-2)).toEqual({ from: 1, to: 139 });
    expect(rows.at(-1)).toMatchObject({ at: 0, name: 'Opened' });
    expect(rows).toHaveLength(24);
  });

  it('leaves no gap that is smaller than its own line', () => {
    for (const at of [0, 5, 12, 13, 14, 295, 300])
      for (const row of historyRows({ ...history, at }, 10))
        if ('from' in row) expect(row.to - row.from).toBeGreaterThanOrEqual(2);
  });

  it('keeps what was undone as later', () => {
    expect(historyRows(undo(history))[0]).toMatchObject({ at: 300, isLater: true });
  });
});
