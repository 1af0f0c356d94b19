import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../../faults/all-fault-classes.js';
import { deleteEntities } from '../../editor/document/index.js';
import { editBoard } from '../../testing/editor/edit-boards.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import type { Board, StreetBoard } from '../../model/index.js';
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

  test.each(['a street is missing', 'a street too many', 'a street ends elsewhere', 'a circle is missing with its streets', 'a crossing is missing, its streets remain', 'a block is missing', 'a hex too many'])('%s', (name) => {
    const random = seededRandom(3);
    const { make, boards } = FAULT_CLASSES.find((each) => each.name === name)!;
    for (const id of boards)
      for (let i = 0; i < 5; i++) {
        const [faulty, what] = make(random, shippedBoard(id)) ?? [];
        if (typeof faulty === 'object') expect([what, causeIds(faulty)]).toEqual([what, [expect.any(String)]]);
      }
  }); // prettier-ignore
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
