import { expect, test } from 'vitest';
import { callFixHandler, isSafeFix, parseBoard, SAFE_FIX_HANDLERS } from '../../../model/index.js';
import { readFixtures, testRule, validateFixture } from '../../../testing/validator/rule-fixtures.js';
import { validateBoard } from '../../run/validate.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { duplicateId } from './duplicate-id.js';

testRule(duplicateId, {
  'both-sides-of-a-merge': ['(x4)'],
  'circle-number-twice': ['(c1)'],
  'crossing-twice': ['(x4)'],
  'exit-twice': ['(NW)'],
  'hex-twice': ['(h1,1)'],
  'same-block-twice': ['(b1)'],
});

testSeverities(duplicateId, 'circle-number-twice', { draft: 'error', custom: 'error', official: 'error' });

test('the second of two crossings gets an id of its own, with the streets and the walk that lead to it', () => {
  const fixture = readFixtures('reference/duplicate-id').find(
    ({ name }) => name === 'both-sides-of-a-merge',
  )!;
  const [finding] = validateFixture(fixture).findings;
  const [fix] = finding!.fixes;
  expect(fix).toMatchObject({ kind: 'ask', label: 'Make the second x4 x5, with the streets to c3 and c4' });
  expect(finding!.remedy).toContain(
    'make the second one, at 4500,4500, x5: by distance, the streets to c3 and c4 lead there.',
  );
  const parsed = parseBoard(fixture.text);
  const fixed = parsed.ok && isSafeFix(fix!) && callFixHandler(fix, SAFE_FIX_HANDLERS)(parsed.board);
  expect(fixed && validateBoard(fixed).findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
});
