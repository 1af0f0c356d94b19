/** A tablet: fingers select, move, draw, pan, pinch, rotate and long-press. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Point } from '../model/index.js';
import { editorLocator, boardToPixel, waitForEditor, readStreetBoard } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();
const TABLET = { hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } };

/** Touches by the browser's own protocol, so that everything above it is real. */
class Fingers {
  constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {}

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  }

  async tap(at: Point): Promise<void> {
    await this.#send('touchStart', [at]);
    await this.#send('touchEnd', []);
  }

  async hold(at: Point, milliseconds: number): Promise<void> {
    await this.#send('touchStart', [at]);
    await this.page.waitForTimeout(milliseconds);
    await this.#send('touchEnd', []);
  }

  /** Moves all fingers from their first to their last points, in steps. */
  async slide(from: readonly Point[], to: readonly Point[]): Promise<void> {
    await this.#send('touchStart', from);
    for (let step = 1; step <= 8; step++)
      await this.#send(
        'touchMove',
        from.map(([x, y], i): Point => [x + ((to[i]![0] - x) * step) / 8, y + ((to[i]![1] - y) * step) / 8]),
      );
    await this.#send('touchEnd', []);
  }
}

const camera = (page: Page): Promise<{ zoom: number; rotation: number; centre: Point }> =>
  editorLocator(page).evaluate(
    (editor) => (editor as unknown as { canvas: { camera: never } }).canvas.camera,
  );

test('one finger edits, two fingers move the view', async () => {
  const page = await openPage('?board=teaching/two-routes', TABLET);
  await waitForEditor(page);
  const fingers = new Fingers(page, await page.context().newCDPSession(page));
  const pixel = async (at: Point): Promise<Point> => {
    const { x, y } = await boardToPixel(page, at);
    return [x, y];
  };
  const board = await readStreetBoard(page);
  const [first] = board.circles;
  await fingers.tap(await pixel(first!.at));
  expect(
    await editorLocator(page).evaluate((editor) => (editor as unknown as { selection: string[] }).selection),
  ).toEqual(['c1']);
  await takeScreenshot(page, 'tablet');

  const [x, y] = await pixel(first!.at);
  await fingers.slide([[x, y]], [[x + 60, y + 30]]);
  const moved = (await readStreetBoard(page)).circles[0]!;
  expect(moved.at[0]).toBeGreaterThan(first!.at[0] + 300);

  const before = await camera(page);
  await fingers.slide(
    [
      [400, 350],
      [500, 350],
    ],
    [
      [350, 350],
      [550, 350],
    ],
  );
  const zoomed = await camera(page);
  expect(zoomed.zoom / before.zoom).toBeCloseTo(2, 1);
  await fingers.slide(
    [
      [400, 350],
      [500, 350],
    ],
    [
      [450, 300],
      [450, 400],
    ],
  );
  expect(Math.round((await camera(page)).rotation)).toBe(90);
  expect((await readStreetBoard(page)).circles[0]).toEqual(moved);

  // A long press opens the context menu.
  await page.getByRole('button', { name: 'Fit the board' }).tap();
  await fingers.hold(await pixel(moved.at), 900);
  await page.getByRole('menu').waitFor();
  expect(await page.getByRole('menuitem', { name: /Delete/ }).isVisible()).toBe(true);
});

test('a finger scrolls the palette, and a tap runs a command', async () => {
  const page = await openPage('?board=teaching/two-routes', TABLET);
  await waitForEditor(page);
  const fingers = new Fingers(page, await page.context().newCDPSession(page));
  const tool = (): Promise<string> =>
    editorLocator(page).evaluate((editor) => (editor as unknown as { state: { tool: string } }).state.tool);
  await page.getByRole('button', { name: 'Search' }).tap();
  const list = page.locator('lamplighter-palette ul');
  const choice = list.getByText('Declare blocks', { exact: true });
  const box = (await choice.boundingBox())!;
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await fingers.slide([[x, y]], [[x, y - 120]]);
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await tool()).toBe('select');
  // Wait until the list has stopped: a touch on a moving list only stops it.
  await choice.tap();
  await expect.poll(tool).toBe('block');
  expect(await list.count()).toBe(0);
});

test('the panels collapse to a strip, stay collapsed, and expand to their panel', async () => {
  const page = await openPage('?board=teaching/two-routes', TABLET);
  await waitForEditor(page);
  const width = (): Promise<number> => page.locator('lamplighter-canvas').evaluate((map) => map.clientWidth);
  const before = await width();
  await page.getByRole('button', { name: 'Collapse the panels' }).tap();
  await expect.poll(width).toBeGreaterThan(before + 200);
  expect(await page.getByRole('tab').count()).toBe(0);
  await takeScreenshot(page, 'tablet-folded');
  await page.reload();
  await waitForEditor(page);
  await expect.poll(width).toBeGreaterThan(before + 200);
  // By keyboard too, from the map into the strip.
  await page.locator('lamplighter-canvas .sheet').focus();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Findings', selected: true }).waitFor();
  expect(await page.getByRole('tab', { name: 'Findings' }).evaluate((tab) => tab.matches(':focus'))).toBe(
    true,
  );
  expect(await width()).toBe(before);
});

