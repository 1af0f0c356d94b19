/** The same small board without a pointer: every step by keys alone, from the first focus to the file. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { facesOfBoard, parseBoard } from '../model/index.js';
import { boardOn, editorOf, findingsOn, ready, streetBoardOn } from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();

/** Where the focus is, in words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at: Element | null = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const label = (at as HTMLInputElement | null)?.labels?.[0];
    return at?.getAttribute('aria-label') ?? (label ?? at)?.textContent?.trim() ?? '';
  });

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** Goes to the inspector and on to one of its fields. */
async function toField(page: Page, label: string): Promise<void> {
  const isIn = (): Promise<boolean> =>
    editorOf(page).evaluate(
      (editor) => editor.shadowRoot!.activeElement?.localName === 'lamplighter-inspector',
    );
  for (let i = 0; i < 8 && !(await isIn()); i++) await press(page, 'F6');
  for (let i = 0; i < 60 && !(await focused(page)).startsWith(label); i++) await press(page, 'Tab');
  expect(await focused(page)).toMatch(new RegExp(`^${label}`));
}

async function toBoard(page: Page): Promise<void> {
  for (let i = 0; i < 8 && !(await focused(page)).startsWith('The board By keys'); i++)
    await press(page, 'F6');
  expect(await focused(page)).toBe('The board By keys');
}

/** From the window's middle, in steps of fifty pixels. */
async function placeAt(page: Page, across: number, down: number): Promise<void> {
  await press(page, across < 0 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight', Math.abs(across));
  await press(page, down < 0 ? 'Shift+ArrowUp' : 'Shift+ArrowDown', Math.abs(down));
  await press(page, 'Enter');
  await press(page, across < 0 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft', Math.abs(across));
  await press(page, down < 0 ? 'Shift+ArrowDown' : 'Shift+ArrowUp', Math.abs(down));
}

/** The nodes in the order in which Tab visits them. */
const ORDER = ['c1', 'c2', 'c7', 'x1', 'x2', 'x3'];

/** Goes to a node by Tab, or by Shift+Tab if it lies behind. */
async function visit(page: Page, id: string): Promise<void> {
  const here = await editorOf(page).evaluate(
    (editor) => (editor as unknown as { desk: { selection: string[] } }).desk.selection[0],
  );
  const steps = ORDER.indexOf(id) - (here === undefined ? -1 : ORDER.indexOf(here));
  await press(page, steps < 0 ? 'Shift+Tab' : 'Tab', Math.abs(steps));
}

async function goTo(page: Page, id: string): Promise<void> {
  await visit(page, id);
  await press(page, 'Enter');
}

test('a board by keys alone', async () => {
  const page = await open('?board=teaching/two-routes');
  await ready(page);
  // Into the page, to the board's name, and from there to a new board.
  await press(page, 'Tab');
  expect(await focused(page)).toContain('two routes');
  await press(page, 'Enter');
  const welcome = page.locator('lamplighter-welcome');
  await welcome.waitFor();
  for (let i = 0; i < 30 && !(await focused(page)).startsWith('Game'); i++) await press(page, 'Tab');
  await page.keyboard.press('w');
  await press(page, 'Tab');
  await page.keyboard.type('By keys');
  await press(page, 'Enter');
  await expect.poll(async () => (await boardOn(page)).name).toBe('By keys');
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
  for (const id of ['c1', 'x1', 'c2', 'x3', 'c7', 'x2', 'c1']) await goTo(page, id);
  await press(page, 'Escape');
  for (const id of ['x2', 'x3']) await goTo(page, id);
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
  await page.evaluate(() => {
    delete (globalThis as { showSaveFilePicker?: unknown }).showSaveFilePicker;
  });
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Control+s')]);
  const parsed = parseBoard(readFileSync(await download.path(), 'utf8'));
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
