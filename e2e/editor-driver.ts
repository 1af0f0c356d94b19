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

/** Opens every group of fields in the inspector. */
export async function openGroups(page: Page): Promise<void> {
  const closed = page.locator('lamplighter-inspector details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Opens the form to waive the first finding that can be, and sends it empty, so that it says what is wrong. */
export async function openWaiving(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Findings' }).click();
  await findingsOn(page);
  const findings = page.locator('lamplighter-findings');
  const waive = findings.getByRole('button', { name: 'Waive …' });
  for (const line of await findings.locator('.what').all()) {
    if ((await waive.count()) > 0) break;
    await line.click();
  }
  await waive.first().click();
  await findings.getByRole('button', { name: 'Waive it' }).click();
  await findings.getByRole('alert').getByText('Say why').waitFor();
}

/** Presses a key, with others held as in `Shift+Tab`. */
export async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** Where the focus is, in words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at: Element | null = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const label = (at as HTMLInputElement | null)?.labels?.[0];
    return at?.getAttribute('aria-label') ?? (label ?? at)?.textContent.trim() ?? '';
  });

/** Goes by keys to the inspector and on to one of its fields. */
export async function toField(page: Page, label: string): Promise<void> {
  const isIn = (): Promise<boolean> =>
    editorOf(page).evaluate(
      (editor) => editor.shadowRoot!.activeElement?.localName === 'lamplighter-inspector',
    );
  for (let i = 0; i < 8 && !(await isIn()); i++) await press(page, 'F6');
  for (let i = 0; i < 60 && !(await focused(page)).startsWith(label); i++) await press(page, 'Tab');
  expect(await focused(page)).toMatch(new RegExp(`^${label}`));
}

/** Goes by keys to the map. */
export async function toBoard(page: Page): Promise<void> {
  for (let i = 0; i < 8 && !(await focused(page)).startsWith('The board '); i++) await press(page, 'F6');
  expect(await focused(page)).toBe(`The board ${(await boardOn(page)).name}`);
}

/** A new, empty board by keys, from a page that was just opened. */
export async function newBoardByKeys(page: Page, game: string, name: string): Promise<void> {
  await ready(page);
  await press(page, 'Tab');
  expect(await focused(page)).toContain((await boardOn(page)).name);
  await press(page, 'Enter');
  await page.locator('lamplighter-welcome').waitFor();
  for (let i = 0; i < 30 && !(await focused(page)).startsWith('Game'); i++) await press(page, 'Tab');
  await page.keyboard.type(game);
  await press(page, 'Tab');
  await page.keyboard.type(name);
  await press(page, 'Enter');
  await expect.poll(async () => (await boardOn(page)).name).toBe(name);
}

/** Goes to a circle or crossing by Tab, or by Shift+Tab if it lies behind. */
export async function visit(page: Page, id: string): Promise<void> {
  const { circles, crossings } = await streetBoardOn(page);
  const order = [...circles.map(({ number }) => `c${number}`), ...crossings.map((each) => each.id as string)];
  const { selection } = await deskOn(page);
  const steps = order.indexOf(id) - (selection[0] === undefined ? -1 : order.indexOf(selection[0]));
  await press(page, steps < 0 ? 'Shift+Tab' : 'Tab', Math.abs(steps));
}

/** Goes to a circle or crossing and clicks there, without a mouse. */
export async function visitAndEnter(page: Page, id: string): Promise<void> {
  await visit(page, id);
  await press(page, 'Enter');
}

/** Brings the keyboard's pointer to a place of the board: by fifty pixels, by ten, by single units. */
export async function pointTo(page: Page, [x, y]: Point): Promise<void> {
  if (!(await deskOn(page)).cursor) await press(page, 'ArrowRight');
  const { unitsPerPixel } = await deskOn(page);
  for (const [held, step] of [
    ['Shift+', Math.round(50 * unitsPerPixel)],
    ['', Math.round(10 * unitsPerPixel)],
    ['Control+', 1],
  ] as const) {
    const [hereX, hereY] = (await deskOn(page)).cursor!;
    const [across, down] = [Math.round((x - hereX) / step), Math.round((y - hereY) / step)];
    await press(page, `${held}${across < 0 ? 'ArrowLeft' : 'ArrowRight'}`, Math.abs(across));
    await press(page, `${held}${down < 0 ? 'ArrowUp' : 'ArrowDown'}`, Math.abs(down));
  }
  expect((await deskOn(page)).cursor).toEqual([Math.round(x), Math.round(y)]);
}

/** What is selected, where the keyboard's pointer is, and how near the board is looked at. */
const deskOn = (
  page: Page,
): Promise<{ selection: readonly string[]; cursor: Point | undefined; unitsPerPixel: number }> =>
  editorOf(page).evaluate((element) => {
    const { desk, sight } = element as unknown as LamplighterEditor;
    return { selection: desk!.selection, cursor: desk!.cursor, unitsPerPixel: sight.unitsPerPixel };
  });
