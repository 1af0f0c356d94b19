/** The built editor in a real browser: one browser per test file, one isolated profile per test. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { findPageFolder } from '../cli/commands/edit/page-files.js';
import { serveEditor, type EditorServer } from '../cli/commands/edit/serve-editor.js';
import { launchBrowser } from './find-browser.js';

export interface EditorFixture {
  /** A page in its own profile. Its errors, and requests to other hosts, fail the test. */
  readonly openPage: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Another page in the same profile: a second tab. */
  readonly openTab: (beside: Page, path?: string) => Promise<Page>;
  readonly server: () => EditorServer;
}

/** Starts server and browser for the tests of a file, and stops them after. `forgive`: expected console errors. */
export function useEditor(file?: string, { forgive = /$^/ }: { forgive?: RegExp } = {}): EditorFixture {
  let browser: Browser;
  let server: EditorServer;
  let contexts: BrowserContext[] = [];
  let wrong: string[] = [];
  beforeAll(async () => {
    const page = findPageFolder();
    if (page === undefined) throw new Error('The editor has not been built. Run "npm run build" first.');
    server = await serveEditor({ page, port: 0, ...(file !== undefined && { file }) });
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const found = wrong;
    wrong = [];
    if (found.length > 0) throw new Error(`The page complained:\n${found.join('\n')}`);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const visit = async (context: BrowserContext, path: string): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => wrong.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !forgive.test(message.text())) wrong.push(message.text());
    });
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (!['blob:', 'data:'].includes(protocol) && hostname !== '127.0.0.1')
        wrong.push(`asked ${request.url()}`);
    });
    const { origin, search } = new URL(server.address);
    await page.goto(`${origin}/${path === '' ? search : path}`);
    return page;
  };
  return {
    openPage: async (path = '', options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
      contexts.push(context);
      return visit(context, path);
    },
    openTab: (beside, path = '') => visit(beside.context(), path),
    server: () => server,
  };
}

/** Takes a screenshot for people to look at; e2e/pictures is not in the repository. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  const folder = join(import.meta.dirname, 'pictures');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
