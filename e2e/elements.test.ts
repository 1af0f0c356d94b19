/** The elements in a plain page of somebody else, without our app. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.js';
import { picture } from './harness.js';

const root = join(import.meta.dirname, '..');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

let server: Server;
let browser: Browser;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url!, 'http://127.0.0.1').pathname);
    try {
      const body = readFileSync(join(root, path));
      response
        .writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
  page.on('pageerror', (error) => wrong.push(error.stack ?? error.message));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/docs/examples/elements/index.html`);
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test('a board shows a relation, and a click asks about another circle', async () => {
  const board = page.locator('lamplighter-board');
  await expect.poll(() => board.locator('p').textContent()).toContain('51 63 66 67 82 83 84');
  await board.evaluate((element: HTMLElement & { of: string }) => {
    element.addEventListener('lamp-pick', (event) => {
      document.title = (event as CustomEvent<{ words: string }>).detail.words;
    });
  });
  const box = (await board.locator('.circle', { hasText: /^1$/ }).first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => page.title()).toBe('circle 1');
  expect(await board.getAttribute('of')).toBe('c1');
  await picture(page, 'elements');
});

test('a file that is no board gets a sentence', async () => {
  const problem = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const board = document.createElement('lamplighter-board');
        board.addEventListener('lamp-problem', (event) => {
          resolve((event as CustomEvent<string>).detail);
        });
        board.setAttribute('src', '../../../package.json');
        document.body.append(board);
      }),
  );
  expect(problem).toContain('package.json is no board');
});

test('the editor edits, and tells the page', async () => {
  const editor = page.locator('lamplighter-editor');
  await editor.locator('.street').first().waitFor();
  const sheet = editor.locator('.sheet');
  await sheet.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await expect.poll(() => page.locator('output').textContent()).toBe('6 streets now.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.locator('output').textContent()).toBe('7 streets now.');
  expect(wrong).toEqual([]);
});
