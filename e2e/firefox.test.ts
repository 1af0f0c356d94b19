/** A journey in Firefox: welcome, trace, undo, a scan by drop, calibration, reload, two tabs, save, export. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPageFolder } from '../cli/commands/edit/page-files.js';
import { serveEditor, type EditorServer } from '../cli/commands/edit/serve-editor.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import type { LamplighterScanLayer } from '../editor/view/scan/lamplighter-scan-layer.js';
import { applyHomography, formatBoard, type Point, type StreetBoard } from '../model/index.js';
import { BOARD_NAME, NODE_PIXELS, SCAN_CORNERS, SCAN_FILE } from './board-to-trace.js';
import { BROWSER_START_TIMEOUT } from './find-browser.js';
import { findFirefox } from './find-firefox.js';

const downloads = mkdtempSync(join(tmpdir(), 'lamplighter-'));
let browser: Browser;
let server: EditorServer;

beforeAll(async () => {
  server = await serveEditor({ page: findPageFolder()!, port: 0 });
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox()!,
    headless: true,
    timeout: BROWSER_START_TIMEOUT,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/json',
    },
  });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(downloads, { recursive: true, force: true });
});

async function openPage(address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  await page.goto(address);
  await page.waitForSelector('lamplighter-editor >>> lamplighter-canvas >>> .sheet');
  await page.waitForFunction(() => customElements.get('lamplighter-palette') !== undefined);
  return page;
}

const readBoard = (page: Page): Promise<StreetBoard> =>
  page.evaluate(() => document.querySelector<LamplighterEditor>('lamplighter-editor')!.board as StreetBoard);
const readStep = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector<LamplighterEditor>('lamplighter-editor')!.state!.history.at);

async function clickOn(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true });
  await element!.click();
}

/** Clicks a board point. */
async function clickAt(page: Page, at: Point): Promise<void> {
  const [x, y] = await page.evaluate((place) => {
    const { canvas } = document.querySelector<LamplighterEditor>('lamplighter-editor')!;
    const { left, top } = canvas.getBoundingClientRect();
    const [right, down] = canvas.pixelOf(place);
    return [left + right, top + down] as const;
  }, at);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

async function pressToolKey(page: Page, key: string): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<LamplighterEditor>('lamplighter-editor')!.canvas.focus();
  });
  await page.keyboard.press(key as 'c');
}

async function pressWithControl(page: Page, key: string): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key as 's');
  await page.keyboard.up('Control');
}

/** The board point of a scan pixel. */
async function onScan(page: Page, pixel: Point): Promise<Point> {
  const layer = await page.waitForSelector('lamplighter-editor >>> lamplighter-scan-layer');
  const map = await layer!.evaluate((element) => (element as unknown as LamplighterScanLayer).map!);
  return applyHomography(map, pixel);
}

async function dropScan(page: Page): Promise<void> {
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'scan.jpg', { type: 'image/jpeg' }));
    const { canvas } = document.querySelector<LamplighterEditor>('lamplighter-editor')!;
    for (const kind of ['dragover', 'drop'])
      canvas.dispatchEvent(
        new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
      );
    await Promise.resolve();
  }, readFileSync(SCAN_FILE).toString('base64'));
}

test('welcome, trace, undo, scan by drop, calibrate, reload, two tabs, save, export', async () => {
  const page = await openPage(server.address);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));

  // Welcome: a board of one's own.
  await clickOn(page, 'lamplighter-editor >>> button.name');
  await page.waitForSelector('lamplighter-welcome >>> select');
  await (await page.$('lamplighter-welcome >>> select'))!.select('wm');
  const name = await page.waitForSelector('lamplighter-welcome >>> form input:not([type="file"])');
  await name!.type(BOARD_NAME);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readBoard(page)).name).toBe(BOARD_NAME);

  // A scan by drop, calibrated by four corners.
  await dropScan(page);
  await page.waitForFunction(
    () =>
      document.querySelector<LamplighterEditor>('lamplighter-editor')!.board!.provenance.scans?.length === 1,
  );
  const first = await readStep(page);
  await pressToolKey(page, 'p');
  for (const [i, corner] of SCAN_CORNERS.entries()) {
    await clickAt(page, await onScan(page, corner));
    await expect.poll(() => readStep(page)).toBe(first + i + 1);
  }

  // Trace and undo.
  await pressToolKey(page, 'f');
  await pressToolKey(page, 'c');
  for (const id of ['c1', 'c2'] as const) await clickAt(page, await onScan(page, NODE_PIXELS[id]));
  await pressToolKey(page, 's');
  for (const id of ['c1', 'c2'] as const) await clickAt(page, await onScan(page, NODE_PIXELS[id]));
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await readBoard(page)).streets.length).toBe(1);
  await pressWithControl(page, 'z');
  await expect.poll(async () => (await readBoard(page)).streets.length).toBe(0);
  await pressWithControl(page, 'y');
  await expect.poll(async () => (await readBoard(page)).streets.length).toBe(1);

  // A reload keeps the board, its history and the scan.
  await page.waitForSelector('lamplighter-saved[data-state="saved"]');
  const step = await readStep(page);
  await page.reload();
  await page.waitForSelector('lamplighter-editor >>> lamplighter-canvas >>> .sheet');
  expect([(await readBoard(page)).streets.length, await readStep(page)]).toEqual([1, step]);
  await page.waitForFunction(() => {
    const layer = document
      .querySelector('lamplighter-editor')!
      .shadowRoot!.querySelector('lamplighter-scan-layer') as unknown as LamplighterScanLayer;
    return layer.picture !== undefined;
  });

  // A second tab is read-only, and follows.
  const second = await openPage(page.url());
  await second.waitForSelector('lamplighter-saved[data-state="elsewhere"]');
  await page.bringToFront();
  await pressToolKey(page, 'c');
  await clickAt(page, await onScan(page, NODE_PIXELS.c3));
  await expect.poll(async () => (await readBoard(second)).circles.length).toBe(3);
  await second.close();

  // Saving downloads a copy, which a notice states; export.
  await page.bringToFront();
  await pressToolKey(page, 'v');
  await pressWithControl(page, 's');
  const file = join(downloads, 'two-routes-traced.board.json');
  await expect.poll(() => existsSync(file), { timeout: 20_000 }).toBe(true);
  await expect
    .poll(() => readFileSync(file, 'utf8'), { timeout: 20_000 })
    .toBe(formatBoard(await readBoard(page)));
  const words = await page.evaluate(
    () => document.querySelector<LamplighterEditor>('lamplighter-editor')!.state!.announcement,
  );
  expect(words).toBe('Downloaded a copy.');
  await pressWithControl(page, 'k');
  await page.waitForSelector('lamplighter-editor >>> lamplighter-palette >>> input');
  await page.keyboard.type('Export canonical');
  await page.keyboard.press('Enter');
  const exported = join(downloads, 'two-routes-traced.canonical.json');
  await expect.poll(() => existsSync(exported), { timeout: 20_000 }).toBe(true);
  expect(errors).toEqual([]);
});
