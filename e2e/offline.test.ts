/** The published editor: any folder of a host, a second visit without a network, installing, and updates on request. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canvasLocator, editorLocator, readStreetBoard, waitForEditor } from './editor-driver.js';
import { launchBrowser } from './find-browser.js';
import { hostSiteEditor, type StaticHost } from './static-host.js';

let browser: Browser;
const hosts: StaticHost[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await Promise.all(hosts.map((host) => host.close()));
});

async function host(...given: Parameters<typeof hostSiteEditor>): Promise<StaticHost> {
  const made = await hostSiteEditor(...given);
  hosts.push(made);
  return made;
}

/** Opens the page and waits until the service worker has kept it. */
async function visit(address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await page.goto(address);
  await waitForEditor(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test('a second visit without a network shows the board with its edits, and loads what is loaded on demand', async () => {
  const { address, close } = await host({ folder: '/some/sub-path/' });
  const page = await visit(`${address}?board=whitehall`);
  const before = (await readStreetBoard(page)).circles.find(({ number }) => number === 1)!.at;
  await editorLocator(page).evaluate(
    (editor) => ((editor as unknown as { selection: string[] }).selection = ['c1']),
  );
  await canvasLocator(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Kept in this browser').first().waitFor();
  await close();
  await page.reload();
  await waitForEditor(page);
  expect((await readStreetBoard(page)).circles.find(({ number }) => number === 1)!.at).toEqual([before[0] + 1, before[1]]); // prettier-ignore
  // The engine, and another board, are parts that the first visit did not load.
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Play a game');
  await page.keyboard.press('Enter');
  await page.locator('lamplighter-play').getByRole('button', { name: 'Begin a game' }).waitFor();
  await page.goto(`${address}index.html?board=mr-jack-2016`);
  await waitForEditor(page);
  expect(await page.title()).toContain('Mr Jack');
});

test('the page can be installed', async () => {
  const { address } = await host({ folder: '/lamplighter/' });
  const page = await visit(address);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: readonly { errorId: string }[];
  };
  // Tests run in a window without a profile that is kept, which installs nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('a new version is offered, and used only when the user asks for it', async () => {
  let version = 1;
  const { address } = await host({
    folder: '/editor/',
    change: (file, text) =>
      file === '/index.html'
        ? text.replace('<html', `<html data-version="${version}"`)
        : text.replace(/(lamplighter \$\{\w+\} )/, `$1${version} `).concat(`// ${version}\n`),
  });
  const page = await visit(address);
  const shown = (): Promise<string | null> => page.locator('html').getAttribute('data-version');
  const offer = page.getByRole('button', { name: 'Reload with the new version' });
  expect([await shown(), await offer.count()]).toEqual(['1', 0]);
  version = 2;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await offer.waitFor();
  await page.reload();
  await waitForEditor(page);
  expect(await shown()).toBe('1');
  await offer.click();
  await expect.poll(shown).toBe('2');
  await waitForEditor(page);
});
