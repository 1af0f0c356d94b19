/** For eyes that need it: everything at twice its size, and in the person's own colours. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { canvasOf, click, pixelOf, ready, streetBoardOn, take } from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();

/** The buttons and fields of the bar that cannot be clicked, because they are out of the window or under something. */
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

test('a window of 1280 by 720 at 200 percent: the bar is whole, and panels have room', async () => {
  const page = await open('?board=teaching/whitehall-in-little', { viewport: { width: 640, height: 360 } });
  await ready(page);
  expect(await outOfReach(page)).toEqual([]);
  expect((await canvasOf(page).boundingBox())!.height).toBeGreaterThan(100);
  await picture(page, 'enlarged');
  await canvasOf(page).focus();
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
] as const)('%s the commands for a place are all in the window, by the arrows too', async (_, options) => {
  const page = await open('?board=teaching/whitehall-in-little', options);
  await ready(page);
  await click(page, (await streetBoardOn(page)).circles[0]!.at);
  const { x, y } = await pixelOf(page, (await streetBoardOn(page)).circles[0]!.at);
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
  // Words in the middle of their row, however high a finger needs it.
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

test('in the colours of the person, what is chosen is told from the rest', async () => {
  const page = await open('?board=teaching/two-routes', { forcedColors: 'active' });
  await ready(page);
  const colours = (name: string): Promise<string> =>
    page.getByRole(ROLES[name] ?? 'tab', { name }).evaluate((it) => {
      const { backgroundColor, color } = getComputedStyle(it);
      return `${color} on ${backgroundColor}`;
    });
  expect(await colours('Select and move')).not.toBe(await colours('Place circles'));
  expect(await colours('Findings')).not.toBe(await colours('History'));
  expect(await colours('Select and move')).toBe(await colours('Findings'));
  await take(page, 'c');
  expect(await colours('white')).toBe(await colours('Findings'));
  expect(await colours('red')).not.toBe(await colours('white'));
});
