/** Hands for the tests: places in board units, gestures in pixels, and what came of them. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { applyHomography, type Board, type Point, type StreetBoard } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import type { LamplighterScanLayer } from '../editor/view/scan/lamplighter-scan-layer.js';

export const editorOf = (page: Page): Locator => page.locator('lamplighter-editor');
export const canvasOf = (page: Page): Locator => page.locator('lamplighter-canvas .sheet');

/** Waits until a board is on the table. */
export const ready = async (page: Page): Promise<void> => {
  await page.locator('lamplighter-canvas .sheet').waitFor();
};

/** The board on the table, as data. */
export const boardOn = (page: Page): Promise<Board> =>
  editorOf(page).evaluate((editor) => (editor as unknown as LamplighterEditor).board!);

export const streetBoardOn = async (page: Page): Promise<StreetBoard> => (await boardOn(page)) as StreetBoard;

/** The pixel of the window where a place of the board is. */
export function pixelOf(page: Page, at: Point): Promise<{ x: number; y: number }> {
  return editorOf(page).evaluate((element, place) => {
    const { canvas } = element as unknown as LamplighterEditor;
    const { left, top } = canvas.getBoundingClientRect();
    const [x, y] = canvas.pixelOf(place);
    return { x: left + x, y: top + y };
  }, at);
}

type Held = 'Shift' | 'Alt' | 'Control';

/** A click on a place of the board. Two in a row count as a double click only where that is asked for. */
export async function click(page: Page, at: Point, held?: Held): Promise<void> {
  const { x, y } = await pixelOf(page, at);
  if (held) await page.keyboard.down(held);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  if (held) await page.keyboard.up(held);
}

export async function drag(page: Page, from: Point, to: Point, held?: Held): Promise<void> {
  const [start, end] = [await pixelOf(page, from), await pixelOf(page, to)];
  if (held) await page.keyboard.down(held);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  if (held) await page.keyboard.up(held);
}

/** Where a pixel of the scan lies on the board now. */
export async function placeOfScanPixel(page: Page, pixel: Point): Promise<Point> {
  const map = await page
    .locator('lamplighter-scan-layer')
    .evaluate((layer) => (layer as unknown as LamplighterScanLayer).map!);
  return applyHomography(map, pixel);
}

/** Takes a tool in hand by its key, with the focus on the board. */
export async function take(page: Page, key: string): Promise<void> {
  await canvasOf(page).focus();
  await page.keyboard.press(key);
}

/** A new, empty board by the welcome panel. */
export async function newBoard(page: Page, game: string, name: string): Promise<void> {
  await ready(page);
  if (!(await page.locator('lamplighter-welcome').isVisible()))
    await page.getByTitle(/^Open/).first().click();
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByLabel('Game').selectOption(game);
  await welcome.getByLabel('Name').fill(name);
  await welcome.getByRole('button', { name: 'Create' }).click();
  await expect.poll(async () => (await boardOn(page)).name).toBe(name);
}

/** What the findings say, once nothing is being checked any more. */
export async function findingsOn(page: Page): Promise<string[]> {
  await expect
    .poll(() =>
      editorOf(page).evaluate((element) => (element as unknown as LamplighterEditor).judged.isChecking),
    )
    .toBe(false);
  return editorOf(page).evaluate((element) =>
    ((element as unknown as LamplighterEditor).judged.judgement?.findings ?? []).map(
      ({ severity, message }) => `${severity}: ${message}`,
    ),
  );
}
