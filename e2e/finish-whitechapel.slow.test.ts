/**
 * A person finishes the network of Whitechapel from a photograph: circles with their numbers, crossings, junctions and
 * streets. What is counted are actions, with realistic seconds for each; the print is what the person sees, so that the
 * script knows what is right. Names, grid, blocks and starting positions are not part of it. The screenshots are those of
 * docs/photo-to-board.md.
 */
import { expect, test } from 'vitest';
import { diffBoards } from '../exchange/index.js';
import type { StreetBoard } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import type { DetectionState } from '../editor/view/detection/detection-controller.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { createBoard, editorLocator, pressKey, readStreetBoard } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import { ActionLog } from './journey/action-log.js';
import { scaleBoard } from './journey/compare-network.js';
import { correctSeen, goTo, readFaults } from './journey/correct-network.js';
import { addPhoto, takePhoto } from './journey/photo-to-trace.js';
import { reviewQueue } from './journey/review-suggestions.js';
import { detectionPanel } from './scan-to-detect.js';

const { openPage } = useEditor();
const WHITECHAPEL = shippedBoard('whitechapel') as StreetBoard;

test('Whitechapel is traced from a photo in under 15 minutes and 120 actions', async () => {
  const log = new ActionLog();
  const photo = await takePhoto(WHITECHAPEL, 3000, 1);
  const page = await openPage('?board=teaching/two-routes');
  await createBoard(page, 'lfw', 'My Whitechapel');
  log.count('choose the game and a name');
  log.count('click a button', 2);
  await addPhoto(page, photo, log);
  await pressKey(page, 'v');
  await pressKey(page, 'Escape');
  await page.getByText('0 of 195 circles').first().waitFor();
  await takeScreenshot(page, 'journey-1-calibrated');

  const panel = detectionPanel(page);
  const start = performance.now();
  await page.getByRole('button', { name: 'Detect the board' }).first().click();
  log.count('click a button');
  await panel.getByRole('button', { name: 'Detect again' }).waitFor({ timeout: 300_000 });
  log.detectionEnds((performance.now() - start) / 1000);
  await page.getByRole('button', { name: /^Review \d+ suggestions/, disabled: false }).waitFor();
  await page.waitForTimeout(500);
  await takeScreenshot(page, 'journey-2-detected');

  await panel.getByRole('button', { name: /^Accept all/ }).click();
  log.count('click a button');
  await expect
    .poll(async () => (await readStreetBoard(page)).streets.length, { timeout: 30_000 })
    .toBeGreaterThan(200);
  await takeScreenshot(page, 'journey-3-accepted');

  await panel.getByRole('button', { name: 'Proof-read in parts' }).click();
  log.count('click a button');
  const card = panel.locator('lamplighter-part-review');
  for (let part = await readPart(); part !== undefined; part = await readPart()) {
    if (part === 1) await takeScreenshot(page, 'journey-4-part');
    const accept = card.getByRole('button', { name: /^Accept/ });
    if (await accept.isVisible()) await card.getByRole('group').press('Enter');
    log.count('proof-read a part and press Enter');
    await accept.waitFor({ state: 'detached' });
    await correctSeen(page, WHITECHAPEL, log);
    if (part === 1) await takeScreenshot(page, 'journey-5-corrected');
    await card.getByRole('button', { name: /^(Go on|Done)/ }).click();
    log.count('click a button');
  }

  const review = panel.getByRole('button', { name: 'Review from the least certain' });
  if (await review.isVisible()) {
    await review.click();
    log.count('click a button');
    await reviewQueue(page, WHITECHAPEL, log);
  }

  // What is left is too small for a part, or reaches beyond it: the person goes there and comes nearer.
  for (let round = 0; round < 3; round++) {
    const { missing, wrongStreets, missingStreets } = await readFaults(page, WHITECHAPEL);
    const places = [
      ...missing.map(({ at }) => [at]),
      ...[...wrongStreets, ...missingStreets].map(({ path }) => path),
    ];
    for (const some of places) {
      await goTo(page, some, log);
      await correctSeen(page, WHITECHAPEL, log);
    }
  }
  await pressKey(page, 'Escape', 3);
  await pressKey(page, 'f');
  await page.waitForTimeout(500);
  await takeScreenshot(page, 'journey-6-finished');
  console.log(log.toString());
  expect(await readFaults(page, WHITECHAPEL)).toEqual({ missing: [], wrong: [], wrongNumbers: [], wrongStreets: [], missingStreets: [] }); // prettier-ignore

  const traced = scaleBoard(await readStreetBoard(page), WHITECHAPEL.extent);
  const { edits } = diffBoards(WHITECHAPEL, traced);
  // Ids of crossings and junctions are not printed, so that exchanged ones mean nothing; numbers of circles do.
  const network = edits.filter(
    ({ part, how }) =>
      ['circle', 'crossing', 'junction', 'street'].includes(part) &&
      (['added', 'removed', 'became'].includes(how) || (how === 'swapped' && part === 'circle')),
  );
  expect(network).toEqual([]);
  expect(log.actionsAfterDetection).toBeLessThanOrEqual(120);
  expect(log.minutes).toBeLessThan(15);

  /** The index of the part that is proof-read; undefined at the end. */
  async function readPart(): Promise<number | undefined> {
    return editorLocator(page).evaluate((element) => {
      const { renderRoot } = element as unknown as LamplighterEditor;
      const shown = renderRoot.querySelector<Element & { progress?: DetectionState }>(
        'lamplighter-detection',
      );
      return shown?.progress?.part?.index;
    });
  }
}, 1_200_000);
