import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../../faults/all-fault-classes.js';
import { deleteEntities } from '../../editor/document/index.js';
import { editBoard } from '../../testing/editor/edit-boards.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import type { Board, Line, StreetBoard } from '../../model/index.js';
import { causesAmong, groupByCause, type Finding } from '../definitions/finding.js';
import { LAYERS, SEVERITIES } from '../definitions/rule.js';
import { RULES } from '../rules/index.js';
import { validateBoard } from '../run/validate.js';
import { assignCauses } from './assign-causes.js';
import { CAUSAL_ORDER, EXPLAINING_LAYERS } from './explaining-layers.js';

const whitechapel = shippedStreetBoard('whitechapel');
const findingsOf = (board: Board): readonly Finding[] => validateBoard(board).findings;
const causeIds = (board: Board): string[] => causesAmong(findingsOf(board)).map(({ id }) => id);
const withoutStreets = (...lines: readonly string[]): StreetBoard => ({
  ...whitechapel,
  streets: whitechapel.streets.filter(({ between }) => !lines.includes(between.join('-'))),
});

const ONE_CAUSE = [
  ...['a street is missing', 'a street too many', 'a street ends elsewhere', 'a street is drawn as a waterline'],
  ...['a circle is missing with its streets', 'a crossing is missing, its streets remain', 'a crossing is traced twice'],
  ...['two numbers are swapped', 'a number is misread', 'a border is at the wrong crossing', 'a block is missing'],
  ...['a block is split', 'the grid lies elsewhere', 'a column or row is missing', 'two letters have exchanged their sections'],
  ...['a hex too many', 'a manhole is at the wrong street', 'the lattice lies elsewhere', 'two lamps have exchanged tiles'],
  ...['two hidden characters are swapped', 'the starting position is missing'],
  ...['a street is missing, its two blocks are one (retraced)', 'a street too many, its block is two (retraced)'],
  ...['two streets have exchanged ends (retraced)', 'a crossing is read as a junction (retraced)'],
  ...['a yellow border is at another crossing (retraced)', 'a building is shifted with its opposite (retraced)'],
]; // prettier-ignore

describe('one fault is one cause', () => {
  test('a deleted street', () => {
    const findings = findingsOf(withoutStreets('c3-x2'));
    expect(findings.length).toBeGreaterThan(6);
    expect(causesAmong(findings).map(({ id }) => id)).toEqual(['block/missing-street(b3 c3-x2)']);
  });

  test('a circle deleted in the editor', () => {
    const board = editBoard(whitechapel, deleteEntities(['c140']));
    expect(findingsOf(board).length).toBeGreaterThan(7);
    expect(causeIds(board)).toEqual(['number/missing-number(c140)']);
  });

  test('a circle deleted in the file', () => {
    const circles = whitechapel.circles.filter(({ number }) => number !== 140);
    expect(causeIds({ ...whitechapel, circles })).toHaveLength(1);
  });

  test.each(['c140', 'c65', 'c3'] as const)('the circle %s deleted with its streets and blocks', (id) => {
    const board = {
      ...whitechapel,
      circles: whitechapel.circles.filter(({ number }) => `c${number}` !== id),
      streets: whitechapel.streets.filter(({ between }) => !between.includes(id)),
      blocks: whitechapel.blocks.filter(({ walk }) => !walk.includes(id)),
    };
    expect(causeIds(board)).toEqual([`number/missing-number(${id})`]);
  });

  test('a street that ends elsewhere, with its blocks taken out', () => {
    const { streets, blocks } = whitechapel;
    const moved: Line = { between: ['c135', 'x153'] };
    const board = {
      ...whitechapel,
      streets: streets.map((line) => (line.between.join('-') === 'c135-x167' ? moved : line)),
      blocks: blocks.filter(({ id }) => id !== 'b91' && id !== 'b106'),
    };
    const findings = findingsOf(board);
    expect(findings.map(({ rule }) => rule)).toContain('edition/street-differs');
    expect(causesAmong(findings)).toHaveLength(1);
  });

  test('a grid that is shifted, on a printed board', () => {
    const [[left, top], [right, bottom]] = whitechapel.grid!.rect;
    const rect = [[left + 400, top], [right + 400, bottom]] as const; // prettier-ignore
    const board = { ...whitechapel, grid: { ...whitechapel.grid!, rect } };
    expect(findingsOf(board).length).toBeGreaterThan(10);
    expect(causeIds(board)).toEqual(['edition/section-differs(grid)']);
  });

  test('a count that was lowered together with its street', () => {
    const board = withoutStreets('c3-x2');
    const lowered = board.expect.map((each) =>
      each.what === 'streets' ? { ...each, count: board.streets.length } : each,
    );
    const findings = findingsOf({ ...board, expect: lowered });
    expect(findings.map(({ id }) => id)).toContain('witness/fact-left-out(streets)');
    expect(causesAmong(findings)).toHaveLength(1);
  });

  test.each(ONE_CAUSE)('%s', (name) => {
    const random = seededRandom(3);
    const { make, boards } = FAULT_CLASSES.find((each) => each.name === name)!;
    for (const id of boards)
      for (let i = 0; i < 3; i++) {
        const [faulty, what] = make(random, shippedBoard(id)) ?? [];
        if (typeof faulty === 'object')
          expect([what, causeIds(faulty)]).toEqual([what, [expect.any(String)]]);
      }
  });
});

