/** Automatic accessibility checks of every panel, tool and popover in every theme. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, inEditor, setTheme, THEMES, type PartSelector } from './axe.js';
import { canvasLocator, pressToolKey, readFindings, waitForEditor } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage } = useEditor();

/** A small board: axe visits every element, and the panels are the same. */
async function openSmallBoard(theme: string): Promise<Page> {
  const page = await openPage('?board=teaching/whitehall-in-little');
  await waitForEditor(page);
  await setTheme(page, theme);
  return page;
}

test.each(THEMES)('%s: every panel', async (theme) => {
  const page = await openSmallBoard(theme);
  await expectNoAxeViolations(page, 'opened');
  await takeScreenshot(page, `theme-${theme}`);

  // A finding, a selection, a lens.
  await canvasLocator(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await expect
    .poll(async () => (await readFindings(page)).some((each) => each.startsWith('error')))
    .toBe(true);
  await expectNoAxeViolations(page, 'findings');
  for (const panel of ['History', 'Scan', 'Layers']) {
    await page.getByRole('tab', { name: panel }).click();
    await expectNoAxeViolations(page, panel, inEditor('.tabs'));
  }
});

test.each(THEMES)('%s: a lens, and every tool', async (theme) => {
  const page = await openSmallBoard(theme);
  await canvasLocator(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('l');
  await expectNoAxeViolations(page, 'a circle selected, and a lens');
  for (const tool of theme === 'light' ? ['c', 'x', 's', 'b', 'g', 'p'] : ['c', 'b']) {
    await pressToolKey(page, tool);
    await expectNoAxeViolations(page, `the tool ${tool}`, ...['nav', 'main', 'footer'].map(inEditor));
  }
});

test.each(THEMES)('%s: palette, keyboard shortcuts and boards', async (theme) => {
  const page = await openSmallBoard(theme);
  /** Layout is the same in every theme, colours are not. */
  const expectOver = (what: string, part: PartSelector): Promise<void> =>
    expectNoAxeViolations(page, what, ...(theme === 'light' ? [] : [part]));

  await canvasLocator(page).focus();
  await page.keyboard.press('Control+k');
  await expectOver('the palette', inEditor('lamplighter-palette'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectOver('the keys', inEditor('lamplighter-keys'));
  await page.keyboard.press('Escape');
  await page.getByTitle(/^Open/).first().click();
  await page.locator('lamplighter-welcome').waitFor();
  await expectOver('the boards', 'lamplighter-welcome');
  await takeScreenshot(page, `welcome-${theme}`);
});
