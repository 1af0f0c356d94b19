/** Overlays never cover what is brought into view. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { centreOfHex, type HexBoard, type Point } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import {
  readBoard,
  canvasLocator,
  editorLocator,
  boardToPixel,
  pressKey,
  waitForEditor,
  readStreetBoard,
  pressToolKey,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

/** The given points at which something else than the board is hit. */
async function hidden(
  page: Page,
  places: readonly (readonly [name: string, at: Point])[],
): Promise<string[]> {
  const pixels = await Promise.all(places.map(([, at]) => boardToPixel(page, at)));
  const hit = await editorLocator(page).evaluate(
    (editor, all) => all.map(({ x, y }) => editor.shadowRoot!.elementFromPoint(x, y)?.localName ?? 'nothing'),
    pixels,
  );
  return places.flatMap(([name], i) => (hit[i] === 'lamplighter-canvas' ? [] : [`${name} under ${hit[i]!}`]));
}

/** The position of the first selected entity. */
const selected = (page: Page): Promise<string> =>
  editorLocator(page).evaluate((editor) => (editor as unknown as LamplighterEditor).selection[0] ?? '');

test.each([
  ['1280 by 720', { viewport: { width: 1280, height: 720 } }],
  ['a tablet', { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }],
  ['a tablet on end', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
  ['200 percent', { viewport: { width: 640, height: 360 } }],
] as const)('%s: the tool options are one row beside the map', async (name, options) => {
  const page = await openPage('?board=mr-jack-2006', options);
  await waitForEditor(page);
  await pressToolKey(page, 'e');
  const strip = page.locator('lamplighter-tool-options');
  await strip.getByRole('radio').first().waitFor();
  const [map, row] = [(await canvasLocator(page).boundingBox())!, (await strip.boundingBox())!];
  expect(row.height).toBeLessThan(Math.max(60, map.height / 5));
  expect(row.y + row.height).toBeLessThanOrEqual(map.y);
  expect(row.x + row.width).toBeLessThanOrEqual(options.viewport.width);
  await pressKey(page, 'f');
  const { layout, hexes } = (await readBoard(page)) as HexBoard;
  const places = hexes.map(({ at }) => [at.join(), centreOfHex(layout, at)] as const);
  expect(await hidden(page, places)).toEqual([]);
  await takeScreenshot(page, `room-${name.replaceAll(' ', '-')}`);

  // Arrows go through all options, and the focused one is visible.
  await strip.getByRole('radio', { checked: true }).focus();
  await pressKey(page, 'ArrowLeft');
  const last = strip.getByRole('radio').last();
  expect(await last.evaluate((radio) => radio.matches(':focus'))).toBe(true);
  const isInRow = async (): Promise<boolean> => {
    const box = (await last.boundingBox())!;
    return box.x >= row.x && box.x + box.width <= row.x + row.width;
  };
  expect(await isInRow()).toBe(true);
  // So is the chosen one when the tool is chosen again.
  await pressToolKey(page, 'v');
  await strip.getByRole('radio').first().waitFor({ state: 'detached' });
  await pressToolKey(page, 'e');
  await last.waitFor();
  expect(await isInRow()).toBe(true);
});

test('a node reached by Tab is never covered by the minimap, the lens sentence or the first-steps card', async () => {
  const page = await openPage('?');
  await waitForEditor(page);
  await page.locator('lamplighter-first-steps').waitFor();
  await canvasLocator(page).focus();
  await pressKey(page, '1');
  await pressKey(page, '+', 2);
  await page.locator('lamplighter-minimap svg').waitFor();
  const { circles } = await readStreetBoard(page);
  const wrong: string[] = [];
  for (const { number, at } of circles.slice(0, 90)) {
    await pressKey(page, 'Tab');
    expect(await selected(page)).toBe(`c${number}`);
    wrong.push(...(await hidden(page, [[`circle ${number}`, at]])));
  }
  expect(wrong).toEqual([]);
});

test('choosing a tool neither moves the map nor covers its top row', async () => {
  const page = await openPage('?board=mr-jack-2006');
  await waitForEditor(page);
  const { layout, hexes } = (await readBoard(page)) as HexBoard;
  const camera = (): Promise<unknown> =>
    editorLocator(page).evaluate((editor) => (editor as unknown as LamplighterEditor).canvas.camera);
  const top = hexes.map((hex) => centreOfHex(layout, hex.at)).sort((a, b) => a[1] - b[1])[0]!;
  // As far up as it stays visible.
  await editorLocator(page).evaluate((editor, place) => {
    const { canvas } = editor as unknown as LamplighterEditor;
    canvas.panBy([0, 8 - canvas.pixelOf(place)[1]]);
  }, top);
  await canvasLocator(page).focus();
  const box = await canvasLocator(page).boundingBox();
  const before = await camera();
  for (const tool of ['e', 'h', 'v']) {
    await pressToolKey(page, tool);
    expect(await hidden(page, [['the top', top]])).toEqual([]);
    expect(await camera()).toEqual(before);
    expect(await canvasLocator(page).boundingBox()).toEqual(box);
  }
});

test('lens labels move below their points at the top edge of the window', async () => {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  await editorLocator(page).evaluate((element) => {
    const editor = element as unknown as LamplighterEditor;
    editor.selection = ['c65'];
    editor.command('lens.jack');
  });
  const words = canvasLocator(page).locator('.label text:not(.outer)').first();
  const [map, box] = [(await canvasLocator(page).boundingBox())!, (await words.boundingBox())!];
  await editorLocator(page).evaluate(
    (element, by) => {
      (element as unknown as LamplighterEditor).canvas.panBy([0, by]);
    },
    map.y - 6 - box.y,
  );
  expect((await words.boundingBox())!.y).toBeGreaterThanOrEqual(map.y);
});
