/** A browser that is killed, as by a power cut to it, keeps what was drawn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { folderOfPage } from '../cli/edit/page-files.js';
import { serveEditor, type EditorServer } from '../cli/edit/serve-editor.js';
import { CHROMIUM_ARGUMENTS, findChromium, PATIENCE } from './chromium.js';
import { emptyBoard, placeCircle, steps } from './drawing.js';
import { ready } from './hands.js';

const profile = mkdtempSync(join(tmpdir(), 'lamplighter-'));
let server: EditorServer;
let context: BrowserContext | undefined;

beforeAll(async () => {
  server = await serveEditor({ page: folderOfPage()!, port: 0 });
});
afterAll(async () => {
  await kill();
  await server.close();
  // What is killed may end a moment later, and write until then; Node's own retries pass over what came in between.
  await vi.waitFor(
    () => {
      rmSync(profile, { recursive: true, force: true });
    },
    { timeout: PATIENCE },
  );
});

/** A browser with a profile that outlives it, unlike the tests' usual one. */
async function launch(path: string): Promise<Page> {
  context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS],
    timeout: PATIENCE,
    viewport: { width: 1280, height: 720 },
  });
  const page = await context.newPage();
  await page.goto(server.address + path);
  return page;
}

/** Kills the browser by its processes, all of them: closing it, or leaving one, would let it finish what it writes. */
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

test(
  'a browser that is killed right after a gesture loses at most that gesture',
  { timeout: 300_000 },
  async () => {
    const page = await emptyBoard(await launch('?board=teaching/two-routes'));
    for (let n = 1; n <= 5; n++) await placeCircle(page, n);
    await kill();
    const again = await launch('');
    await ready(again);
    expect((await steps(again)).at).toBeGreaterThanOrEqual(4);
    expect(await again.locator('lamplighter-notices .notice').count()).toBe(0);
  },
);
