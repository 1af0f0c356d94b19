/** A browser that is killed, as by a power cut to it, keeps what was drawn. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderOfPage } from '../cli/edit/page-files.js';
import { serveEditor, type EditorServer } from '../cli/edit/serve-editor.js';
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.js';
import { emptyBoard, placeCircle, steps } from './drawing.js';
import { ready } from './hands.js';

const profile = mkdtempSync(join(tmpdir(), 'lamplighter-'));
let server: EditorServer;
let browser: ChildProcess | undefined;

beforeAll(async () => {
  server = await serveEditor({ page: folderOfPage()!, port: 0 });
});
afterAll(async () => {
  await kill();
  await server.close();
  // The browser's other processes end a moment after it, and write until then.
  rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** A browser of our own, since the tests' usual one ends itself in an orderly way. */
async function launch(path: string): Promise<Page> {
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const started = spawn(findChromium(), [...CHROMIUM_ARGUMENTS, ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  browser = started;
  let address = '';
  for await (const line of createInterface({ input: started.stderr })) {
    address = /ws:\S+/.exec(line)?.[0] ?? '';
    if (address !== '') break;
  }
  const connected = await chromium.connectOverCDP(address);
  const page = await connected.contexts()[0]!.newPage();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(server.address + path);
  return page;
}

const kill = (): Promise<void> =>
  new Promise((resolve) => {
    browser?.once('exit', () => {
      resolve();
    });
    if (!browser?.kill('SIGKILL')) resolve();
  });

test('a browser that is killed right after a gesture loses at most that gesture', async () => {
  const page = await emptyBoard(await launch('?board=teaching/two-routes'));
  for (let n = 1; n <= 5; n++) await placeCircle(page, n);
  await kill();
  const again = await launch('');
  await ready(again);
  expect((await steps(again)).at).toBeGreaterThanOrEqual(4);
  expect(await again.locator('lamplighter-notices .notice').count()).toBe(0);
});
