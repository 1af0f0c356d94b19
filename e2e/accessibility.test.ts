/** Automatic accessibility checks of forms, overlays, first steps and a hex board. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { expectNoAxeViolations, inEditor, setTheme, THEMES } from './axe.js';
import { simulateFullDisk, waitUntilSaved } from './document-driver.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import {
  canvasLocator,
  clickAt,
  editorLocator,
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

test.each(THEMES)(
  '%s: many groups open, several entities selected, an invalid form, the magnifier',
  async (theme) => {
    const page = await openPage('?board=teaching/whitehall-in-little');
    await waitForEditor(page);
    await setTheme(page, theme);
    await openInspectorGroups(page);
    await expectNoAxeViolations(page, 'every group of fields', inEditor('lamplighter-inspector'));

    // A context menu for several entities, with their common fields in the inspector.
    await openWaiverForm(page);
    await canvasLocator(page).focus();
    await page.keyboard.press('Control+a');
    const { x, y } = await boardToPixel(page, (await readStreetBoard(page)).circles[0]!.at);
    await page.mouse.click(x, y, { button: 'right' });
    await page.getByRole('menu').waitFor();
    await expectNoAxeViolations(
      page,
      'all selected',
      inEditor('lamplighter-inspector'),
      inEditor('lamplighter-menu'),
    );
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
    await expectNoAxeViolations(page, 'circles, the form to waive, the magnifier', ...parts.map(inEditor));
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
  await expectNoAxeViolations(page, 'a conflict', 'lamplighter-conflict');
  await page.getByRole('button', { name: 'Decide later' }).click();
  await simulateFullDisk(page, true);
  await canvasLocator(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('lamplighter-saved .alarm').waitFor();
  await expectNoAxeViolations(page, 'an alarm', 'lamplighter-saved');
  await simulateFullDisk(page, false);
  await canvasLocator(page).click({ button: 'right', position: { x: 300, y: 300 } });
  await page.getByRole('menu').waitFor();
  await expectNoAxeViolations(page, 'a menu', inEditor('lamplighter-menu'));
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
    await expectNoAxeViolations(page, `${theme}: the first steps`, 'lamplighter-first-steps');
    await page.getByRole('tab', { name: 'Scan' }).click();
    await page.getByLabel('Opacity').waitFor();
    await expectNoAxeViolations(page, `${theme}: a scan`, inEditor('lamplighter-scan-panel'));
  }
  await page.getByRole('button', { name: 'Collapse the panels' }).click();
  await expectNoAxeViolations(page, 'the strip', inEditor('aside'));
});

test('a hex board in the dark theme', async () => {
  const page = await openPage('?board=mr-jack-2006', { colorScheme: 'dark' });
  await waitForEditor(page);
  await pressToolKey(page, 'h');
  await expectNoAxeViolations(page, 'hexes');
  await pressToolKey(page, 'e');
  await expectNoAxeViolations(page, 'pieces');
  await takeScreenshot(page, 'hex-dark');
});