test('sticky modifiers replace modifier keys on touch', async () => {
  const page = await openPage('?board=teaching/two-routes', TABLET);
  await waitForEditor(page);
  const fingers = new Fingers(page, await page.context().newCDPSession(page));
  const { circles, crossings } = await readStreetBoard(page);
  const pixel = async (at: Point): Promise<Point> => {
    const { x, y } = await boardToPixel(page, at);
    return [x, y];
  };
  const selection = (): Promise<string[]> =>
    editorLocator(page).evaluate((editor) => (editor as unknown as { selection: string[] }).selection);
  const strip = page.locator('lamplighter-tool-options');
  expect(await strip.getByRole('button').count()).toBe(3);
  await fingers.tap(await pixel(crossings[0]!.at));
  await strip.getByRole('button', { name: 'Add to the selection' }).tap();
  await takeScreenshot(page, 'tablet-switches');
  await fingers.tap(await pixel(circles[0]!.at));
  expect(await selection()).toEqual(['x1', 'c1']);
  // A long press applies to the whole selection.
  await fingers.hold(await pixel(circles[0]!.at), 900);
  await page.getByRole('menuitem', { name: /Merge two nodes/ }).tap();
  expect((await readStreetBoard(page)).circles).toHaveLength(2);
});

test('a new user can read the numbers at Fit in ordinary windows, and is shown circle 65 in any', async () => {
  const near = (page: Page): Promise<string | null> =>
    page.locator('lamplighter-canvas .layers').getAttribute('data-near');
  for (const options of [
    TABLET,
    { ...TABLET, deviceScaleFactor: 2 },
    { viewport: { width: 1366, height: 640 } },
    { viewport: { width: 1280, height: 600 } },
  ]) {
    const page = await openPage('?', options);
    await waitForEditor(page);
    const { height } = (await page
      .locator('lamplighter-canvas')
      .getByText('195', { exact: true })
      .boundingBox())!;
    expect(height).toBeGreaterThan(8);
    await page.close();
  }
  for (const viewport of [TABLET.viewport, { width: 820, height: 1180 }, { width: 640, height: 360 }]) {
    const page = await openPage('?', { ...TABLET, viewport });
    await waitForEditor(page);
    const card = page.locator('lamplighter-first-steps');
    const [box, map] = [await card.boundingBox(), await page.locator('main').boundingBox()];
    expect(box!.y + box!.height).toBeLessThanOrEqual(map!.y + map!.height);
    expect(await card.innerText()).not.toContain('Ctrl');
    for (let i = 0; i < 2; i++) await card.getByRole('button', { name: 'Skip' }).tap();
    await card.getByRole('button', { name: 'Show circle 65' }).tap();
    expect(await near(page)).not.toBe('far');
    const { x, y } = await boardToPixel(page, (await readStreetBoard(page)).circles[64]!.at);
    const hit = await editorLocator(page).evaluate(
      (editor, at) => editor.shadowRoot!.elementFromPoint(...at)?.localName,
      [x, y] as [number, number],
    );
    expect(hit).toBe('lamplighter-canvas');
    await takeScreenshot(page, `newcomer-${viewport.width}`);
  }
});

test('the hint of a tap is completely visible in a narrow window', async () => {
  for (const viewport of [
    { width: 820, height: 1180 },
    { width: 640, height: 360 },
  ]) {
    const page = await openPage('?board=teaching/two-routes', { ...TABLET, viewport });
    await waitForEditor(page);
    expect(
      await page
        .locator('footer .words')
        .evaluate((line) => [line.scrollWidth > line.clientWidth, line.scrollHeight > line.clientHeight]),
    ).toEqual([false, false]);
    await takeScreenshot(page, `hint-${viewport.width}`);
  }
});

test('a street is drawn by taps', async () => {
  const page = await openPage('?board=teaching/two-routes', TABLET);
  await waitForEditor(page);
  const fingers = new Fingers(page, await page.context().newCDPSession(page));
  await page.getByRole('button', { name: 'Draw streets' }).tap();
  for (const at of [
    [1000, 3000],
    [9000, 3000],
  ] as const) {
    const { x, y } = await boardToPixel(page, at);
    await fingers.tap([x, y]);
    await page.waitForTimeout(500);
  }
  expect((await readStreetBoard(page)).streets).toHaveLength(8);
});

test('on a phone the bar is one row, panels are sheets, and Done ends a chain of streets', async () => {
  const PHONE = { width: 390, height: 844 };
  const page = await openPage('?board=teaching/two-routes', { ...TABLET, viewport: PHONE });
  await waitForEditor(page);
  const boxOf = async (selector: string): Promise<{ width: number; height: number }> =>
    (await page.locator(selector).boundingBox())!;
  expect((await boxOf('header')).height).toBeLessThan(60);
  expect((await boxOf('lamplighter-canvas')).height).toBeGreaterThan(PHONE.height / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await page.locator('lamplighter-editor').innerText()).not.toMatch(/Ctrl|Esc|Enter|Alt|Shift/);
  await takeScreenshot(page, 'phone');

  await page.getByRole('button', { name: 'Selection', exact: true }).tap();
  expect((await boxOf('lamplighter-inspector')).width).toBeGreaterThan(PHONE.width - 40);
  await takeScreenshot(page, 'phone-sheet');
  await page.getByRole('button', { name: 'Collapse the panels' }).tap();

  await page.getByRole('button', { name: 'Draw streets' }).tap();
  const { x, y } = await boardToPixel(page, (await readStreetBoard(page)).circles[0]!.at);
  await page.touchscreen.tap(x, y);
  const done = page.getByRole('button', { name: 'Done' });
  await done.tap();
  await expect.poll(() => done.count()).toBe(0);
  await page.getByText('Tap a circle, crossing or junction to start a street').waitFor();
});
