/** Keys that do not draw, as a browser tells of them: for the menu, held ones, and the first one after opening. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { canvasOf, editorOf, pixelOf, press, ready, streetBoardOn, take, visit } from './hands.js';
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

const isPeeking = (page: Page): Promise<boolean> =>
  page.locator('lamplighter-canvas').evaluate((canvas) => canvas.hasAttribute('peek'));

/** Whitechapel over its practice scan, by the palette looked at without the board. */
async function peeking(): Promise<Page> {
  const page = await open('?board=whitechapel');
  await ready(page);
  await expect
    .poll(() =>
      page.locator('lamplighter-scan-layer').evaluate((layer) => 'picture' in layer && !!layer.picture),
    )
    .toBe(true);
  await canvasOf(page).focus();
  await visit(page, 'c1');
  await press(page, 'Control+k');
  await page.keyboard.type('peek');
  await press(page, 'Enter');
  expect(await isPeeking(page)).toBe(true);
  await page.getByText('Only the scan is shown; press Q or Esc').waitFor();
  return page;
}

test.each([
  ['Escape', 195],
  ['q', 195],
  ['s', 195],
  ['Delete', 194],
] as const)('after peeking %s shows the board again', async (key, circles) => {
  const page = await peeking();
  await press(page, key);
  await expect.poll(() => isPeeking(page)).toBe(false);
  expect((await streetBoardOn(page)).circles).toHaveLength(circles);
  expect(await selectionOn(page)).toEqual(key === 'Escape' || key === 'q' ? ['c1'] : []);
});

test('what is held ends though the focus has gone elsewhere', async () => {
  const page = await open('?board=whitechapel');
  await ready(page);
  await canvasOf(page).focus();
  await page.keyboard.down('z');
  await page.mouse.move(500, 350);
  await page.locator('lamplighter-loupe').waitFor();
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
  });
  await page.keyboard.up('z');
  await page.locator('lamplighter-loupe').waitFor({ state: 'detached' });
});

test('the first space-drag after opening moves the sheet', async () => {
  const page = await open('?board=teaching/two-routes');
  await ready(page);
  const { at } = (await streetBoardOn(page)).circles[0]!;
  const before = await pixelOf(page, at);
  await page.mouse.move(500, 350);
  await page.keyboard.down(' ');
  await page.mouse.down();
  await page.mouse.move(540, 380, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  const after = await pixelOf(page, at);
  expect([after.x - before.x, after.y - before.y]).toEqual([expect.closeTo(40), expect.closeTo(30)]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keys with which %o composes letters are no commands',
  async (composing) => {
    const page = await open('?board=teaching/two-routes');
    await ready(page);
    await canvasOf(page).focus();
    await press(page, 'Control+k');
    const palette = page.getByRole('dialog', { name: 'All commands' });
    await palette.waitFor();
    const field = palette.getByRole('combobox');
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      await field.evaluate(
        (input, [name, how]) =>
          input.dispatchEvent(
            new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true, ...how }),
          ),
        [key, composing] as const,
      );
    expect(await field.getAttribute('aria-activedescendant')).toBe('choice-0');
    expect(await palette.isVisible()).toBe(true);
  },
);

test('the line under the map names what a click snaps to', async () => {
  const page = await open('?board=teaching/two-routes');
  await take(page, 's');
  const [first] = (await streetBoardOn(page)).circles;
  const { x, y } = await pixelOf(page, first!.at);
  const target = page.locator('footer .target');
  await page.mouse.move(x + 4, y);
  await target.getByText('circle 1').waitFor();
  await page.mouse.move(x - 60, y - 60);
  await target.waitFor({ state: 'detached' });
});
