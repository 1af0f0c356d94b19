/** A killed browser keeps the edits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findPageFolder } from '../cli/commands/edit/page-files.js';
import { serveEditor, type EditorServer } from '../cli/commands/edit/serve-editor.js';
import { BROWSER_ARGUMENTS, requireBrowser, BROWSER_START_TIMEOUT } from './find-browser.js';
import { createEmptyWhitechapelBoard, placeCircle, readHistorySteps } from './document-driver.js';
import { waitForEditor } from './editor-driver.js';

const profile = mkdtempSync(join(tmpdir(), 'lamplighter-'));
let server: EditorServer;
let context: BrowserContext | undefined;

beforeAll(async () => {
  server = await serveEditor({ page: findPageFolder()!, port: 0 });
});
afterAll(async () => {
  await kill();
  await server.close();
  // A killed process may write for a moment longer; retry until the folder can be removed.
  await vi.waitFor(
    () => {
      rmSync(profile, { recursive: true, force: true });
    },
    { timeout: BROWSER_START_TIMEOUT },
  );
});

/** A browser with a persistent profile. */
async function launch(path: string): Promise<Page> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath: requireBrowser(),
    args: [...BROWSER_ARGUMENTS],
    timeout: BROWSER_START_TIMEOUT,
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  await page.goto(server.address + path);
  return page;
}

/** Kills all processes of the browser: closing it would let it finish its writes. */
async function kill(): Promise<void> {
  if (!context) return;
  const killed = context;
  context = undefined;
  const session = await killed.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const gone = new Promise((resolve) => killed.once('close', resolve));
  for (const { id } of processInfo) end(id);
  await gone;
}

/** The others may have ended with the first. */
function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    return;
  }
}

test('a browser killed right after a gesture loses at most that gesture', { timeout: 300_000 }, async () => {
  const page = await createEmptyWhitechapelBoard(await launch('?board=teaching/two-routes'));
  for (let n = 1; n <= 5; n++) await placeCircle(page, n);
  await kill();
  const again = await launch('');
  await waitForEditor(again);
  expect((await readHistorySteps(again)).at).toBeGreaterThanOrEqual(4);
  expect(await again.locator('lamplighter-notices .notice').count()).toBe(0);
});
