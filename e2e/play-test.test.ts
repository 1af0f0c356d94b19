/** Play-testing in the browser: a game of each kind, seats and their secrets, edits of the board, records. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { positionOfEntity } from '../editor/tools/index.js';
import { replay } from '../engine/index.js';
import type { Board } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { expectNoAxeViolations, inEditor, setTheme } from './axe.js';
import { canvasLocator, clickAt, editorLocator, readBoard, waitForEditor } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();
const panel = (page: Page): Locator => page.locator('lamplighter-play');
const turn = (page: Page): Locator => panel(page).locator('#turn');
const does = (page: Page, name: string | RegExp): Promise<void> =>
  panel(page)
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();

/** Opens the panel from the palette, by keys. */
async function openPlay(board: string): Promise<Page> {
  const page = await openPage(`?board=${board}`);
  await waitForEditor(page);
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Play a game');
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Begin a game' }).waitFor();
  return page;
}

const placeOf = (board: Board, name: string): readonly [number, number] => positionOfEntity(board, name)!;

/** The record of the game, replayed on a board. */
async function replayedRecord(page: Page, board: Board): Promise<ReturnType<typeof replay>> {
  const download = page.waitForEvent('download');
  await does(page, 'Export the record');
  return replay(board, JSON.parse(readFileSync(await (await download).path(), 'utf8')));
}

test('a game of Whitechapel: women by clicks, patrols by chance, Jack by hand, police by the heuristic player', async () => {
  const page = await openPlay('whitechapel');
  const board = shippedBoard('whitechapel');
  await panel(page).getByLabel('Detectives').fill('2');
  await does(page, 'Begin a game');
  await turn(page).getByText('Jack to act').waitFor();
  // The hideout by a click on the map.
  await clickAt(page, placeOf(board, 'c97'));
  await turn(page).getByText('Jack lays the women').waitFor();
  await takeScreenshot(page, 'play-women');
  await panel(page).getByText('Lay 8 women tonight').waitFor();
  for (const circle of [3, 21, 27, 65, 84, 147, 149, 158]) await clickAt(page, placeOf(board, `c${circle}`));
  await panel(page).getByText('This can be laid so.').waitFor();
  await does(page, 'Lay them');
  // The screen is handed over: nothing of Jack is shown any more.
  await panel(page).getByLabel('Shown').selectOption('actor');
  await turn(page).getByText('the Head lays the patrols').waitFor();
  const log = panel(page).getByRole('log');
  expect(await log.textContent()).not.toContain('Jack hides');
  await does(page, 'Lay by chance');
  await panel(page).getByText('This can be laid so.').waitFor();
  await does(page, 'Lay them');
  await panel(page).getByText('Hand the screen to Jack.').waitFor();
  expect(await log.textContent()).not.toContain('Marked are');
  await does(page, 'Jack sits here now');
  await log.getByText('Jack hides at circle 97').waitFor();
  await does(page, /^Kill on circle/);
  await turn(page).getByText('Jack moves').waitFor();
  await panel(page).getByLabel('Heat map').check();
  for (const seat of ['Detective 1', 'Detective 2'])
    await panel(page).getByRole('group', { name: 'Played by' }).getByLabel(seat).selectOption('heuristic');
  await panel(page).getByLabel('Shown').selectOption('everyone');
  const walk = panel(page)
    .getByRole('button', { name: /^Walk to \d+$/ })
    .first();
  const to = Number((await walk.textContent())!.replace(/\D/g, ''));
  await clickAt(page, placeOf(board, `c${to}`));
  await log.getByText(`Jack writes down circle ${to}.`).waitFor();
  // The police move and search by themselves.
  await expect.poll(() => turn(page).textContent(), { timeout: 15_000 }).toContain('Jack to act');
  await panel(page)
    .getByText(/Jack is on (one of \d+ circles|circle)/)
    .waitFor();
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    await setTheme(page, theme);
    await takeScreenshot(page, `play-hunt-${theme}`);
    await expectNoAxeViolations(page, `playing, ${theme}`, inEditor('aside'));
  }
  expect(await replayedRecord(page, board)).toMatchObject({ ok: true });
  // A game to its end, and one step back.
  await does(page, 'To the end');
  await expect.poll(() => panel(page).getByRole('button', { name: '‹ Back' }).isEnabled()).toBe(true);
  await expect
    .poll(() => panel(page).getByRole('button', { name: 'Heuristic step' }).getAttribute('aria-disabled'), {
      timeout: 30_000,
    })
    .toBe('true');
  const end = await turn(page).textContent();
  await does(page, '‹ Back');
  await expect.poll(() => turn(page).textContent()).not.toBe(end);
  await does(page, 'Forward ›');
  expect(await turn(page).textContent()).toBe(end);
});

