/** The editor by keyboard alone, from the first focus to the file. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { facesOfBoard, parseBoard } from '../model/index.js';
import { downloadBoard } from './document-driver.js';
import {
  readFindings,
  describeFocus,
  createBoardByKeys,
  pressKey,
  waitForEditor,
  readStreetBoard,
  focusMap,
  focusField,
  tabToNode,
  tabToNodeAndClick,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

/** From the middle of the window, in steps of fifty pixels. */
async function placeAt(page: Page, across: number, down: number): Promise<void> {
  await pressKey(page, across < 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight', Math.abs(across));
  await pressKey(page, down < 0 ? 'Shift+ArrowUp' : 'Shift+ArrowDown', Math.abs(down));
  await pressKey(page, 'Enter');
  await pressKey(page, across < 0 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft', Math.abs(across));
  await pressKey(page, down < 0 ? 'Shift+ArrowDown' : 'Shift+ArrowUp', Math.abs(down));
}

test('a board by keyboard alone', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await createBoardByKeys(page, 'w', 'By keys');
  await focusMap(page);

  await pressKey(page, 'c');
  await pressKey(page, 'ArrowRight');
  await pressKey(page, 'ArrowLeft');
  await placeAt(page, -4, -1);
  await placeAt(page, 4, -1);
  // The third circle is 7: typed before it is placed. Escape leaves the pointer, then the selection.
  await pressKey(page, 'Escape', 2);
  await page.keyboard.type('7');
  await pressKey(page, 'Enter');
  await pressKey(page, 'ArrowRight');
  await pressKey(page, 'ArrowLeft');
  await placeAt(page, 0, 4);
  await pressKey(page, 'x');
  await placeAt(page, 0, -4);
  await placeAt(page, -2, 2);
  await placeAt(page, 2, 2);
  let board = await readStreetBoard(page);
  expect(board.circles.map(({ number }) => number)).toEqual([1, 2, 7]);
  expect(board.crossings).toHaveLength(3);

  await pressKey(page, 's');
  for (const id of ['c1', 'x1', 'c2', 'x3', 'c7', 'x2', 'c1']) await tabToNodeAndClick(page, id);
  await pressKey(page, 'Escape');
  for (const id of ['x2', 'x3']) await tabToNodeAndClick(page, id);
  await pressKey(page, 'Escape');
  board = await readStreetBoard(page);
  await takeScreenshot(page, 'keyboard');
  expect(board.streets.map(({ between }) => between.join('-'))).toEqual([
    'c1-x1',
    'c1-x2',
    'c2-x1',
    'c2-x3',
    'c7-x2',
    'c7-x3',
    'x2-x3',
  ]);

  // Move, connect, delete and undo, then declare both blocks with the keyboard pointer inside them.
  await pressKey(page, 'v');
  await tabToNode(page, 'c1');
  const [before] = board.circles;
  await pressKey(page, 'ArrowRight');
  await pressKey(page, 'Shift+ArrowDown');
  expect((await readStreetBoard(page)).circles[0]!.at).toEqual([before!.at[0] + 1, before!.at[1] + 10]);
  await pressKey(page, 'Delete');
  expect((await readStreetBoard(page)).circles.map(({ number }) => number)).toEqual([2, 7]);
  await pressKey(page, 'Control+z');
  await pressKey(page, 'Control+z');
  expect((await readStreetBoard(page)).circles[0]).toEqual(before);
  await pressKey(page, 'Alt+ArrowUp');
  await pressKey(page, 'Escape');
  await pressKey(page, 'b');
  await pressKey(page, 'ArrowRight');
  await pressKey(page, 'Enter');
  await pressKey(page, 'Shift+ArrowDown', 3);
  await pressKey(page, 'Enter');
  board = await readStreetBoard(page);
  expect(board.blocks).toHaveLength(2);
  expect(board.blocks.map(({ walk }) => walk)).toEqual(facesOfBoard(board).inner.map(({ walk }) => walk));

  // Every command by name, and the file.
  await pressKey(page, 'Control+k');
  await page.keyboard.type('fit the board');
  await pressKey(page, 'Enter');
  expect(await describeFocus(page)).toBe('The board By keys');

  // Circle 7 becomes 3; the crossings become yellow; the board gets its author.
  await pressKey(page, 'Escape', 3);
  await tabToNode(page, 'c7');
  await page.keyboard.type('3');
  await pressKey(page, 'Enter');
  for (const id of ['x1', 'x2', 'x3']) {
    await focusMap(page);
    await pressKey(page, 'Escape', 2);
    await tabToNode(page, id);
    await focusField(page, 'Border');
    await page.keyboard.type('y');
  }
  await focusMap(page);
  await pressKey(page, 'Escape', 2);
  for (const label of ['Traced by', 'Reviewed by']) {
    await focusField(page, label);
    await page.keyboard.type('Somebody');
    await pressKey(page, 'Enter');
    await focusMap(page);
  }
  expect(await readFindings(page)).toEqual([]);
  board = await readStreetBoard(page);
  const parsed = parseBoard(await downloadBoard(page));
  expect(parsed.ok && parsed.board).toEqual(board);
  await pressKey(page, '?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await takeScreenshot(page, 'keys');
  await pressKey(page, 'Escape');
  expect(await describeFocus(page)).toBe('The board By keys');
});

test('Tab leaves the map after the last node, and Shift+Tab before the first', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  await page.locator('lamplighter-canvas .sheet').focus();
  await pressKey(page, 'Tab', 6);
  expect(await describeFocus(page)).toMatch(/^The board/);
  await pressKey(page, 'Tab');
  expect(await describeFocus(page)).not.toMatch(/^The board/);
});
