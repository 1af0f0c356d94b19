/** Undo to the empty board and redo to the same bytes, over a reload; and what a newcomer is told to try. */
import { expect, test } from 'vitest';
import { expectToAndFro, exported, steps } from './drawing.js';
import { click, drag, findingsOn, newBoard, ready, streetBoardOn, take } from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();

test('back to the empty board, forward to the same bytes, and all of it after a reload', async () => {
  const page = await open('?board=teaching/two-routes');
  await newBoard(page, 'lfw', 'To and fro');
  const opened = await exported(page);
  await take(page, 'c');
  for (const at of [
    [2000, 2000],
    [4000, 2000],
    [4000, 4000],
  ] as const)
    await click(page, at);
  await take(page, 's');
  for (const at of [
    [2000, 2000],
    [4000, 2000],
    [3000, 3000],
    [4000, 4000],
  ] as const)
    await click(page, at);
  await page.keyboard.press('Escape');
  await take(page, 'v');
  await drag(page, [2000, 2000], [1500, 2600]);
  expect((await streetBoardOn(page)).streets).toHaveLength(2);
  expect((await steps(page)).at).toBe(6);
  await expectToAndFro(page, opened);
});

test('the first minute of a newcomer: move something, see a finding, undo, look through the lens', async () => {
  const page = await open();
  await ready(page);
  await page.locator('lamplighter-first-steps').waitFor();
  const board = await streetBoardOn(page);
  expect(board.id).toBe('whitechapel');
  expect(await findingsOn(page)).toEqual([]);
  await drag(page, board.circles[24]!.at, [board.circles[24]!.at[0] + 500, board.circles[24]!.at[1] - 900]);
  await expect.poll(async () => (await findingsOn(page)).length).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => findingsOn(page)).toEqual([]);
  await click(page, board.circles[64]!.at);
  await page.keyboard.press('l');
  await page.locator('lamplighter-canvas .lens').first().waitFor();
  await page.locator('lamplighter-first-steps').getByRole('button', { name: /close/i }).click();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await picture(page, 'lens-jack');
});