test('a game of Whitehall by keys, on a board that is edited meanwhile', async () => {
  const page = await openPlay('whitehall');
  await panel(page).getByRole('button', { name: 'Begin a game' }).press('Enter');
  await turn(page).getByText('Jack chooses the Discovery Locations').waitFor();
  // Four white circles in different squares, from the list of places; two in one square are refused.
  await panel(page)
    .getByText(/^\d+ places$/)
    .press('Enter');
  const { circles } = (await readBoard(page)) as unknown as { circles: { number: number; colour: string }[] };
  const white = circles.filter(({ colour }) => colour === 'white').map(({ number }) => number);
  expect(white.length).toBeGreaterThan(100);
  await panel(page)
    .getByRole('button', { name: /^Circle \d+$/ })
    .first()
    .press('Enter');
  await panel(page).getByText('Choose 4 Discovery Locations.').waitFor();
  await panel(page).getByRole('button', { name: 'Lay by chance' }).press('Enter');
  await panel(page).getByRole('button', { name: 'Lay them' }).press('Enter');
  for (let i = 0; i < 3; i++)
    await panel(page)
      .getByRole('button', { name: /^Place / })
      .first()
      .press('Enter');
  await panel(page)
    .getByRole('button', { name: /^Start at circle/ })
    .first()
    .press('Enter');
  await panel(page)
    .getByRole('button', { name: /^Walk to/ })
    .first()
    .press('Enter');
  await turn(page).getByText('the investigators move').waitFor();

  // An edit that the game does not mind, and one that breaks it.
  const board = await readBoard(page);
  await editorLocator(page).evaluate((element) => {
    (element as unknown as { selection: string[] }).selection = ['c1'];
  });
  await canvasLocator(page).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await panel(page).getByText('All steps can still be played, and nothing turns out otherwise.').waitFor();
  await takeScreenshot(page, 'play-board-changed');
  await does(page, 'Carry on with the changed board');
  expect(await replayedRecord(page, await readBoard(page))).toMatchObject({ ok: true });
  expect(await readBoard(page)).not.toEqual(board);
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await panel(page)
    .getByText(/No game can be played on the board as it is now|makes the game invalid/)
    .waitFor();
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+z');
  await panel(page).getByText('No game can be played').waitFor({ state: 'detached' });
});

test('a game of Mr Jack: the pieces move on the map, and each side sees its own', async () => {
  const page = await openPlay('mr-jack-2016');
  const board = shippedBoard('mr-jack-2016');
  await does(page, 'Begin a game');
  await turn(page).getByText('Round 1').waitFor();
  await panel(page).getByLabel('Shown').selectOption('seat:detective');
  expect(await turn(page).textContent()).not.toContain('Jack is');
  await does(page, /^Take the card of/);
  const log = panel(page).getByRole('log');
  await log.getByText(/takes the card of/).waitFor();
  await panel(page).getByLabel('Shown').selectOption('everyone');
  expect(await turn(page).textContent()).toMatch(/Jack is \w+/);
  for (let i = 0; i < 8; i++) await does(page, 'Heuristic step');
  await panel(page).getByLabel('Heat map').check();
  await panel(page)
    .getByText(/^Jack is one of \d/)
    .waitFor();
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await takeScreenshot(page, `play-mr-jack-${theme}`);
  }
  // Playing changes nothing on the board.
  expect(await readBoard(page)).toEqual(board);
  expect(await replayedRecord(page, board)).toMatchObject({ ok: true });
});
