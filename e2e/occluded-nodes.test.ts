/** What lies over the map hides nothing that is brought into view. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { centreOfHex, type HexBoard, type Point } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { boardOn, canvasOf, click, editorOf, pixelOf, press, ready, streetBoardOn, take } from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();

/** Those of some places where something else than the board would be hit, or nothing of the page. */
async function hidden(
  page: Page,
  places: readonly (readonly [name: string, at: Point])[],
): Promise<string[]> {
  const pixels = await Promise.all(places.map(([, at]) => pixelOf(page, at)));
  const hit = await editorOf(page).evaluate(
    (editor, all) => all.map(({ x, y }) => editor.shadowRoot!.elementFromPoint(x, y)?.localName ?? 'nothing'),
    pixels,
  );
  return places.flatMap(([name], i) => (hit[i] === 'lamplighter-canvas' ? [] : [`${name} under ${hit[i]!}`]));
}

/** Where the first thing is that is selected. */
const selected = (page: Page): Promise<string> =>
  editorOf(page).evaluate((editor) => (editor as unknown as LamplighterEditor).desk!.selection[0] ?? '');

test.each([
  ['1280 by 720', { viewport: { width: 1280, height: 720 } }],
  ['a tablet', { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true }],
  ['a tablet on end', { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }],
  ['200 percent', { viewport: { width: 640, height: 360 } }],
] as const)('%s: the strip is one row, and Fit leaves room for it', async (name, options) => {
  const page = await open('?board=mr-jack-2006', options);
  await ready(page);
  await take(page, 'e');
  const strip = page.locator('lamplighter-tool-options');
  await strip.getByRole('radio').first().waitFor();
  const [map, row] = [(await canvasOf(page).boundingBox())!, (await strip.boundingBox())!];
  expect(row.height).toBeLessThan(Math.max(60, map.height / 5));
  expect(row.x + row.width).toBeLessThanOrEqual(map.x + map.width);
  await press(page, 'f');
  const { layout, hexes } = (await boardOn(page)) as HexBoard;
  const places = hexes.map(({ at }) => [at.join(), centreOfHex(layout, at)] as const);
  expect(await hidden(page, places)).toEqual([]);
  await picture(page, `room-${name.replaceAll(' ', '-')}`);

  // The arrows go through all of it, and what has the focus is in sight.
  await strip.getByRole('radio', { checked: true }).focus();
  await press(page, 'ArrowLeft');
  const last = strip.getByRole('radio').last();
  expect(await last.evaluate((radio) => radio.matches(':focus'))).toBe(true);
  const isInRow = async (): Promise<boolean> => {
    const box = (await last.boundingBox())!;
    return box.x >= row.x && box.x + box.width <= row.x + row.width;
  };
  expect(await isInRow()).toBe(true);
  // And so is what is chosen, when the tool is taken again.
  await take(page, 'v');
  await strip.getByRole('radio').first().waitFor({ state: 'detached' });
  await take(page, 'e');
  await last.waitFor();
  expect(await isInRow()).toBe(true);
});

test('what Tab comes to is never under the minimap, the sentence or the newcomer’s card', async () => {
  const page = await open('?');
  await ready(page);
  await page.locator('lamplighter-first-steps').waitFor();
  await canvasOf(page).focus();
  await press(page, '1');
  await press(page, '+', 2);
  await page.locator('lamplighter-minimap svg').waitFor();
  const { circles } = await streetBoardOn(page);
  const wrong: string[] = [];
  for (const { number, at } of circles.slice(0, 90)) {
    await press(page, 'Tab');
    expect(await selected(page)).toBe(`c${number}`);
    wrong.push(...(await hidden(page, [[`circle ${number}`, at]])));
  }
  expect(wrong).toEqual([]);
});

test('a strip that comes leaves the sheet alone, unless it would hide what is selected', async () => {
  const page = await open('?board=mr-jack-2006');
  await ready(page);
  const { layout, hexes } = (await boardOn(page)) as HexBoard;
  const camera = (): Promise<unknown> =>
    editorOf(page).evaluate((editor) => (editor as unknown as LamplighterEditor).canvas.camera);
  const top = hexes.map((hex) => centreOfHex(layout, hex.at)).sort((a, b) => a[1] - b[1])[0]!;
  await canvasOf(page).focus();
  const before = await camera();
  await take(page, 'e');
  await page.locator('lamplighter-tool-options .strip').waitFor();
  expect(await camera()).toEqual(before);
  await take(page, 'v');
  // As far up as it goes and is still seen.
  await editorOf(page).evaluate((editor, place) => {
    const { canvas } = editor as unknown as LamplighterEditor;
    canvas.panBy([0, 30 - canvas.pixelOf(place)[1]]);
  }, top);
  await click(page, top);
  expect(await selected(page)).not.toBe('');
  await take(page, 'h');
  await expect.poll(() => hidden(page, [['the top', top]])).toEqual([]);
});

test('words of a lens step below their places when the sheet is moved to the top of the window', async () => {
  const page = await open('?board=whitechapel');
  await ready(page);
  await editorOf(page).evaluate((element) => {
    const editor = element as unknown as LamplighterEditor;
    editor.change((desk) => ({ ...desk, selection: ['c65'] }));
    editor.command('lens.jack');
  });
  const words = canvasOf(page).locator('.label text:not(.outer)').first();
  const [map, box] = [(await canvasOf(page).boundingBox())!, (await words.boundingBox())!];
  await editorOf(page).evaluate(
    (element, by) => {
      (element as unknown as LamplighterEditor).canvas.panBy([0, by]);
    },
    map.y - 6 - box.y,
  );
  expect((await words.boundingBox())!.y).toBeGreaterThanOrEqual(map.y);
});
