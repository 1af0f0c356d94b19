/** The script of the HTML report in a real browser: zooming, dragging, keys and links. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawBoard } from '../exchange/index.js';
import { SAMPLE_BOARD, SAMPLE_OPTIONS, SAMPLE_REPORTS } from '../testing/validator/sample-reports.js';
import { formatReports } from '../validator/reports/index.js';
import { launchBrowser } from './find-browser.js';

let browser: Browser;
let page: Page;
let frame: Locator;
const errors: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  // Without motion, so that positions are final at once.
  page = await browser.newPage({ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const [small] = SAMPLE_REPORTS;
  const boards = new Map([[small!.file, SAMPLE_BOARD]]);
  await page.setContent(
    formatReports('html', [small!], {
      ...SAMPLE_OPTIONS,
      boards,
      draw: (board, theme) => drawBoard(board, { theme }),
    }),
  );
  frame = page.locator('.frame');
});
afterEach(async () => {
  await page.close();
  expect(errors.splice(0)).toEqual([]);
});

/** The zoom and the board position at the centre of the frame, as shares of the drawing. */
const readView = async (): Promise<{ zoom: number; x: number; y: number }> => {
  const transform = await page.locator('.stage').evaluate((stage: HTMLElement) => stage.style.transform);
  const [zoom, x, y] = (transform.match(/-?[\d.]+(e-?\d+)?/g) ?? ['1', '0', '0']).map(Number) as [
    number,
    number,
    number,
  ];
  return { zoom, x: 0.5 / zoom - x / 100, y: 0.5 / zoom - y / 100 };
};

const centreOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const finding = (words: string): Locator => page.locator('a.go', { hasText: words });
const dotOf = (words: string): Locator => page.locator(`a.pin[aria-label*="${words}"] .dot`);

test('a click on a finding zooms to it, and a second click shows the whole board', async () => {
  await finding('circle 1').click();
  expect((await readView()).zoom).toBe(5);
  const [dot, middle] = [await centreOf(dotOf('circle 1')), await centreOf(frame)];
  expect([dot.x, dot.y]).toEqual([expect.closeTo(middle.x, 0), expect.closeTo(middle.y, 0)]);
  expect(await finding('circle 1').getAttribute('aria-current')).toBe('true');
  expect(await page.locator('.status').textContent()).toContain('Zoomed to 3: warning: circle 1.');
  await finding('circle 2').click();
  expect(await page.locator('.finding.current').count()).toBe(1);
  expect(await finding('circle 1').getAttribute('aria-current')).toBeNull();
  await finding('circle 2').click();
  expect(await readView()).toEqual({ zoom: 1, x: 0.5, y: 0.5 });
  expect(await page.locator('.current').count()).toBe(0);
  expect(await page.locator('.status').textContent()).toBe('');
});

test('a click on a pin zooms to it and moves the focus to its finding', async () => {
  await page.locator('a.pin[aria-label*="circle 2"] .face').click();
  expect((await readView()).zoom).toBe(5);
  expect(await finding('circle 2').evaluate((link) => link === document.activeElement)).toBe(true);
});

test('a click with a modifier key is left to the browser', async () => {
  const prevented = await finding('circle 1').evaluate((link) =>
    ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'].map((key) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      // Stops the browser from opening a window, after the script has decided.
      let wasPrevented = false;
      window.addEventListener(
        'click',
        (seen) => {
          wasPrevented = seen.defaultPrevented;
          seen.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(event);
      return wasPrevented;
    }),
  );
  expect(prevented).toEqual([false, false, false, true]);
});

test('the buttons zoom within limits', async () => {
  const button = (zoom: string): Locator => page.locator(`button[data-zoom="${zoom}"]`);
  await button('in').click();
  expect((await readView()).zoom).toBeCloseTo(1.6);
  await button('out').click();
  await button('out').click();
  expect((await readView()).zoom).toBe(1);
  for (let i = 0; i < 7; i++) await button('in').click();
  expect((await readView()).zoom).toBe(16);
  await button('whole').click();
  expect(await readView()).toEqual({ zoom: 1, x: 0.5, y: 0.5 });
});

