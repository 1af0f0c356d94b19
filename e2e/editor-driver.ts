/** Drives the editor in tests: points in board units, gestures in pixels, and the results. */
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { applyHomography, type Board, type Point, type StreetBoard } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import type { LamplighterScanLayer } from '../editor/view/scan/lamplighter-scan-layer.js';

export const editorLocator = (page: Page): Locator => page.locator('lamplighter-editor');
export const canvasLocator = (page: Page): Locator => page.locator('lamplighter-canvas .sheet');

/** Waits until a board is shown and all elements are loaded. */
export const waitForEditor = async (page: Page): Promise<void> => {
  await page.locator('lamplighter-canvas .sheet').waitFor();
  await page.waitForFunction(() => customElements.get('lamplighter-palette') !== undefined);
};

/** The open board, as data. */
export const readBoard = (page: Page): Promise<Board> =>
  editorLocator(page).evaluate((editor) => (editor as unknown as LamplighterEditor).board!);

export const readStreetBoard = async (page: Page): Promise<StreetBoard> =>
  (await readBoard(page)) as StreetBoard;

/** The window pixel of a board point. */
export function boardToPixel(page: Page, at: Point): Promise<{ x: number; y: number }> {
  return editorLocator(page).evaluate((element, place) => {
    const { canvas } = element as unknown as LamplighterEditor;
    const { left, top } = canvas.getBoundingClientRect();
    const [x, y] = canvas.pixelOf(place);
    return { x: left + x, y: top + y };
  }, at);
}

type Held = 'Shift' | 'Alt' | 'Control';

/** Clicks a board point. */
export async function clickAt(page: Page, at: Point, held?: Held): Promise<void> {
  const { x, y } = await boardToPixel(page, at);
  if (held) await page.keyboard.down(held);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  if (held) await page.keyboard.up(held);
}

export async function dragBetween(page: Page, from: Point, to: Point, held?: Held): Promise<void> {
  const [start, end] = [await boardToPixel(page, from), await boardToPixel(page, to)];
  if (held) await page.keyboard.down(held);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  if (held) await page.keyboard.up(held);
}

/** The board point of a scan pixel. */
export async function scanPixelToBoard(page: Page, pixel: Point): Promise<Point> {
  const map = await page
    .locator('lamplighter-scan-layer')
    .evaluate((layer) => (layer as unknown as LamplighterScanLayer).map!);
  return applyHomography(map, pixel);
}

/** Chooses a tool by its key, with the focus on the map. */
export async function pressToolKey(page: Page, key: string): Promise<void> {
  await canvasLocator(page).focus();
  await page.keyboard.press(key);
}

/** Creates an empty board in the boards panel. */
export async function createBoard(page: Page, game: string, name: string): Promise<void> {
  await waitForEditor(page);
  if (!(await page.locator('lamplighter-welcome').isVisible()))
    await page.getByTitle(/^Open/).first().click();
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByLabel('Game').selectOption(game);
  await welcome.getByLabel('Name').fill(name);
  await welcome.getByRole('button', { name: 'Create' }).click();
  await expect.poll(async () => (await readBoard(page)).name).toBe(name);
}

/** The findings, once validation is complete. */
export async function readFindings(page: Page): Promise<string[]> {
  await expect
    .poll(
      () =>
        editorLocator(page).evaluate(
          (element) => (element as unknown as LamplighterEditor).validation.isChecking,
        ),
      { timeout: 30_000 },
    )
    .toBe(false);
  return editorLocator(page).evaluate((element) =>
    ((element as unknown as LamplighterEditor).validation.result?.findings ?? []).map(
      ({ severity, message }) => `${severity}: ${message}`,
    ),
  );
}

