/** Keys that do not draw, as a browser tells of them: for the menu, held ones, and the first one after opening. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { canvasOf, editorOf, pixelOf, press, ready, streetBoardOn, visit } from './hands.js';
import { stage } from './harness.js';

const { open } = stage();

const selectionOn = (page: Page): Promise<readonly string[]> =>
  editorOf(page).evaluate((element) => (element as unknown as LamplighterEditor).desk!.selection);

test.each(['ContextMenu', 'Shift+F10'])('%s asks for the commands of what is selected', async (key) => {
  const page = await open('?board=teaching/two-routes');
  await ready(page);
  await canvasOf(page).focus();
  await visit(page, 'c1');
  await press(page, key);
  const menu = page.getByRole('menu', { name: 'circle 1' });
  await menu.waitFor();
  expect(await selectionOn(page)).toEqual(['c1']);
  const { x, y } = await pixelOf(page, (await streetBoardOn(page)).circles[0]!.at);
  const box = (await menu.boundingBox())!;
  expect(Math.hypot(box.x - x, box.y - y)).toBeLessThan(60);
  await press(page, 'Escape');
  expect(await selectionOn(page)).toEqual(['c1']);
});
