/** The wheel turned in the middle of a drag. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Point } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { click, editorOf, newBoard, pixelOf, streetBoardOn, take } from './hands.js';
import { stage } from './harness.js';

const { open } = stage();

/** A circle held in mid-drag, and the wheel turned there. */
async function heldCircle(between: (page: Page) => Promise<void>): Promise<Page> {
  const page = await open('?board=teaching/two-routes');
  await newBoard(page, 'lfw', 'Zoomed');
  await take(page, 'c');
  await click(page, [2000, 2000]);
  await take(page, 'v');
  const [from, to] = [await pixelOf(page, [2000, 2000]), await pixelOf(page, [4000, 3000])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await between(page);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await pixelOf(page, [2000, 2000])).x).not.toBeCloseTo(from.x, 0);
  return page;
}

const move = async (page: Page, at: Point): Promise<void> => {
  const { x, y } = await pixelOf(page, at);
  await page.mouse.move(x, y, { steps: 3 });
};

test('what is held stays under the pointer and lands there', async () => {
  const page = await heldCircle(() => Promise.resolve());
  await move(page, [4400, 3300]);
  await page.mouse.up();
  const [x, y] = (await streetBoardOn(page)).circles[0]!.at;
  expect(Math.hypot(x - 4400, y - 3300)).toBeLessThan(30);
});

test('a drag that was left stays left', async () => {
  const page = await heldCircle((each) => each.keyboard.press('Escape'));
  await move(page, [4400, 3300]);
  const { draft, state } = await editorOf(page).evaluate(
    (element) => (element as unknown as LamplighterEditor).desk!,
  );
  expect({ draft, state }).toEqual({ draft: {}, state: { kind: 'idle' } });
  await page.mouse.up();
  expect((await streetBoardOn(page)).circles[0]!.at).toEqual([2000, 2000]);
});
