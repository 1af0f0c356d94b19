/** Detection: a scan is searched in the background; suggestions are accepted, corrected, rejected and undone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { StreetBoard } from '../model/index.js';
import { expectNoAxeViolations, inEditor, setTheme } from './axe.js';
import { readHistorySteps, waitForStep } from './document-driver.js';
import { pressKey, readStreetBoard } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import { measureLongestTask } from './longest-task.js';
import { detectionPanel, openScanToDetect, PRINTED_BOARD, startDetection } from './scan-to-detect.js';

const { openPage } = useEditor();

/** The circles of a board that are where the print has the circle of this number. */
const rightCircles = ({ circles, extent }: StreetBoard): StreetBoard['circles'] =>
  circles.filter(({ number, at }) => {
    const printed = PRINTED_BOARD.circles.find((each) => each.number === number);
    const scale = PRINTED_BOARD.extent[0] / extent[0];
    return printed && Math.hypot(printed.at[0] - at[0] * scale, printed.at[1] - at[1] * scale) < 65;
  });

const countOf = ({ circles, crossings, junctions, streets, waterlines }: StreetBoard): number =>
  [circles, crossings, junctions, streets, waterlines].reduce((sum, list) => sum + list.length, 0);

/** How many suggestions wait for a decision, by the tracing guide. */
const countPending = async (page: Page): Promise<number> => {
  const words = await page.getByRole('button', { name: /^Review \d+ suggestions/ }).textContent();
  return Number(/\d+/.exec(words!)![0]);
};

const titleOf = (page: Page): Promise<string | null> =>
  detectionPanel(page).locator('lamplighter-review-queue .title').textContent();

test('a board is detected, accepted, reviewed and undone, and the page is never busy for 50 ms', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await openScanToDetect(page);
  const endMeasuring = await measureLongestTask(page);
  await startDetection(page);
  const panel = detectionPanel(page);
  await panel.getByRole('progressbar').waitFor();
  await panel.getByRole('button', { name: 'Detect again' }).waitFor({ timeout: 300_000 });
  await takeScreenshot(page, 'detection-found');
  const detected = (await readHistorySteps(page)).at;

  const acceptAll = panel.getByRole('button', { name: /^Accept all/ });
  const count = Number(/\d+/.exec((await acceptAll.textContent())!)![0]);
  expect(count).toBeGreaterThan(150);
  await acceptAll.click();
  await expect.poll(async () => countOf(await readStreetBoard(page)), { timeout: 30_000 }).toBe(count);
  const longest = await endMeasuring();
  expect(longest, `the longest task took ${longest} ms`).toBeLessThan(100);
  expect(await readHistorySteps(page)).toMatchObject({ at: detected + 1 });
  const accepted = await readStreetBoard(page);
  expect(rightCircles(accepted)).toEqual(accepted.circles);
  expect(accepted.provenance.unreviewed).toHaveLength(count);
  expect(accepted.provenance.traced).toMatchObject([{ by: 'Lamplighter' }]);

  // One step: undo suggests everything again, redo accepts it again.
  await page.keyboard.press('Control+z');
  await waitForStep(page, detected);
  expect(countOf(await readStreetBoard(page))).toBe(0);
  await expect.poll(() => acceptAll.textContent()).toContain(String(count));
  await page.keyboard.press('Control+Shift+z');
  await waitForStep(page, detected + 1);

  await panel.getByRole('button', { name: 'Review from the least certain' }).click();
  const queue = panel.locator('lamplighter-review-queue');
  await queue.getByRole('group', { name: /^Review/ }).waitFor();
  await takeScreenshot(page, 'detection-review-light');
  await setTheme(page, 'dark');
  await takeScreenshot(page, 'detection-review-dark');
  await expectNoAxeViolations(page, 'the review in the dark', inEditor('aside'));
  await setTheme(page, 'light');
  await expectNoAxeViolations(page, 'the review', inEditor('aside'));

  await pressKey(page, 'Delete');
  await waitForStep(page, detected + 2);
  expect((await readHistorySteps(page)).names.at(-1)).toMatch(/^Reject the suggested /);
  await page.keyboard.press('Control+z');
  await waitForStep(page, detected + 1);

  // To a circle, whose number is corrected.
  for (let i = 0; i < 400 && !(await titleOf(page))?.startsWith('Circle'); i++)
    await pressKey(page, 'ArrowRight');
  await takeScreenshot(page, 'detection-review-circle');
  await page.keyboard.type('777');
  await pressKey(page, 'Enter');
  await waitForStep(page, detected + 2);
  expect((await readStreetBoard(page)).circles.at(-1)).toMatchObject({ number: 777 });
  await pressKey(page, 'Enter');
  await waitForStep(page, detected + 3);

  // Nothing is lost by a reload: suggestions are there, and what was rejected stays rejected.
  await pressKey(page, 'Delete');
  await waitForStep(page, detected + 4);
  // Fields follow an edit with a delay, and suggestions are stored with one.
  await page.waitForTimeout(1000);
  const left = await countPending(page);
  await page.reload();
  await expect.poll(() => countPending(page), { timeout: 30_000 }).toBe(left);
  await takeScreenshot(page, 'detection-reloaded');
  await page.getByRole('button', { name: `Review ${left} suggestions` }).click();
  await queue.getByRole('group', { name: /^Review/ }).waitFor();

  // Another detection keeps the board and what was decided.
  const traced = await readStreetBoard(page);
  await panel.getByRole('button', { name: 'Detect again' }).click();
  await panel.getByRole('progressbar').waitFor();
  await panel.getByRole('button', { name: 'Detect again' }).waitFor({ timeout: 300_000 });
  expect(await readStreetBoard(page)).toEqual(traced);
  await expect.poll(() => countPending(page)).toBe(left);
}, 900_000);