describe('two faults are two causes', () => {
  test('two streets, even at one node', () => {
    expect(causeIds(withoutStreets('c3-x2', 'c134-x142'))).toEqual([
      'block/missing-street(b3 c3-x2)',
      'block/missing-street(b105 b90 c134-x142)',
    ]);
    expect(causeIds(withoutStreets('c3-x2', 'c4-x2'))).toEqual([
      'block/missing-street(b3 c3-x2)',
      'block/missing-street(b3 b4 c4-x2)',
    ]);
  });

  test('a missing street does not explain the colour of the circle where it ends', () => {
    const board = withoutStreets('c140-x159');
    const circles = board.circles.map((each) =>
      each.number === 140 ? { ...each, colour: 'red' as const } : each,
    );
    expect(causeIds({ ...board, circles })).toEqual([
      'block/missing-street(b110 b97 c140-x159)',
      'edition/colour-differs(c140)',
    ]);
  });

  test('a missing street does not explain a count that was left out for no reason', () => {
    const board = withoutStreets('c3-x2');
    const without = board.expect.filter(({ what }) => what !== 'circles');
    expect(causeIds({ ...board, expect: without })).toEqual([
      'block/missing-street(b3 c3-x2)',
      'witness/fact-left-out(circles)',
    ]);
  });

  test('a missing street does not explain that a block is of another kind', () => {
    const board = withoutStreets('c3-x2');
    const blocks = board.blocks.map((each) =>
      each.id === 'b91' ? { ...each, kind: 'none' as const, reason: 'x' } : each,
    );
    expect(causeIds({ ...board, blocks })).toContain('witness/expected-count(houseBlocks)');
  });

  test('two missing streets, unless new streets exchange their ends', () => {
    const lines = ['c51-x84', 'c66-x73'] as const;
    const missing = withoutStreets(...lines);
    const crossed: Line[] = [{ between: ['c66', 'x84'] }, { between: ['c51', 'x73'] }];
    const exchanged = { ...missing, streets: [...missing.streets, ...crossed] };
    expect(causeIds(missing)).toHaveLength(2);
    expect(causeIds(exchanged)).toHaveLength(1);
  });

  test('colours that changed in one direction are not exchanged', () => {
    const paint = (colours: Readonly<Record<number, 'red' | 'white'>>): StreetBoard => ({
      ...whitechapel,
      circles: whitechapel.circles.map((each) => ({ ...each, colour: colours[each.number] ?? each.colour })),
    });
    expect(causeIds(paint({ 140: 'red', 20: 'red' }))).toEqual([
      'edition/colour-differs(c20)',
      'edition/colour-differs(c140)',
    ]);
    expect(causeIds(paint({ 140: 'red', 65: 'white' }))).toHaveLength(1);
  });

  test('a missing street does not explain that two are missing', () => {
    const findings = findingsOf(withoutStreets('c3-x2')).map(({ causedBy: _, ...each }) => each);
    const withSeen = (seen: number): Finding[] =>
      findings.map((each) => (each.entities[0] === 'streets' ? { ...each, seen } : each));
    const causes = (seen: number): string[] =>
      causesAmong(assignCauses(withoutStreets('c3-x2'), withSeen(seen), RULES)).map(({ id }) => id);
    expect(causes(592)).not.toContain('witness/expected-count(streets)');
    expect(causes(591)).toContain('witness/expected-count(streets)');
  });

  // A fault without a place, which only totals show, may be counted with another until that is repaired.
  test('far apart, each is still pointed at', () => {
    const random = seededRandom(5);
    const classes = FAULT_CLASSES.filter(({ since }) => since === undefined);
    let pairs = 0;
    for (let tries = 0; pairs < 60 && tries < 2000; tries++) {
      const name = pickRandom(['whitechapel', 'whitehall'] as const, random);
      const clean = shippedBoard(name);
      const ofBoard = classes.filter(({ boards }) => boards.includes(name));
      const [one, other] = [pickRandom(ofBoard, random), pickRandom(ofBoard, random)];
      const [first] = one.make(random, clean) ?? [];
      if (typeof first !== 'object') continue;
      const [both, what] = other.make(random, first) ?? [];
      if (typeof both !== 'object') continue;
      const [before, after] = [findingsOf(first), findingsOf(both)];
      const known = new Set([...before, ...findingsOf(clean)].map(({ id }) => id));
      const placed = after.filter(({ id, at, severity }) => !known.has(id) && at !== undefined && severity !== 'info');
      const old = causesAmong(before).filter(({ at, severity }) => at !== undefined && severity !== 'info');
      if (placed.length === 0 || old.length === 0 || !areFarApart(placed, old)) continue;
      pairs++;
      const causes = causesAmong(after);
      const isThere = ({ id }: Finding): boolean => causes.some((cause) => cause.id === id);
      expect([what, causes.some(({ id }) => !known.has(id))]).toEqual([what, true]);
      // A failed layer may hide the other fault altogether, as it always did.
      for (const cause of old)
        if (after.some(({ id }) => id === cause.id)) expect([cause.id, isThere(cause)]).toEqual([cause.id, true]);
    }
    expect(pairs).toBe(60);
  }); // prettier-ignore
});

