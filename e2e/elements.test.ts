/** The elements in a plain page without our app. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LamplighterCanvas } from '../editor/view/canvas/lamplighter-canvas.js';
import type { LamplighterBoard } from '../editor/view/lamplighter-board.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import type { StreetBoard } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { launchBrowser } from './find-browser.js';
import { takeScreenshot } from './editor-fixture.js';

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
    if (path === '/empty.html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Empty</title>');
      return;
    }
    try {
      const body = readFileSync(join(root, path));
      response
        .writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1000, height: 1300 } });
  page.on('pageerror', (error) => wrong.push(error.stack ?? error.message));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/docs/examples/elements/index.html`);
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test('a board shows a relation, and a click selects another circle', async () => {
  const board = page.locator('lamplighter-board');
  await expect.poll(() => board.locator('p').textContent()).toContain('51 63 66 67 82 83 84');
  await board.evaluate((element: HTMLElement & { of: string }) => {
    element.addEventListener('lamp-pick', (event) => {
      document.title = (event as CustomEvent<{ words: string }>).detail.words;
    });
  });
  const { x, y } = await board.evaluate((element) => {
    const canvas = element.shadowRoot!.querySelector<LamplighterCanvas>('lamplighter-canvas')!;
    const [left, top] = canvas.pixelOf((canvas.board as StreetBoard).circles[0]!.at);
    const corner = canvas.getBoundingClientRect();
    return { x: corner.x + left, y: corner.y + top };
  });
  await page.mouse.click(x, y);
  await expect.poll(() => page.title()).toBe('circle 1');
  expect(await board.getAttribute('of')).toBe('c1');
  await takeScreenshot(page, 'elements');
});

test('a file that is not a board gives an error message', async () => {
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
  expect(problem).toContain('package.json is not a board file');
});

test('an earlier file that fails late does not affect the newer one', async () => {
  const board = page.locator('lamplighter-board').first();
  const set = (src: string): Promise<void> =>
    board.evaluate((element, value) => {
      element.setAttribute('src', value);
    }, src);
  let hold: (route: Route) => void;
  const held = new Promise<Route>((resolve) => (hold = resolve));
  await page.route('**/slow.json', (route) => {
    hold(route);
  });
  await set('/slow.json');
  const slow = await held;
  await set('/boards/teaching/two-routes/board.json');
  await expect.poll(() => board.locator('.number').count()).toBe(3);
  await Promise.all([page.waitForEvent('requestfailed'), slow.abort()]);
  await expect.poll(() => board.locator('p').textContent()).not.toContain('cannot be loaded');
  expect(await board.locator('.number').count()).toBe(3);
});

/** A board element on an empty page. */
async function alone(width = 600): Promise<{ page: Page; board: Locator }> {
  const { port } = server.address() as AddressInfo;
  const other = await browser.newPage({ viewport: { width, height: 600 } });
  await other.goto(`http://127.0.0.1:${port}/empty.html`);
  await other.addScriptTag({ type: 'module', url: `http://127.0.0.1:${port}/dist/elements/lamplighter.js` });
  await other.evaluate(() => {
    document.body.append(document.createElement('lamplighter-board'));
  });
  return { page: other, board: other.locator('lamplighter-board') };
}

const give = (board: Locator, properties: object): Promise<void> =>
  board.evaluate((element, given) => void Object.assign(element, given), properties);

test('a board set as a property stays when an earlier file arrives', async () => {
  const { page: other, board } = await alone();
  let hold: (route: Route) => void;
  const held = new Promise<Route>((resolve) => (hold = resolve));
  await other.route('**/boards/whitechapel/board.json', (route) => {
    hold(route);
  });
  await give(board, { src: '/boards/whitechapel/board.json' });
  const slow = await held;
  await give(board, { board: shippedBoard('teaching/two-routes') });
  await Promise.all([other.waitForEvent('requestfinished'), slow.continue()]);
  await other.waitForTimeout(300);
  expect(await board.locator('.number').count()).toBe(3);
  await other.close();
});

