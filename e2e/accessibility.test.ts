/** What a machine can tell of accessibility, on every panel in every theme. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { fillDisk, saved } from './drawing.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import {
  canvasOf,
  click,
  editorOf,
  findingsOn,
  openGroups,
  openWaiving,
  pixelOf,
  ready,
  streetBoardOn,
  take,
} from './hands.js';
import { picture, stage } from './harness.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-axe-'));
const file = join(folder, 'board.json');
copyFileSync(join(import.meta.dirname, '../boards/teaching/two-routes/board.json'), file);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

// A refusal to save is what is looked at.
const { open } = stage(file, { forgive: /status of 4/ });

/** Rules of WCAG 2.2 AA and older, as far as axe knows them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A part of the page, or one inside the editor. */
type Part = string | [string, string];
const inside = (part: string): Part => ['lamplighter-editor', part];

/** `parts`: the elements to look at, since what was looked at already takes as long again; else all that is there. */
async function expectClean(page: Page, what: string, ...parts: readonly Part[]): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  for (const part of parts) axe.include(typeof part === 'string' ? part : { fromShadowDom: part });
  const { violations } = await axe.analyze();
  const told = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(told).toEqual([]);
}

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.locator('lamplighter-editor').evaluate((editor, name) => {
    editor.setAttribute('theme', name);
  }, theme);

const THEMES = ['light', 'dark', 'contrast'] as const;

test.each(THEMES)('%s: every panel', { timeout: 240_000 }, async (theme) => {
  // A small board: axe looks at every element, and the panels are the same.
  const page = await open('?board=teaching/whitehall-in-little');
  await ready(page);
  await setTheme(page, theme);
  await expectClean(page, 'opened');
  await picture(page, `theme-${theme}`);
  /** How what lies over a page goes with the rest of it is the same in every theme; its colours are not. */
  const expectOver = (what: string, part: Part): Promise<void> =>
    expectClean(page, what, ...(theme === 'light' ? [] : [part]));

  // Something broken, something selected, a lens.
  await canvasOf(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await findingsOn(page)).some((each) => each.startsWith('error'))).toBe(true);
  await expectClean(page, 'findings');
  for (const panel of ['History', 'Scan', 'Layers']) {
    await page.getByRole('tab', { name: panel }).click();
    await expectClean(page, panel, inside('.tabs'));
  }
  await canvasOf(page).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Tab');
  await page.keyboard.press('l');
  await expectClean(page, 'a circle selected, and a lens');
  for (const tool of theme === 'light' ? ['c', 'x', 's', 'b', 'g', 'p'] : ['c', 'b']) {
    await take(page, tool);
    await expectClean(page, `the tool ${tool}`, ...['nav', 'main', 'footer'].map(inside));
  }
  await take(page, 'v');
  await page.keyboard.press('Control+k');
  await expectOver('the palette', inside('lamplighter-palette'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectOver('the keys', inside('lamplighter-keys'));
  await page.keyboard.press('Escape');
  await page.getByTitle(/^Open/).first().click();
  await page.locator('lamplighter-welcome').waitFor();
  await expectOver('the boards', 'lamplighter-welcome');
  await picture(page, `welcome-${theme}`);
});

test.each(THEMES)('%s: much open, much selected, a form that is wrong, the magnifier', async (theme) => {
  const page = await open('?board=teaching/whitehall-in-little');
  await ready(page);
  await setTheme(page, theme);
  await openGroups(page);
  await expectClean(page, 'every group of fields', inside('lamplighter-inspector'));

  // A menu for many things, with what they share in the inspector.
  await openWaiving(page);
  await canvasOf(page).focus();
  await page.keyboard.press('Control+a');
  const { x, y } = await pixelOf(page, (await streetBoardOn(page)).circles[0]!.at);
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menu').waitFor();
  await expectClean(page, 'all selected', inside('lamplighter-inspector'), inside('lamplighter-menu'));
  await page.keyboard.press('Escape');
  const inspector = page.locator('lamplighter-inspector');
  await inspector.getByRole('button', { name: /circles/ }).click();
  await inspector.getByLabel('Colour').waitFor();
  // Enter brings the keyboard's pointer out, under which the magnifier stays.
  await canvasOf(page).focus();
  await page.keyboard.press('Enter');
  await editorOf(page).evaluate((editor) => {
    (editor as unknown as LamplighterEditor).command('view.magnify');
  });
  await page.locator('lamplighter-loupe').waitFor();
  await page.locator('lamplighter-findings').getByText('Say why').waitFor();
  const parts = ['lamplighter-inspector', 'lamplighter-findings', 'lamplighter-loupe'];
  await expectClean(page, 'circles, the form to waive, the magnifier', ...parts.map(inside));
  await picture(page, `much-open-${theme}`);
});

test.each(THEMES)('%s: what comes over the map', async (theme) => {
  const page = await open();
  await ready(page);
  await setTheme(page, theme);
  await click(page, (await streetBoardOn(page)).circles[0]!.at);
  await page.keyboard.press('ArrowRight');
  await saved(page);
  // Somebody else has changed the file.
  writeFileSync(file, readFileSync(file, 'utf8').replace('"name": "', '"name": "!'));
  await page.keyboard.press('Control+s');
  await page.locator('lamplighter-conflict').waitFor();
  await expectClean(page, 'a conflict', 'lamplighter-conflict');
  await page.getByRole('button', { name: 'Decide later' }).click();
  await fillDisk(page, true);
  await canvasOf(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('lamplighter-saved .alarm').waitFor();
  await expectClean(page, 'an alarm', 'lamplighter-saved');
  await fillDisk(page, false);
  await canvasOf(page).click({ button: 'right', position: { x: 300, y: 300 } });
  await page.getByRole('menu').waitFor();
  await expectClean(page, 'a menu', inside('lamplighter-menu'));
  await page.keyboard.press('Escape');
  await page.locator('lamplighter-saved .alarm').waitFor({ state: 'detached', timeout: 20_000 });
});

test('the first steps, a scan, and the strip of a tablet', async () => {
  // Without the file, as a newcomer comes.
  const page = await open('?', { viewport: { width: 1024, height: 768 } });
  await ready(page);
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

test('a hex board, in the dark', async () => {
  const page = await open('?board=mr-jack-2006', { colorScheme: 'dark' });
  await ready(page);
  await take(page, 'h');
  await expectClean(page, 'hexes');
  await take(page, 'e');
  await expectClean(page, 'pieces');
  await picture(page, 'hex-dark');
});
