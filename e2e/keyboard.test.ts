/** Without a pointer: every step by keys alone, from the first focus to the file. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { facesOfBoard, parseBoard } from '../model/index.js';
import { exported } from './drawing.js';
import {
  findingsOn,
  focused,
  newBoardByKeys,
  press,
  ready,
  streetBoardOn,
  toBoard,
  toField,
  visit,
  visitAndEnter,
} from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();

/** From the window's middle, in steps of fifty pixels. */
async function placeAt(page: Page, across: number, down: number): Promise<void> {
  await press(page, across < 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight', Math.abs(across));
  await press(page, down < 0 ? 'Shift+ArrowUp' : 'Shift+ArrowDown', Math.abs(down));
  await press(page, 'Enter');
  await press(page, across < 0 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft', Math.abs(across));
  await press(page, down < 0 ? 'Shift+ArrowDown' : 'Shift+ArrowUp', Math.abs(down));
}

test('a board by keys alone', async () => {
  const page = await open('?board=teaching/two-routes');
  await newBoardByKeys(page, 'w', 'By keys');
  await toBoard(page);

  await press(page, 'c');
  await press(page, 'ArrowRight');
  await press(page, 'ArrowLeft');
  await placeAt(page, -4, -1);
  await placeAt(page, 4, -1);
  // The third circle is 7: typed before it is placed. Escape leaves the pointer, then the selection.
  await press(page, 'Escape', 2);
  await page.keyboard.type('7');
  await press(page, 'Enter');
  await press(page, 'ArrowRight');
  await press(page, 'ArrowLeft');
  await placeAt(page, 0, 4);
  await press(page, 'x');
  await placeAt(page, 0, -4);
  await placeAt(page, -2, 2);
  await placeAt(page, 2, 2);
  let board = await streetBoardOn(page);
  expect(board.circles.map(({ number }) => number)).toEqual([1, 2, 7]);
  expect(board.crossings).toHaveLength(3);

  await press(page, 's');
  for (const id of ['c1', 'x1', 'c2', 'x3', 'c7', 'x2', 'c1']) await visitAndEnter(page, id);
  await press(page, 'Escape');
  for (const id of ['x2', 'x3']) await visitAndEnter(page, id);
  await press(page, 'Escape');
  board = await streetBoardOn(page);
  await picture(page, 'keyboard');
  expect(board.streets.map(({ between }) => between.join('-'))).toEqual([
    'c1-x1',
    'c1-x2',
    'c2-x1',
    'c2-x3',
    'c7-x2',
    'c7-x3',
    'x2-x3',
  ]);

  // Move, connect, delete and take back, then declare both blocks with the keyboard's pointer inside them.
  await press(page, 'v');
  await visit(page, 'c1');
  const [before] = board.circles;
  await press(page, 'ArrowRight');
  await press(page, 'Shift+ArrowDown');
  expect((await streetBoardOn(page)).circles[0]!.at).toEqual([before!.at[0] + 1, before!.at[1] + 10]);
  await press(page, 'Delete');
  expect((await streetBoardOn(page)).circles.map(({ number }) => number)).toEqual([2, 7]);
  await press(page, 'Control+z');
  await press(page, 'Control+z');
  expect((await streetBoardOn(page)).circles[0]).toEqual(before);
  await press(page, 'Alt+ArrowUp');
  await press(page, 'Escape');
  await press(page, 'b');
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await press(page, 'Shift+ArrowDown', 3);
  await press(page, 'Enter');
  board = await streetBoardOn(page);
  expect(board.blocks).toHaveLength(2);
  expect(board.blocks.map(({ walk }) => walk)).toEqual(facesOfBoard(board).inner.map(({ walk }) => walk));

  // Every command by its name, and the file.
  await press(page, 'Control+k');
  await page.keyboard.type('fit the board');
  await press(page, 'Enter');
  expect(await focused(page)).toBe('The board By keys');

  // Circle 7 is 3 after all; the crossings are yellow; and the board says whose work it is.
  await press(page, 'Escape', 3);
  await visit(page, 'c7');
  await page.keyboard.type('3');
  await press(page, 'Enter');
  for (const id of ['x1', 'x2', 'x3']) {
    await toBoard(page);
    await press(page, 'Escape', 2);
    await visit(page, id);
    await toField(page, 'Border');
    await page.keyboard.type('y');
  }
  await toBoard(page);
  await press(page, 'Escape', 2);
  for (const label of ['Traced by', 'Reviewed by']) {
    await toField(page, label);
    await page.keyboard.type('Somebody');
    await press(page, 'Enter');
    await toBoard(page);
  }
  expect(await findingsOn(page)).toEqual([]);
  board = await streetBoardOn(page);
  const parsed = parseBoard(await exported(page));
  expect(parsed.ok && parsed.board).toEqual(board);
  await press(page, '?');
  await page.getByRole('dialog', { name: 'Sheet of keys' }).waitFor();
  await picture(page, 'keys');
  await press(page, 'Escape');
  expect(await focused(page)).toBe('The board By keys');
});

test('the board lets go of Tab after its last node, and Shift+Tab before its first', async () => {
  const page = await open('?board=teaching/two-routes');
  await ready(page);
  await page.locator('lamplighter-canvas .sheet').focus();
  await press(page, 'Tab', 6);
  expect(await focused(page)).toMatch(/^The board/);
  await press(page, 'Tab');
  expect(await focused(page)).not.toMatch(/^The board/);
});