test('a problem is shown until there is a board, and not again', async () => {
  const { page: other, board } = await alone();
  await give(board, { src: '/none.json' });
  await board.getByText('none.json is not a board file').waitFor();
  await give(board, { board: shippedBoard('teaching/two-routes') });
  await board.locator('.number').first().waitFor();
  await board.evaluate((element) => {
    (element as unknown as LamplighterBoard).board = undefined;
  });
  await expect.poll(() => board.locator('.number').count()).toBe(0);
  expect(await board.locator('p').textContent()).toBe('');
  await other.close();
});

test('the sentence is completely visible, and Shift-click adds and removes', async () => {
  const { page: other, board } = await alone(320);
  const whitechapel = shippedBoard('whitechapel') as StreetBoard;
  await give(board, { board: whitechapel, relation: 'jack', of: 'c65' });
  const words = board.locator('p');
  await expect.poll(() => words.textContent()).toContain('51 63 66 67 82 83 84');
  expect(
    await words.evaluate((p) => [p.scrollWidth - p.clientWidth, p.scrollHeight - p.clientHeight]),
  ).toEqual([0, 0]);
  await takeScreenshot(other, 'element-board-narrow');
  const pixel = (at: readonly [number, number]): Promise<[number, number]> =>
    board.evaluate((element, place) => {
      const { canvas } = element as unknown as LamplighterBoard;
      const [[x, y], { left, top }] = [canvas.pixelOf(place), canvas.getBoundingClientRect()];
      return [left + x, top + y];
    }, at);
  const near = whitechapel.circles[64]!.at;
  await board.evaluate((element, at) => {
    (element as unknown as LamplighterBoard).flyTo(at);
  }, near);
  const away = ({ at: [x, y] }: { at: readonly [number, number] }): number =>
    Math.hypot(x - near[0], y - near[1]);
  const [crossing] = [...whitechapel.crossings].sort((a, b) => away(a) - away(b));
  await other.keyboard.down('Shift');
  await other.mouse.click(...(await pixel(crossing!.at)));
  expect(await board.getAttribute('of')).toBe(`c65 ${crossing!.id}`);
  // Sooner it would be a double click.
  await other.waitForTimeout(600);
  await other.mouse.click(...(await pixel(crossing!.at)));
  await other.keyboard.up('Shift');
  expect(await board.getAttribute('of')).toBe('c65');
  await other.close();
});

test('the board viewer handles keys', async () => {
  const board = page.locator('lamplighter-board').first();
  const of = (): Promise<string | null> => board.getAttribute('of');
  await board.evaluate((element) => {
    element.setAttribute('of', '');
    element.addEventListener('lamp-pick', (event) => {
      document.title = `picked ${(event as CustomEvent<{ words: string }>).detail.words}`;
    });
  });
  await board.locator('.sheet').focus();
  await page.keyboard.press('Tab');
  expect(await of()).toBe('c1');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toBe('picked circle 1');
  const zoom = (): Promise<number> =>
    board.evaluate((element) => (element as unknown as LamplighterBoard).canvas.camera.zoom);
  const before = await zoom();
  await page.keyboard.press('+');
  expect((await zoom()) / before).toBeCloseTo(1.4);
  await page.keyboard.press('Escape');
  expect(await of()).toBe('');
  await page.keyboard.press('Tab');
  expect(await board.locator('.sheet').evaluate((sheet) => sheet.matches(':focus'))).toBe(false);
});

