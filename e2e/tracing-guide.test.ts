/** The tracing guide of a draft: what is there, and the next step. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, inEditor, setTheme } from './axe.js';
import { waitForStep } from './document-driver.js';
import {
  boardToPixel,
  clickAt,
  createBoard,
  describeFocus,
  editorLocator,
  pressKey,
  pressToolKey,
  scanPixelToBoard,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { makePng } from './make-png.js';

const { openPage } = useEditor();
const guideOf = (page: Page): Locator => page.locator('lamplighter-tracing-guide');
const nextStep = (page: Page): Locator => guideOf(page).locator('[aria-current=step] button');

test('a draft shows how far it is and what to do next, by mouse and by keys', async () => {
  const page = await openPage();
  await createBoard(page, 'lfw', 'Guided');
  await nextStep(page).getByText('Choose a photo').waitFor();
  await guideOf(page).getByText('0 of 195 circles').waitFor();
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    await setTheme(page, theme);
    await takeScreenshot(page, `tracing-guide-${theme}`);
    await expectNoAxeViolations(page, `the guide, ${theme}`, inEditor('aside'));
  }
  await setTheme(page, 'light');
  // Without a scan there is nothing to detect in; the button explains it.
  await guideOf(page).getByRole('button', { name: 'Detect the board' }).click({ force: true });
  await page.getByText('There is no scan under the board').first().waitFor();

  await editorLocator(page).evaluate(
    (element, bytes) => {
      const file = new File([Uint8Array.from(bytes)], 'photo.png', { type: 'image/png' });
      (element as unknown as LamplighterEditor).addScan(file);
    },
    [...makePng(300, 200, () => [230, 220, 200])],
  );
  await waitForStep(page, 1);
  await nextStep(page).getByText('Mark its corners').waitFor();
  await takeScreenshot(page, 'tracing-guide-scan');

  await pressToolKey(page, 'c');
  await clickAt(page, [3000, 2000]);
  await waitForStep(page, 2);
  // What is selected takes the place of the guide.
  await guideOf(page).waitFor({ state: 'detached' });
  await pressKey(page, 'Escape', 3);
  await guideOf(page).getByText('1 of 195 circles').waitFor();

  // F6 goes to the guide, and Enter runs a step.
  for (let i = 0; i < 8 && !(await describeFocus(page)).startsWith('Choose a photo'); i++)
    await pressKey(page, 'F6');
  await pressKey(page, 'Tab');
  expect(await describeFocus(page)).toBe('Mark its corners');
  await pressKey(page, 'Enter');
  await expect
    .poll(() =>
      editorLocator(page).evaluate((element) => (element as unknown as LamplighterEditor).state!.tool),
    )
    .toBe('calibrate');

  // With the fourth corner the guide goes on, without Esc.
  const step = 2;
  for (const [i, corner] of ([[10, 10], [290, 12], [288, 190], [12, 188]] as const).entries()) {
    const { x, y } = await boardToPixel(page, await scanPixelToBoard(page, corner));
    await page.mouse.click(x, y);
    await waitForStep(page, step + i + 1);
  }
  await nextStep(page).getByText('Propose blocks').waitFor();
  await guideOf(page).getByRole('button', { name: 'Mark its corners, done' }).waitFor();
}); // prettier-ignore
