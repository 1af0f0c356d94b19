/** The site, built and served from a folder of a host: its weight, its layout, its accessibility, and what its pages do. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from './axe.js';
import { launchBrowser } from './find-browser.js';
import { type FolderHost, hostFolder } from './folder-host.js';

const root = join(import.meta.dirname, '..');
const LANDING_LIMIT = 100_000;

let host: FolderHost;
let browser: Browser;
const wrong: string[] = [];

beforeAll(async () => {
  // The build ends with an error if a link of the site is broken.
  execFileSync('node', ['--import', 'tsx', 'site/build-site.ts'], { cwd: root, stdio: 'pipe' });
  host = await hostFolder(join(root, 'dist/site'), '/somewhere/below/');
  browser = await launchBrowser();
}, 600_000);

afterAll(async () => {
  await browser.close();
  await host.close();
});

async function open(path: string, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  const page = await browser.newPage(options);
  page.on('pageerror', (error) => wrong.push(`${path}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${path}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => wrong.push(`${path}: ${request.url()} failed`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(host.address))
      wrong.push(`${path} asks another host for ${request.url()}`);
  });
  await page.goto(`${host.address}${path}`, { waitUntil: 'networkidle' });
  return page;
}

test('the landing page is light, does not shift, and shows a live board on request', async () => {
  host.takeBytes();
  const page = await open('index.html', { viewport: { width: 1440, height: 900 } });
  const bytes = host.takeBytes();
  expect(bytes).toBeLessThan(LANDING_LIMIT);
  expect(bytes).toBeGreaterThan(5_000);
  await page.locator('#make-live').click();
  await expect
    .poll(() => page.locator('lamplighter-board').locator('[part=words]').textContent())
    .toContain('51 63 66 67 82 83 84');
  await page.close();
});

const PAGES = [
  'index.html',
  'docs/index.html',
  'docs/format.html',
  'docs/rules/street/dead-end.html',
  'gallery/index.html',
  'gallery/whitechapel/index.html',
  'gallery/mr-jack-2006/index.html',
  'validate.html',
];

describe.each(PAGES)('%s', (path) => {
  test.each([
    ['light', 390],
    ['dark', 820],
    ['dark', 1440],
  ] as const)(
    'in %s at %i pixels has no violation of accessibility and does not scroll sideways or shift',
    async (colorScheme, width) => {
      // prettier-ignore
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const shown = window as Window & { layoutShift?: number };
        shown.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
            shown.layoutShift! += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${host.address}${path}`, { waitUntil: 'networkidle' });
      await expectNoAxeViolations(page, path);
      const shift = await page.evaluate(() => (window as Window & { layoutShift?: number }).layoutShift!);
      // The viewer takes the place of the picture on the page of a board, and is a little taller or lower.
      expect(shift).toBeLessThanOrEqual(path.startsWith('gallery/') ? 0.05 : 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await context.close();
    },
  );
});

test('search finds a rule by keyboard alone', async () => {
  const page = await open('docs/index.html');
  await page.keyboard.press('/');
  await page.keyboard.type('dead-end');
  await expect.poll(() => page.locator('#hits [role=option]').count()).toBeGreaterThan(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/rules\/street\/dead-end\.html/);
  expect(await page.locator('h1').textContent()).toBe('street/dead-end');
  await page.close();
});

test('the theme is kept from page to page', async () => {
  const page = await open('index.html', { colorScheme: 'light' });
  await page.locator('#theme').click();
  await page.locator('#theme').click();
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto(`${host.address}docs/format.html`);
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
  await page.close();
});

test('a dropped file gets the report of the validator, and nothing is sent', async () => {
  const page = await open('validate.html');
  host.takeBytes();
  const text = readFileSync(join(root, 'boards/whitehall/board.json'), 'utf8');
  await page.locator('#files').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text.replace('"colour": "white"', '"colour": "red"')),
  });
  await expect.poll(() => page.locator('#status').textContent(), { timeout: 60_000 }).toContain('1 error');
  await expect
    .poll(() => page.frameLocator('#report').locator('body').textContent())
    .toContain('colour/wrong-game-colour');
  expect(await page.locator('#download').getAttribute('href')).toMatch(/^blob:/);
  await page.close();
});

test('a board of the gallery is live and shows its relations', async () => {
  const page = await open('gallery/whitechapel/index.html');
  const board = page.locator('lamplighter-board');
  await expect.poll(() => board.locator('[part=words]').textContent()).toContain('Whitechapel');
  await page.locator('#lens').selectOption('jack');
  expect(await board.getAttribute('relation')).toBe('jack');
  const links = await page.locator('.downloads a').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)); // prettier-ignore
  expect(links.length).toBeGreaterThan(8);
  await page.close();
});

test('the editor of the site starts with a board of the gallery', async () => {
  const page = await open('gallery/whitehall/index.html');
  await page.locator('a.button').click();
  await expect
    .poll(() => page.locator('lamplighter-editor').locator('lamplighter-canvas').first().isVisible(), { timeout: 60_000 })
    .toBe(true); // prettier-ignore
  await page.close();
});

test('schemas have stable paths', () => {
  const schema = JSON.parse(
    readFileSync(join(root, 'dist/site/schemas/board.schema.json'), 'utf8'),
  ) as object;
  expect(schema).toHaveProperty('$schema');
});

test('no page has an error or asks another host', () => {
  expect(wrong).toEqual([]);
});
