/** What a machine can tell of accessibility, on every panel in every theme. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { canvasOf, ready, take } from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();

/** Rules of WCAG 2.2 AA and older, as far as axe knows them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectClean(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(told).toEqual([]);
}

const THEMES = ['light', 'dark', 'contrast'] as const;

test.each(THEMES)('%s: every panel', { timeout: 240_000 }, async (theme) => {
  // A small board: axe looks at every element, and the panels are the same.
  const page = await open('?board=teaching/whitehall-in-little');
  await ready(page);
  await page.locator('lamplighter-editor').evaluate((editor, name) => {
    editor.setAttribute('theme', name);
  }, theme);
  await expectClean(page, 'opened');
  await picture(page, `theme-${theme}`);

  // Something broken, something selected, a lens.
  await canvasOf(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(600);
  await expectClean(page, 'findings');
  for (const panel of ['History', 'Scan', 'Findings']) {
    await page.getByRole('tab', { name: panel }).click();
    await expectClean(page, panel);
  }
  await canvasOf(page).focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Tab');
  await expectClean(page, 'a circle selected');
  await page.keyboard.press('l');
  await expectClean(page, 'a lens');
  for (const tool of theme === 'light' ? ['c', 'x', 's', 'b', 'g', 'p'] : ['c', 'b']) {
    await take(page, tool);
    await expectClean(page, `the tool ${tool}`);
  }
  await take(page, 'v');
  await page.keyboard.press('Control+k');
  await expectClean(page, 'the palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expectClean(page, 'the keys');
  await page.keyboard.press('Escape');
  await page.getByTitle(/^Open/).first().click();
  await page.locator('lamplighter-welcome').waitFor();
  await expectClean(page, 'the boards');
  await picture(page, `welcome-${theme}`);
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

test('targets are at least 24 pixels, and 44 under a finger', async () => {
  const sizes = async (page: Page): Promise<string[]> => {
    await ready(page);
    const buttons = await page.getByRole('button').all();
    const found: string[] = [];
    for (const button of buttons) {
      const box = await button.boundingBox();
      if (box)
        found.push(
          `${Math.round(Math.min(box.width, box.height))} ${(await button.getAttribute('aria-label')) ?? (await button.innerHTML())}`,
        );
    }
    return found;
  };
  const fine = await sizes(await open('?board=whitechapel'));
  expect(fine.filter((each) => Number.parseInt(each) < 24)).toEqual([]);
  const coarse = await sizes(
    await open('?board=whitechapel', {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 1024, height: 768 },
    }),
  );
  expect(coarse.filter((each) => Number.parseInt(each) < 44)).toEqual([]);
});
