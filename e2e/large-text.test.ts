/** Large text and forced colours. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  canvasLocator,
  clickAt,
  boardToPixel,
  waitForEditor,
  readStreetBoard,
  pressToolKey,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

/** The controls of the top bar that cannot be clicked, because they are outside the window or covered. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.locator('lamplighter-editor').evaluate((editor) => {
    const bar = editor.shadowRoot!.querySelector('header')!;
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? inside(each.shadowRoot) : []),
      ]);
    const saved = editor.querySelector('lamplighter-saved')!.shadowRoot!;
    const all = [...inside(bar), ...saved.querySelectorAll('button')].filter((each) =>
      each.matches('button, select'),
    );
    const under = (x: number, y: number): Element | null => {
      let at = document.elementFromPoint(x, y);
      while (at?.shadowRoot?.elementFromPoint(x, y) && at.shadowRoot.elementFromPoint(x, y) !== at)
        at = at.shadowRoot.elementFromPoint(x, y);
      return at;
    };
    return all
      .filter((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const hit = under(left + width / 2, top + height / 2);
        return left + width > innerWidth || !hit || !(each === hit || each.contains(hit));
      })
      .map((each) => each.getAttribute('title') ?? each.outerHTML);
  });

test('a window of 1280 by 720 at 200 percent shows the whole top bar and leaves room for panels', async () => {
  const page = await openPage('?board=teaching/whitehall-in-little', {
    viewport: { width: 640, height: 360 },
  });
  await waitForEditor(page);
  expect(await outOfReach(page)).toEqual([]);
  expect((await canvasLocator(page).boundingBox())!.height).toBeGreaterThan(100);
  await takeScreenshot(page, 'enlarged');
  await canvasLocator(page).focus();
  for (const [key, panel] of [
    ['Control+o', 'lamplighter-welcome'],
    ['?', 'lamplighter-keys'],
  ] as const) {
    await page.keyboard.press(key);
    expect((await page.locator(panel).boundingBox())!.height, panel).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await page.locator(panel).waitFor({ state: 'detached' });
  }
});

test.each([
  ['at 200 percent', { viewport: { width: 640, height: 360 } }],
  ['on a low tablet', { viewport: { width: 1080, height: 570 }, hasTouch: true, isMobile: true }],
] as const)('%s the context menu is completely in the window, by arrow keys too', async (_, options) => {
  const page = await openPage('?board=teaching/whitehall-in-little', options);
  await waitForEditor(page);
  await clickAt(page, (await readStreetBoard(page)).circles[0]!.at);
  const { x, y } = await boardToPixel(page, (await readStreetBoard(page)).circles[0]!.at);
  await page.mouse.click(x, y, { button: 'right' });
  const menu = page.locator('lamplighter-menu');
  const isInWindow = async (it: Locator): Promise<boolean> => {
    const box = (await it.boundingBox())!;
    const { width, height } = options.viewport;
    return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  };
  const items = menu.getByRole('menuitem');
  await items.first().waitFor();
  expect(await isInWindow(menu)).toBe(true);
  expect(await isInWindow(items.first())).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await items.last().evaluate((item) => item.matches(':focus'))).toBe(true);
  expect(await isInWindow(items.last())).toBe(true);
  expect(await page.evaluate(() => [scrollY, document.body.scrollTop])).toEqual([0, 0]);
  // Text in the middle of its row, whatever its height.
  const offset = await items.last().evaluate((item) => {
    const [row, words] = [item, item.firstElementChild!].map((each) => each.getBoundingClientRect());
    return Math.abs(row!.top + row!.bottom - words!.top - words!.bottom) / 2;
  });
  expect(offset).toBeLessThan(2);
});

const ROLES: Readonly<Record<string, 'button' | 'radio'>> = {
  'Select and move': 'button',
  'Place circles': 'button',
  white: 'radio',
  red: 'radio',
};

test('in forced colours the chosen option differs from the others', async () => {
  const page = await openPage('?board=teaching/two-routes', { forcedColors: 'active' });
  await waitForEditor(page);
  const colours = (name: string): Promise<string> =>
    page.getByRole(ROLES[name] ?? 'tab', { name }).evaluate((it) => {
      const { backgroundColor, color } = getComputedStyle(it);
      return `${color} on ${backgroundColor}`;
    });
  expect(await colours('Select and move')).not.toBe(await colours('Place circles'));
  expect(await colours('Findings')).not.toBe(await colours('History'));
  expect(await colours('Select and move')).toBe(await colours('Findings'));
  await pressToolKey(page, 'c');
  expect(await colours('white')).toBe(await colours('Findings'));
  expect(await colours('red')).not.toBe(await colours('white'));
});
