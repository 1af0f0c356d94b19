/** Undo to the empty board and redo to the same bytes, across a reload; and the first steps of a new user. */
import { expect, test } from 'vitest';
import { expectUndoRedoRoundTrip, downloadBoard, readHistorySteps } from './document-driver.js';
import {
  clickAt,
  dragBetween,
  readFindings,
  createBoard,
  waitForEditor,
  readStreetBoard,
  pressToolKey,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

test('undo to the empty board, redo to the same bytes, and again after a reload', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await createBoard(page, 'lfw', 'To and fro');
  const opened = await downloadBoard(page);
  await pressToolKey(page, 'c');
  for (const at of [
    [2000, 2000],
    [4000, 2000],
    [4000, 4000],
  ] as const)
    await clickAt(page, at);
  await pressToolKey(page, 's');
  for (const at of [
    [2000, 2000],
    [4000, 2000],
    [3000, 3000],
    [4000, 4000],
  ] as const)
    await clickAt(page, at);
  await page.keyboard.press('Escape');
  await pressToolKey(page, 'v');
  await dragBetween(page, [2000, 2000], [1500, 2600]);
  expect((await readStreetBoard(page)).streets).toHaveLength(2);
  expect((await readHistorySteps(page)).at).toBe(6);
  await expectUndoRedoRoundTrip(page, opened);
});

test('the first steps of a new user: move something, see a finding, undo, choose the lens', async () => {
  const page = await openPage();
  await waitForEditor(page);
  await page.locator('lamplighter-first-steps').waitFor();
  const board = await readStreetBoard(page);
  expect(board.id).toBe('whitechapel');
  expect(await readFindings(page)).toEqual([]);
  await dragBetween(page, board.circles[24]!.at, [
    board.circles[24]!.at[0] + 500,
    board.circles[24]!.at[1] - 900,
  ]);
  await expect.poll(async () => (await readFindings(page)).length).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect.poll(() => readFindings(page)).toEqual([]);
  await clickAt(page, board.circles[64]!.at);
  await page.keyboard.press('l');
  await page.locator('lamplighter-canvas .lens').first().waitFor();
  await page.locator('lamplighter-first-steps').getByRole('button', { name: /close/i }).click();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await takeScreenshot(page, 'lens-jack');
});
