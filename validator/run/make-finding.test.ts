import { describe, expect, test } from 'vitest';
import { officialBoard } from '../testing/official-board.js';
import { findingOfIssue, idOfFinding, withUniqueIds } from './finding.js';
import type { Issue, Rule } from './rule.js';

const rule: Rule = {
  id: 'colour/too-few-red',
  severity: 'error',
  gentler: { draft: 'info', custom: 'warning' },
  games: ['lfw'],
  summary: 'A summary.',
  why: 'A reason.',
  mend: 'How to mend it.',
  waive: 'When to waive it.',
  answers: ['COL-002'],
  check: () => [],
};
const board = officialBoard('whitechapel');
const issue: Issue = { entities: ['c84'], pointer: '/circles/83/colour', what: 'What.', mend: 'Mend.' };
const found = (changes: Partial<Issue> = {}) =>
  findingOfIssue(board, 'official', rule, { ...issue, ...changes });

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

  test('counts where several faults have the same entities', () => {
    const one = found();
    const ids = withUniqueIds([one, found({ entities: ['c1'] }), one, one]).map(({ id }) => id.slice(18));
    expect(ids).toEqual(['(c84)', '(c1)', '(c84)#2', '(c84)#3']);
  });

  test('leaves the entities alone', () => {
    const entities = ['x9', 'c84'] as const;
    expect(found({ entities }).entities).toEqual(['x9', 'c84']);
  });
});

test('the message is what, why, what to do', () => {
  expect(found()).toMatchObject({
    message: 'What. A reason. Mend.',
    what: 'What.',
    why: 'A reason.',
    mend: 'Mend.',
  });
});

test.each([
  ['draft', 'info'],
  ['custom', 'warning'],
  ['official', 'error'],
] as const)('in the profile %s it is of severity %s', (profile, severity) => {
  expect(findingOfIssue(board, profile, rule, issue).severity).toBe(severity);
});

test('the place is that of the pointer, or a better one', () => {
  const circle = 'circles' in board ? board.circles[83]! : undefined;
  expect(found()).toMatchObject({ pointer: '/circles/83/colour', at: circle?.at, words: 'circle 84' });
  expect(found({ at: [1, 2] }).at).toEqual([1, 2]);
  expect(found({ pointer: '/circles' })).not.toHaveProperty('at');
});

test('what an issue does not say is not in the finding', () => {
  expect(Object.keys(found()).sort()).toEqual(
    [
      'at',
      'column',
      'entities',
      'id',
      'line',
      'mend',
      'message',
      'pointer',
      'rule',
      'severity',
      'what',
      'why',
      'words',
    ].sort(),
  );
  const fix = { kind: 'ask', action: 'setColour', arguments: {}, label: 'Make it red' } as const;
  expect(found({ seen: 0, expected: false, fix })).toMatchObject({ seen: 0, expected: false, fix });
});
