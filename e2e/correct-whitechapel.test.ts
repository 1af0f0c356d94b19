/** Corrections of Whitechapel by one street: few clicks, and no finding at the end. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Point } from '../model/index.js';
import { deleteEntities } from '../editor/document/index.js';
import { editBoard } from '../testing/editor/edit-boards.js';
import { shippedStreetBoard } from '../testing/boards/shipped-boards.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import {
  boardToPixel,
  editorLocator,
  readFindings,
  readStreetBoard,
  waitForEditor,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();
const whitechapel = shippedStreetBoard('whitechapel');

const placeOf = (id: string): Point =>
  id.startsWith('c')
    ? whitechapel.circles.find(({ number }) => `c${number}` === id)!.at
    : [...whitechapel.crossings, ...whitechapel.junctions].find((each) => each.id === id)!.at;

/** Clicks as a person does, and counts. */
function clicker(page: Page) {
  let clicks = 0;
  return {
    count: (): number => clicks,
    button: async (name: RegExp | string): Promise<void> => {
      clicks++;
      await page.getByRole('button', { name }).first().click();
    },
    check: async (name: RegExp): Promise<void> => {
      clicks++;
      await page.getByLabel(name).click();
    },
    node: async (id: string): Promise<void> => {
      clicks++;
      const { x, y } = await boardToPixel(page, placeOf(id));
      await page.mouse.click(x, y);
    },
  };
}

test('a street that the print does not have: counts, source and review in six clicks, and one more undo step', async () => {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  expect(await readFindings(page)).toEqual([]);
  const click = clicker(page);
  await click.button('Draw streets');
  await click.node('c6');
  await click.node('x8');
  expect((await readFindings(page)).length).toBeGreaterThan(4);
  await page.getByText(/5 counts follow from the new street from circle 6/).waitFor();
  await takeScreenshot(page, 'correction-offered');
  await click.button(/^Update them/);
  // The field of the source has the focus.
  await page.keyboard.type('Seen on our copy of the board.');
  await click.check(/A second person has compared/);
  await takeScreenshot(page, 'correction-form');
  await click.button(/^Update 5 counts/);
  expect(await readFindings(page)).toEqual([]);
  expect(click.count()).toBeLessThanOrEqual(6);
  const board = await readStreetBoard(page);
  expect(board.edition).toBe('custom');
  expect(board.blocks).toHaveLength(whitechapel.blocks.length + 1);
  expect(board.expect.find(({ what }) => what === 'streets')).toMatchObject({
    count: whitechapel.streets.length + 1,
    source: 'Seen on our copy of the board.',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/5 counts follow from/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await readFindings(page)).toEqual([]);
  expect((await readStreetBoard(page)).blocks).toEqual(whitechapel.blocks);
});

test('a street that was left out is drawn and reviewed in four clicks, or joined in one from the finding', async () => {
  const broken = editBoard(whitechapel, deleteEntities(['street:c12-x13']));
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  await editorLocator(page).evaluate((editor, board) => {
    (editor as unknown as LamplighterEditor).board = board;
  }, broken);
  await expect
    .poll(async () => (await readStreetBoard(page)).streets.length)
    .toBe(whitechapel.streets.length - 1);
  expect((await readFindings(page)).length).toBeGreaterThan(0);
  const click = clicker(page);
  await click.button('Draw streets');
  await click.node('c12');
  await click.node('x13');
  expect((await readFindings(page)).every((each) => each.includes('second person'))).toBe(true);
  await click.button('Compared with the print');
  expect(await readFindings(page)).toEqual([]);
  expect(click.count()).toBe(4);
  await page.keyboard.press('Escape');
  // The chain, the review and the street.
  while ((await readStreetBoard(page)).streets.length === whitechapel.streets.length)
    await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .locator('lamplighter-findings')
    .getByRole('button', { name: /^Join circle 12/ })
    .first()
    .click();
  await click.button('Compared with the print');
  expect(await readFindings(page)).toEqual([]);
});
