import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { validateBoard } from '../../index.js';
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
  const board = shippedStreetBoard(folder);
  const last = board.circles.length;
  const circles = board.circles.filter(({ number }) => number !== 69 && number !== last);
  // Nothing may name a circle that is gone, or numbers are not judged at all.
  const bare = { ...board, circles, streets: [], waterlines: [], blocks: [] };
  const { findings } = validateBoard(bare, { rules: [missingNumber.id], profile });
  expect(findings.map(({ id, severity: seen }) => [id, seen])).toEqual(
    // The highest number of a home-made board is unknown.
    [69, ...(profile === 'custom' ? [] : [last])].map((number) => [
      `${missingNumber.id}(c${number})`,
      severity,
    ]),
  );
});

test('is looked for between its printed neighbours where the edition is known, also where a row begins', () => {
  const board = shippedStreetBoard('whitechapel');
  const place = board.circles.find(({ number }) => number === 24)!.at;
  const [finding] = validateBoard(
    {
      ...board,
      circles: board.circles.filter(({ number }) => number !== 24),
      streets: board.streets.filter(({ between }) => !between.includes('c24')),
      blocks: board.blocks.filter(({ walk }) => !walk.includes('c24')),
    },
    { rules: [missingNumber.id] },
  ).findings;
  expect(Math.hypot(finding!.at![0] - place[0], finding!.at![1] - place[1])).toBeLessThan(300);
  expect(finding).toMatchObject({ missing: true, fixes: [{ action: 'addNode' }] });
});

test('is looked for between its neighbours in a row, and beside one of them where a row ends', () => {
  const board = shippedStreetBoard('whitechapel');
  const placeOf = (number: number): readonly [number, number] =>
    board.circles.find((circle) => circle.number === number)!.at;
  const seekFor = (...missing: number[]): readonly unknown[] => {
    const circles = board.circles.filter(({ number }) => !missing.includes(number));
    // An edition without a reference.
    const bare = { ...board, edition: 'first', circles, streets: [], waterlines: [], blocks: [] };
    const [finding] = validateBoard(bare, { rules: [missingNumber.id] }).findings;
    return [finding!.at, finding!.remedy];
  };
  const [[x1, y1], [x2, y2]] = [placeOf(68), placeOf(70)];
  expect(seekFor(69)).toEqual([
    [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)],
    'Look for it between circle 68 and circle 70.',
  ]);
  // 23 ends the second row and 24 begins the third.
  expect([23, 24].map((number) => seekFor(number))).toEqual([
    [
      [placeOf(22)[0] + 550, placeOf(22)[1]],
      'Look for it after circle 22 or before circle 24, which lie far apart.',
    ],
    [
      [placeOf(23)[0] + 550, placeOf(23)[1]],
      'Look for it after circle 23 or before circle 25, which lie far apart.',
    ],
  ]);
  expect(seekFor(...Array.from({ length: 30 }, (_, i) => 61 + i))[0]).toEqual(placeOf(60));
});
