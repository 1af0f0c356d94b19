/** Keys that do not edit: menu keys, held keys, and the first key after opening. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import {
  canvasLocator,
  editorLocator,
  boardToPixel,
  pressKey,
  waitForEditor,
  readStreetBoard,
  pressToolKey,
  tabToNode,
} from './editor-driver.js';
import { useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

const selectionOn = (page: Page): Promise<readonly string[]> =>
  editorLocator(page).evaluate((element) => (element as unknown as LamplighterEditor).selection);

test.each(['ContextMenu', 'Shift+F10'])('%s opens the context menu of the selection', async (key) => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  await canvasLocator(page).focus();
  await tabToNode(page, 'c1');
  await pressKey(page, key);
  const menu = page.getByRole('menu', { name: 'circle 1' });
  await menu.waitFor();
  expect(await selectionOn(page)).toEqual(['c1']);
  const { x, y } = await boardToPixel(page, (await readStreetBoard(page)).circles[0]!.at);
  const box = (await menu.boundingBox())!;
  expect(Math.hypot(box.x - x, box.y - y)).toBeLessThan(60);
  await pressKey(page, 'Escape');
  expect(await selectionOn(page)).toEqual(['c1']);
});

const isPeeking = (page: Page): Promise<boolean> =>
  page.locator('lamplighter-canvas').evaluate((canvas) => canvas.hasAttribute('peek'));

/** Whitechapel over its practice scan, with the board hidden by a palette command. */
async function peeking(): Promise<Page> {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  await expect
    .poll(() =>
      page.locator('lamplighter-scan-layer').evaluate((layer) => 'picture' in layer && !!layer.picture),
    )
    .toBe(true);
  await canvasLocator(page).focus();
  await tabToNode(page, 'c1');
  await pressKey(page, 'Control+k');
  await page.keyboard.type('peek');
  await pressKey(page, 'Enter');
  expect(await isPeeking(page)).toBe(true);
  await page.getByText('Showing only the scan. Press Q or Esc').waitFor();
  return page;
}

test.each([
  ['Escape', 195],
  ['q', 195],
  ['s', 195],
  ['Delete', 194],
] as const)('after peeking %s shows the board again', async (key, circles) => {
  const page = await peeking();
  await pressKey(page, key);
  await expect.poll(() => isPeeking(page)).toBe(false);
  expect((await readStreetBoard(page)).circles).toHaveLength(circles);
  expect(await selectionOn(page)).toEqual(key === 'Escape' || key === 'q' ? ['c1'] : []);
});

test('a held key ends when released although the focus has moved', async () => {
  const page = await openPage('?board=whitechapel');
  await waitForEditor(page);
  await canvasLocator(page).focus();
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

test('the first space-drag after opening pans', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  const { at } = (await readStreetBoard(page)).circles[0]!;
  const before = await boardToPixel(page, at);
  await page.mouse.move(500, 350);
  await page.keyboard.down(' ');
  await page.mouse.down();
  await page.mouse.move(540, 380, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up(' ');
  const after = await boardToPixel(page, at);
  expect([after.x - before.x, after.y - before.y]).toEqual([expect.closeTo(40), expect.closeTo(30)]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'keys used by %o to compose letters are no commands',
  async (composing) => {
    const page = await openPage('?board=teaching/two-routes');
    await waitForEditor(page);
    await canvasLocator(page).focus();
    await pressKey(page, 'Control+k');
    const palette = page.getByRole('dialog', { name: 'Search', exact: true });
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

test('the status bar names what a click snaps to', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await pressToolKey(page, 's');
  const [first] = (await readStreetBoard(page)).circles;
  const { x, y } = await boardToPixel(page, first!.at);
  const target = page.locator('footer .target');
  await page.mouse.move(x + 4, y);
  await target.getByText('circle 1').waitFor();
  await page.mouse.move(x - 60, y - 60);
  await target.waitFor({ state: 'detached' });
});