test('the editor validates from another origin and after being moved in the page', async () => {
  const { port } = server.address() as AddressInfo;
  const other = await browser.newPage();
  await other.goto(`http://localhost:${port}/empty.html`);
  await other.addScriptTag({ type: 'module', url: `http://127.0.0.1:${port}/dist/elements/lamplighter.js` });
  const validated = await other.evaluate(async (board) => {
    await customElements.whenDefined('lamplighter-editor');
    const editor = document.createElement('lamplighter-editor') as unknown as LamplighterEditor;
    editor.style.height = '400px';
    document.body.append(editor);
    editor.board = board;
    // Removed and re-added while it validates.
    document.body.append(document.createElement('hr'), editor);
    for (let i = 0; i < 200 && !editor.validation.result && !editor.validation.problem; i++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return [
      editor.validation.problem ?? '',
      editor.validation.isChecking,
      editor.validation.result !== undefined,
    ];
  }, shippedBoard('teaching/two-routes'));
  expect(validated).toEqual(['', false, true]);
  await other.close();
});

test('the editor adapts to its own size and keeps its panels inside', async () => {
  const { port } = server.address() as AddressInfo;
  const other = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await other.goto(`http://127.0.0.1:${port}/empty.html`);
  await other.addScriptTag({ type: 'module', url: `http://127.0.0.1:${port}/dist/elements/lamplighter.js` });
  await other.evaluate((board) => {
    const editor = document.createElement('lamplighter-editor') as unknown as LamplighterEditor;
    editor.style.cssText = 'width: 480px; height: 500px; margin: 60px';
    document.body.append(editor);
    editor.board = board;
  }, shippedBoard('teaching/two-routes'));
  const editor = other.locator('lamplighter-editor');
  await editor.locator('.street').first().waitFor();
  expect((await editor.locator('lamplighter-canvas').boundingBox())!.width).toBeGreaterThan(400);
  expect(
    await editor.locator('header').evaluate((header) => header.scrollWidth - header.clientWidth),
  ).toBeLessThanOrEqual(0);
  await takeScreenshot(other, 'element-in-a-box');

  // In a small element the key sheet covers the editor, but not the page around it.
  await editor.evaluate((element: HTMLElement) => {
    element.style.height = '340px';
  });
  await editor.locator('.sheet').focus();
  await other.keyboard.press('?');
  const [box, sheet] = [await editor.boundingBox(), await editor.locator('lamplighter-keys').boundingBox()];
  expect(sheet!.height).toBeGreaterThan(300);
  expect(sheet!.x).toBeGreaterThanOrEqual(box!.x);
  expect(sheet!.y).toBeGreaterThanOrEqual(box!.y);
  expect(sheet!.x + sheet!.width).toBeLessThanOrEqual(box!.x + box!.width);
  expect(sheet!.y + sheet!.height).toBeLessThanOrEqual(box!.y + box!.height);
  await other.close();
});

test('properties can be set before the script loads, and a board can be removed and set again', async () => {
  const { port } = server.address() as AddressInfo;
  const other = await browser.newPage();
  const mistakes: string[] = [];
  other.on('pageerror', (error) => mistakes.push(error.message));
  await other.goto(`http://127.0.0.1:${port}/empty.html`);
  const name = await other.evaluate((board) => {
    const editor = document.createElement('lamplighter-editor') as unknown as LamplighterEditor;
    const practice = { board: 'none', sha256: '', load: () => Promise.reject(new Error('none')) };
    Object.assign(editor, { board, practice, readOnly: true });
    editor.style.cssText = 'display: block; height: 400px';
    document.body.append(editor);
    return board.name;
  }, shippedBoard('teaching/two-routes'));
  await other.addScriptTag({ type: 'module', url: `http://127.0.0.1:${port}/dist/elements/lamplighter.js` });
  const editor = other.locator('lamplighter-editor');
  await editor.locator('.street').first().waitFor();
  const own = await editor.evaluate((element) => Object.keys(element));
  for (const property of ['board', 'practice', 'readOnly']) expect(own).not.toContain(property);
  await editor.evaluate(async (element) => {
    const it = element as unknown as LamplighterEditor;
    const { board } = it;
    it.board = undefined;
    await it.updateComplete;
    it.board = board;
    await it.updateComplete;
  });
  await editor.locator('.street').first().waitFor();
  expect(await editor.locator('lamplighter-canvas .sheet').getAttribute('aria-label')).toContain(name);
  expect(mistakes).toEqual([]);
  await other.close();
});

test('the editor edits and fires events to the page', async () => {
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