/** Opens every group of fields in the inspector. */
export async function openInspectorGroups(page: Page): Promise<void> {
  const closed = page.locator('lamplighter-inspector details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Opens the waiver form of the first finding that can be waived, and submits it empty to show its error. */
export async function openWaiverForm(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Findings' }).click();
  await readFindings(page);
  const findings = page.locator('lamplighter-findings');
  const waive = findings.getByRole('button', { name: 'Waive …' });
  for (const line of await findings.locator('.what').all()) {
    if ((await waive.count()) > 0) break;
    await line.click();
  }
  await waive.first().click();
  await findings.getByRole('button', { name: 'Waive', exact: true }).click();
  await findings.getByRole('alert').getByText('Enter a reason').waitFor();
}

/** Presses a key, with modifiers as in `Shift+Tab`. */
export async function pressKey(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** The accessible name of the focused element. */
export const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let at: Element | null = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const group = at?.getAttribute('role') === 'radio' ? at.closest('[role="radiogroup"]') : null;
    if (at && group) return `${group.getAttribute('aria-label') ?? ''} ${at.textContent.trim()}`;
    const label = (at as HTMLInputElement | null)?.labels?.[0];
    return at?.getAttribute('aria-label') ?? (label ?? at)?.textContent.trim() ?? '';
  });

/** Goes by keys to the inspector and on to one of its fields. */
export async function focusField(page: Page, label: string): Promise<void> {
  const isIn = (): Promise<boolean> =>
    editorLocator(page).evaluate((editor) => editor.shadowRoot!.activeElement?.closest('#selection') != null);
  for (let i = 0; i < 8 && !(await isIn()); i++) await pressKey(page, 'F6');
  for (let i = 0; i < 60 && !(await describeFocus(page)).startsWith(label); i++) await pressKey(page, 'Tab');
  expect(await describeFocus(page)).toMatch(new RegExp(`^${label}`));
}

/** Goes by keys to the map. */
export async function focusMap(page: Page): Promise<void> {
  for (let i = 0; i < 8 && !(await describeFocus(page)).startsWith('The board '); i++)
    await pressKey(page, 'F6');
  expect(await describeFocus(page)).toBe(`The board ${(await readBoard(page)).name}`);
}

/** Creates an empty board by keys, from a page that was just opened. */
export async function createBoardByKeys(page: Page, game: string, name: string): Promise<void> {
  await waitForEditor(page);
  await pressKey(page, 'Tab');
  expect(await describeFocus(page)).toContain((await readBoard(page)).name);
  await pressKey(page, 'Enter');
  await page.locator('lamplighter-welcome').waitFor();
  for (let i = 0; i < 30 && !(await describeFocus(page)).startsWith('Game'); i++) await pressKey(page, 'Tab');
  await page.keyboard.type(game);
  await pressKey(page, 'Tab');
  await page.keyboard.type(name);
  await pressKey(page, 'Enter');
  await expect.poll(async () => (await readBoard(page)).name).toBe(name);
}

/** Goes to a circle or crossing by Tab, or by Shift+Tab if that is shorter. */
export async function tabToNode(page: Page, id: string): Promise<void> {
  const { circles, crossings } = await readStreetBoard(page);
  const order = [...circles.map(({ number }) => `c${number}`), ...crossings.map((each) => each.id as string)];
  const { selection } = await readEditorState(page);
  const steps = order.indexOf(id) - (selection[0] === undefined ? -1 : order.indexOf(selection[0]));
  await pressKey(page, steps < 0 ? 'Shift+Tab' : 'Tab', Math.abs(steps));
}

/** Goes to a circle or crossing and clicks there by keyboard. */
export async function tabToNodeAndClick(page: Page, id: string): Promise<void> {
  await tabToNode(page, id);
  await pressKey(page, 'Enter');
}

/** Moves the keyboard pointer to a board point: by fifty pixels, by ten, by single units. */
export async function moveCursorTo(page: Page, [x, y]: Point): Promise<void> {
  if (!(await readEditorState(page)).cursor) await pressKey(page, 'ArrowRight');
  const { unitsPerPixel } = await readEditorState(page);
  for (const [held, step] of [
    ['Shift+', Math.round(50 * unitsPerPixel)],
    ['', Math.round(10 * unitsPerPixel)],
    ['Control+', 1],
  ] as const) {
    const [hereX, hereY] = (await readEditorState(page)).cursor!;
    const [across, down] = [Math.round((x - hereX) / step), Math.round((y - hereY) / step)];
    await pressKey(page, `${held}${across < 0 ? 'ArrowLeft' : 'ArrowRight'}`, Math.abs(across));
    await pressKey(page, `${held}${down < 0 ? 'ArrowUp' : 'ArrowDown'}`, Math.abs(down));
  }
  expect((await readEditorState(page)).cursor).toEqual([Math.round(x), Math.round(y)]);
}

/** The selection, the keyboard pointer, and the zoom. */
const readEditorState = (
  page: Page,
): Promise<{ selection: readonly string[]; cursor: Point | undefined; unitsPerPixel: number }> =>
  editorLocator(page).evaluate((element) => {
    const { state, selection, viewport } = element as unknown as LamplighterEditor;
    return { selection, cursor: state!.cursor, unitsPerPixel: viewport.unitsPerPixel };
  });
