import { describe, expect, test } from 'vitest';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { idOfFinding, makeIdsUnique } from '../definitions/finding.js';
import type { Fix } from '../../model/index.js';
import type { Issue, Rule } from '../definitions/rule.js';
import { makeFinding } from './check-rule.js';

const rule: Rule = {
  id: 'colour/too-few-red',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'warning' },
  games: ['lfw'],
  summary: 'A summary.',
  why: 'A reason.',
  remedy: 'How to fix it.',
  whenToWaive: 'When to waive it.',
  catalogueIds: ['COL-002'],
  check: () => [],
};
const board = shippedBoard('whitechapel');
const issue: Issue = { entities: ['c84'], pointer: '/circles/83/colour', what: 'What.', remedy: 'Fix it.' };
const found = (changes: Partial<Issue> = {}) =>
  makeFinding(board, 'official', rule, { ...issue, ...changes });

describe('the id of a finding', () => {
  test.each([
    [['c84'], 'colour/too-few-red(c84)'],
    [['x9', 'c84'], 'colour/too-few-red(c84 x9)'],
    [['c84', 'x9'], 'colour/too-few-red(c84 x9)'],
    [['c84', 'c84'], 'colour/too-few-red(c84)'],
    [[], 'colour/too-few-red()'],
  ])('of %j is %s', (entities, id) => {
    expect(idOfFinding('colour/too-few-red', entities)).toBe(id);
    expect(found({ entities }).id).toBe(id);
  });

  test('has a counter where several faults have the same entities', () => {
    const one = found();
    const ids = makeIdsUnique([one, found({ entities: ['c1'] }), one, one]).map(({ id }) => id.slice(18));
    expect(ids).toEqual(['(c84)', '(c1)', '(c84)#2', '(c84)#3']);
  });

  test('keeps the order of the entities', () => {
    const entities = ['x9', 'c84'] as const;
    expect(found({ entities }).entities).toEqual(['x9', 'c84']);
  });
});

test('an issue without a remedy gets that of its rule', () => {
  const { remedy: _, ...bare } = issue;
  expect(makeFinding(board, 'official', rule, bare).message).toBe('What. A reason. How to fix it.');
});

test('the message is what, why and remedy', () => {
  expect(found()).toMatchObject({
    message: 'What. A reason. Fix it.',
    what: 'What.',
    why: 'A reason.',
    remedy: 'Fix it.',
  });
});

test.each([
  ['draft', 'info'],
  ['custom', 'warning'],
  ['official', 'error'],
] as const)('in the profile %s it is of severity %s', (profile, severity) => {
  expect(makeFinding(board, profile, rule, issue).severity).toBe(severity);
});

test('the position is that of the pointer unless the issue has its own', () => {
  const circle = 'circles' in board ? board.circles[83]! : undefined;
  expect(found()).toMatchObject({ pointer: '/circles/83/colour', at: circle?.at, words: 'circle 84' });
  expect(found({ at: [1, 2] }).at).toEqual([1, 2]);
  expect(found({ pointer: '/circles' })).not.toHaveProperty('at');
});

test('a finding has no fields that the issue lacks', () => {
  expect(Object.keys(found()).sort()).toEqual(
    [
      'at',
      'column',
      'entities',
      'fixes',
      'id',
      'line',
      'remedy',
      'message',
      'pointer',
      'rule',
      'severity',
      'what',
      'why',
      'words',
    ].sort(),
  );
  const fix: Fix = {
    kind: 'ask',
    action: 'setColour',
    arguments: { circle: 'c1', colour: 'red' },
    label: 'Make it red',
  };
  expect(found({ seen: 0, expected: false, fix })).toMatchObject({ seen: 0, expected: false, fixes: [fix] });
  expect(found({ missing: true, fix, fixes: [fix] })).toMatchObject({ missing: true, fixes: [fix, fix] });
});

describe('the fixes of a finding', () => {
  const remove: Fix = {
    kind: 'ask',
    action: 'removeNode',
    arguments: { node: 'c1' },
    label: 'Delete circle 1',
  };
  const join: Fix = { kind: 'ask', action: 'addStreet', arguments: { between: ['c1', 'c2'] }, label: 'Join' };
  const inProfile = (profile: 'draft' | 'official'): readonly Fix[] =>
    makeFinding(board, profile, rule, { ...issue, fixes: [remove, join] }).fixes;

  test('begin with the constructive ones', () => {
    expect(inProfile('official')).toEqual([join, remove]);
  });

  test('delete nothing that a draft merely lacks', () => {
    expect(inProfile('draft')).toEqual([join]);
  });
});