const areFarApart = (some: readonly Finding[], others: readonly Finding[]): boolean =>
  some.every(({ at: a }) => others.every(({ at: b }) => Math.hypot(a![0] - b![0], a![1] - b![1]) > 2500));

describe('on all faults', () => {
  const random = seededRandom(8);
  const faulty = FAULT_CLASSES.flatMap(({ make, boards, name }) => {
    const [board] = make(random, shippedBoard(boards[0]!)) ?? [];
    return typeof board === 'object' ? [[name, board] as const] : [];
  });

  test.each(faulty)('%s: nothing is lost, causes are causes, and none is milder than what follows', (_, board) => {
    const findings = findingsOf(board);
    const groups = groupByCause(findings);
    expect(groups.flatMap(({ cause, consequences }) => [cause, ...consequences])).toEqual(findings);
    for (const { cause, consequences } of groups) {
      expect(cause.causedBy).toBeUndefined();
      for (const { severity } of consequences)
        expect(SEVERITIES.indexOf(cause.severity)).toBeLessThanOrEqual(SEVERITIES.indexOf(severity));
    }
  }); // prettier-ignore
});

test('a hint never explains an error', () => {
  const hint: Finding = { ...findingsOf(withoutStreets('c3-x2'))[0]!, id: 'a', severity: 'info', missing: true };
  const error: Finding = { ...hint, id: 'b', severity: 'error' };
  expect(assignCauses(whitechapel, [hint, error], [])).toEqual([{ ...hint, causedBy: 'b' }, error]);
}); // prettier-ignore

test('the layers of the causal order are all layers, and explain only later ones and themselves', () => {
  expect([...CAUSAL_ORDER].sort()).toEqual([...LAYERS].sort());
  for (const [i, layer] of CAUSAL_ORDER.entries())
    for (const cause of EXPLAINING_LAYERS[layer])
      // Colours are also known from printed facts, and errors from the printed edition explain warnings of earlier layers.
      if (cause !== 'edition' && (layer !== 'colour' || cause !== 'witness'))
        expect(CAUSAL_ORDER.indexOf(cause)).toBeLessThanOrEqual(i);
});
