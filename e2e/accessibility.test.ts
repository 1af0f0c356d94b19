/** Automatic accessibility checks of every panel in every theme. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { simulateFullDisk, waitUntilSaved } from './document-driver.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import {
  canvasLocator,
  clickAt,
  editorLocator,
  readFindings,
  openInspectorGroups,
  openWaiverForm,
  boardToPixel,
  waitForEditor,
  readStreetBoard,
  pressToolKey,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-axe-'));
const file = join(folder, 'board.json');
copyFileSync(join(import.meta.dirname, '../boards/teaching/two-routes/board.json'), file);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

// A refusal to save is part of the test.
const { openPage } = useEditor(file, { forgive: /status of 4/ });

/** Rules of WCAG 2.2 AA and older that axe has. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A part of the page, or one inside the editor. */
type Part = string | [string, string];
const inside = (part: string): Part => ['lamplighter-editor', part];

/** `parts`: the elements to check, because checking everything again takes long; default is all. */
async function expectClean(page: Page, what: string, ...parts: readonly Part[]): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  for (const part of parts) axe.include(typeof part === 'string' ? part : { fromShadowDom: part });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.locator('lamplighter-editor').evaluate((editor, name) => {
    editor.setAttribute('theme', name);
  }, theme);

const THEMES = ['light', 'dark', 'contrast'] as const;

test.each(THEMES)('%s: every panel', { timeout: 240_000 }, async (theme) => {
  // A small board: axe visits every element, and the panels are the same.
  const page = await openPage('?board=teaching/whitehall-in-little');
  await waitForEditor(page);
  await setTheme(page, theme);
  await expectClean(page, 'opened');
  await takeScreenshot(page, `theme-${theme}`);
  /** Layout is the same in every theme, colours are not. */
  const expectOver = (what: string, part: Part): Promise<void> =>
    expectClean(page, what, ...(theme === 'light' ? [] : [part]));

  // A finding, a selection, a lens.
  await canvasLocator(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await expect
    .poll(async () => (await readFindings(page)).some((each) => each.startsWith('error')))
    .toBe(true);
  await expectClean(page, 'findings');
  for (const panel of ['History', 'Scan', 'Layers']) {
    await page.getByRole('tab', { name: panel }).click();
    await expectClean(page, panel, inside('.tabs'));
  }
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Tab');
  await page.keyboard.press('l');
  await expectClean(page, 'a circle selected, and a lens');
  for (const tool of theme === 'light' ? ['c', 'x', 's', 'b', 'g', 'p'] : ['c', 'b']) {
    await pressToolKey(page, tool);
    await expectClean(page, `the tool ${tool}`, ...['nav', 'main', 'footer'].map(inside));
  }
  await pressToolKey(page, 'v');
  await page.keyboard.press('Control+k');
  await expectOver('the palette', inside('lamplighter-palette'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectOver('the keys', inside('lamplighter-keys'));
  await page.keyboard.press('Escape');
  await page.getByTitle(/^Open/).first().click();
  await page.locator('lamplighter-welcome').waitFor();
  await expectOver('the boards', 'lamplighter-welcome');
  await takeScreenshot(page, `welcome-${theme}`);
});

test.each(THEMES)(
  '%s: many groups open, several entities selected, an invalid form, the magnifier',
  async (theme) => {
    const page = await openPage('?board=teaching/whitehall-in-little');
    await waitForEditor(page);
    await setTheme(page, theme);
    await openInspectorGroups(page);
    await expectClean(page, 'every group of fields', inside('lamplighter-inspector'));

    // A context menu for several entities, with their common fields in the inspector.
    await openWaiverForm(page);
    await canvasLocator(page).focus();
    await page.keyboard.press('Control+a');
    const { x, y } = await boardToPixel(page, (await readStreetBoard(page)).circles[0]!.at);
    await page.mouse.click(x, y, { button: 'right' });
    await page.getByRole('menu').waitFor();
    await expectClean(page, 'all selected', inside('lamplighter-inspector'), inside('lamplighter-menu'));
    await page.keyboard.press('Escape');
    const inspector = page.locator('lamplighter-inspector');
    await inspector.getByRole('button', { name: /circles/ }).click();
    await inspector.getByLabel('Colour').waitFor();
    // Enter shows the keyboard pointer, and the magnifier stays under it.
    await canvasLocator(page).focus();
    await page.keyboard.press('Enter');
    await editorLocator(page).evaluate((editor) => {
      (editor as unknown as LamplighterEditor).command('view.magnify');
    });
    await page.locator('lamplighter-loupe').waitFor();
    await page.locator('lamplighter-findings').getByText('Enter a reason').waitFor();
    const parts = ['lamplighter-inspector', 'lamplighter-findings', 'lamplighter-loupe'];
    await expectClean(page, 'circles, the form to waive, the magnifier', ...parts.map(inside));
    await takeScreenshot(page, `much-open-${theme}`);
  },
);

test.each(THEMES)('%s: overlays of the map', async (theme) => {
  const page = await openPage();
  await waitForEditor(page);
  await setTheme(page, theme);
  await clickAt(page, (await readStreetBoard(page)).circles[0]!.at);
  await page.keyboard.press('ArrowRight');
  await waitUntilSaved(page);
  // Another program has changed the file.
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "', '"name": "!'));
  await page.keyboard.press('Control+s');
  await page.locator('lamplighter-conflict').waitFor();
  await expectClean(page, 'a conflict', 'lamplighter-conflict');
  await page.getByRole('button', { name: 'Decide later' }).click();
  await simulateFullDisk(page, true);
  await canvasLocator(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('lamplighter-saved .alarm').waitFor();
  await expectClean(page, 'an alarm', 'lamplighter-saved');
  await simulateFullDisk(page, false);
  await canvasLocator(page).click({ button: 'right', position: { x: 300, y: 300 } });
  await page.getByRole('menu').waitFor();
  await expectClean(page, 'a menu', inside('lamplighter-menu'));
  await page.keyboard.press('Escape');
  await page.locator('lamplighter-saved .alarm').waitFor({ state: 'detached', timeout: 20_000 });
});

test('first steps, a scan, and the collapsed panels of a tablet', async () => {
  // Without a file, as for a new user.
  const page = await openPage('?', { viewport: { width: 1024, height: 768 } });
  await waitForEditor(page);
  for (const theme of THEMES) {
    await setTheme(page, theme);
    if (theme === 'light') await page.locator('lamplighter-first-steps').waitFor();
    await expectClean(page, `${theme}: the first steps`, 'lamplighter-first-steps');
    await page.getByRole('tab', { name: 'Scan' }).click();
    await page.getByLabel('Opacity').waitFor();
    await expectClean(page, `${theme}: a scan`, inside('lamplighter-scan-panel'));
  }
  await page.getByRole('button', { name: 'Collapse the panels' }).click();
  await expectClean(page, 'the strip', inside('aside'));
});

test('a hex board in the dark theme', async () => {
  const page = await openPage('?board=mr-jack-2006', { colorScheme: 'dark' });
  await waitForEditor(page);
  await pressToolKey(page, 'h');
  await expectClean(page, 'hexes');
  await pressToolKey(page, 'e');
  await expectClean(page, 'pieces');
  await takeScreenshot(page, 'hex-dark');
});
