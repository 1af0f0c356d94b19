/** Turning the wheel during a drag. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Point } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import {
  clickAt,
  editorLocator,
  createBoard,
  boardToPixel,
  readStreetBoard,
  pressToolKey,
} from './editor-driver.js';
import { useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

/** A circle in mid-drag while the wheel is turned. */
async function heldCircle(between: (page: Page) => Promise<void>): Promise<Page> {
  const page = await openPage('?board=teaching/two-routes');
  await createBoard(page, 'lfw', 'Zoomed');
  await pressToolKey(page, 'c');
  await clickAt(page, [2000, 2000]);
  await pressToolKey(page, 'v');
  const [from, to] = [await boardToPixel(page, [2000, 2000]), await boardToPixel(page, [4000, 3000])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await between(page);
  await page.mouse.wheel(0, -240);
  await expect.poll(async () => (await boardToPixel(page, [2000, 2000])).x).not.toBeCloseTo(from.x, 0);
  return page;
}

const move = async (page: Page, at: Point): Promise<void> => {
  const { x, y } = await boardToPixel(page, at);
  await page.mouse.move(x, y, { steps: 3 });
};

test('the dragged circle stays under the pointer and is dropped there', async () => {
  const page = await heldCircle(() => Promise.resolve());
  await move(page, [4400, 3300]);
  await page.mouse.up();
  const [x, y] = (await readStreetBoard(page)).circles[0]!.at;
  expect(Math.hypot(x - 4400, y - 3300)).toBeLessThan(30);
});

test('a cancelled drag stays cancelled', async () => {
  const page = await heldCircle((each) => each.keyboard.press('Escape'));
  await move(page, [4400, 3300]);
  const { draft, toolState } = await editorLocator(page).evaluate(
    (element) => (element as unknown as LamplighterEditor).state!,
  );
  expect({ draft, state: toolState }).toEqual({ draft: {}, state: { kind: 'idle' } });
  await page.mouse.up();
  expect((await readStreetBoard(page)).circles[0]!.at).toEqual([2000, 2000]);
});
