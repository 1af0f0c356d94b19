import { expect, test } from 'vitest';
import { streetBoard } from '../../../testing/official-board.js';
import { testRule } from '../../../testing/rule-fixtures.js';
import { judgeBoard } from '../../index.js';
import { missingNumber } from './missing-number.js';

testRule(missingNumber, {
  'seven-is-missing': ['(c7)'],
  'two-stretches-are-missing': ['(c3 c4)', '(c8)'],
});

test.each([
  ['whitechapel', 'official', 'error'],
  ['whitehall', 'official', 'error'],
  ['whitechapel', 'draft', 'info'],
  ['whitehall', 'custom', 'info'],
] as const)('%s judged as %s without its last circle and circle 69', (folder, profile, severity) => {
  const board = streetBoard(folder);
  const last = board.circles.length;
  const circles = board.circles.filter(({ number }) => number !== 69 && number !== last);
  // Nothing may name a circle that is gone, or numbers are not judged at all.
  const bare = { ...board, circles, streets: [], waterlines: [], blocks: [] };
  const { findings } = judgeBoard(bare, { rules: [missingNumber.id], profile });
  expect(findings.map(({ id, severity: seen }) => [id, seen])).toEqual(
    // Nobody knows how far a home-made board should go.
    [69, ...(profile === 'custom' ? [] : [last])].map((number) => [
      `${missingNumber.id}(c${number})`,
      severity,
    ]),
  );
});