test('keys zoom and move the map, and Escape shows the whole board', async () => {
  await frame.focus();
  await page.keyboard.press('ArrowLeft');
  expect(await readView()).toEqual({ zoom: 1, x: 0.5, y: 0.5 });
  for (const key of ['+', '=', '-', '+']) await page.keyboard.press(key);
  const start = await readView();
  expect(start.zoom).toBeCloseTo(2.56);
  const step = 0.25 / start.zoom;
  for (const [key, dx, dy] of [
    ['ArrowLeft', -1, 0],
    ['ArrowUp', -1, -1],
    ['ArrowRight', 0, -1],
    ['ArrowDown', 0, 0],
  ] as const) {
    await page.keyboard.press(key);
    const { x, y } = await readView();
    expect([key, x, y]).toEqual([
      key,
      expect.closeTo(0.5 + dx * step, 5),
      expect.closeTo(0.5 + dy * step, 5),
    ]);
  }
  await page.keyboard.press('Escape');
  expect(await readView()).toEqual({ zoom: 1, x: 0.5, y: 0.5 });
});

test('a drag moves the map with the pointer, also outside the frame, until the button is released', async () => {
  await finding('circle 1').click();
  const start = await centreOf(dotOf('circle 1'));
  const from = { x: start.x + 80, y: start.y + 60 };
  const drag = async (dx: number, dy: number): Promise<[number, number]> => {
    await page.mouse.move(from.x + dx, from.y + dy);
    const { x, y } = await centreOf(dotOf('circle 1'));
    return [x - start.x, y - start.y];
  };
  const isDragging = (): Promise<boolean> =>
    frame.evaluate((element) => element.classList.contains('dragging'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  expect(await drag(2, -3)).toEqual([expect.closeTo(0, 1), expect.closeTo(0, 1)]);
  expect(await isDragging()).toBe(false);
  expect(await drag(-60, 25)).toEqual([expect.closeTo(-60, 0), expect.closeTo(25, 0)]);
  expect(await isDragging()).toBe(true);
  const box = (await frame.boundingBox())!;
  const outside = box.x + box.width + 40 - from.x;
  expect((await drag(outside, 0))[0]).toBeCloseTo(outside, 0);
  await drag(-60, 25);
  await page.mouse.up();
  expect(await isDragging()).toBe(false);
  expect(await drag(90, 90)).toEqual([expect.closeTo(-60, 0), expect.closeTo(25, 0)]);
});

test('a drag stops at the edge of the board, and starts neither unzoomed, on a pin nor with another button', async () => {
  const { x, y } = await centreOf(frame);
  const drag = async (button: 'left' | 'right', dx: number, dy: number, at = { x, y }): Promise<void> => {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down({ button });
    // The first step stays inside the frame, which captures the pointer then.
    await page.mouse.move(at.x + 10, at.y + 10);
    await page.mouse.move(at.x + dx, at.y + dy);
    await page.mouse.up({ button });
  };
  await drag('left', 50, 50);
  expect(await readView()).toEqual({ zoom: 1, x: 0.5, y: 0.5 });
  await finding('circle 1').click();
  const start = await readView();
  await drag('right', 50, 50, { x: x + 80, y: y + 60 });
  expect(await readView()).toEqual(start);
  await drag('left', 5000, 5000, { x: x + 80, y: y + 60 });
  const { x: left, y: top } = await readView();
  expect([left, top]).toEqual([expect.closeTo(0.1, 5), expect.closeTo(0.1, 5)]);
  await finding('circle 2').click();
  const again = await readView();
  await drag('left', 50, 50, await centreOf(dotOf('circle 2')));
  expect(await readView()).toEqual(again);
});

test('a cancelled pointer ends the drag', async () => {
  await finding('circle 1').click();
  const moved = await frame.evaluate((element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    const stage = element.querySelector<HTMLElement>('.stage')!;
    const fire = (type: string, dx: number): string => {
      const [clientX, clientY] = [left + 20 + dx, top + 20];
      element.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX, clientY }),
      );
      return stage.style.transform;
    };
    element.setPointerCapture = () => undefined;
    fire('pointerdown', 0);
    return [fire('pointermove', 30), fire('pointercancel', 30), fire('pointermove', 60)];
  });
  expect(new Set(moved).size).toBe(1);
  expect(await frame.evaluate((element) => element.classList.contains('dragging'))).toBe(false);
});
