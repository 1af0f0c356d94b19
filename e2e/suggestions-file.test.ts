/** A draft of the command line and its file of suggestions: opened, accepted, proof-read with keys of tools, reloaded. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { planSimulatedScan } from '../exchange/draw/scan/index.js';
import { applyHomography, type NodeId, type Point, type StreetBoard } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { expectNoAxeViolations, inEditor, setTheme } from './axe.js';
import { dropFile, openOverScan } from './board-over-scan.js';
import { readHistorySteps, waitForStep } from './document-driver.js';
import { editorLocator, pressKey, readStreetBoard } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import { detectionPanel } from './scan-to-detect.js';

const { openPage } = useEditor();

const PRINTED = shippedBoard('whitehall') as StreetBoard;
const WIDTH = 1200;
/** What the command line put into the draft. */
const DRAWN = 100;

const draft: StreetBoard = {
  ...PRINTED,
  edition: 'custom',
  profile: 'draft',
  circles: PRINTED.circles.slice(0, DRAWN),
  crossings: [],
  junctions: [],
  streets: [],
  waterlines: [],
  blocks: [],
  expect: [],
  witnesses: [],
  waivers: [],
  provenance: {
    licence: 'not stated',
    rights: 'not stated',
    sources: [{ id: 'picture', kind: 'photograph', what: 'A picture.' }],
    traced: [{ by: 'lamplighter detect', date: '2026-11-18', how: 'Detected by a program.' }],
    reviewed: [],
  },
};

/** The print as a file of suggestions: every tenth is likely only, and every thirtieth doubtful. */
function suggestionsOf(sha256: string, width: number, height: number): string {
  const { boardToPicture } = planSimulatedScan(PRINTED, { seed: 1, width: WIDTH });
  const pixel = (at: Point): Point => applyHomography(boardToPicture, at);
  const confidence = (i: number): number => (i % 30 === 5 ? 0.4 : i % 10 === 5 ? 0.8 : 0.99);
  const ids = new Map<NodeId, string>([
    ...PRINTED.circles.map(({ number }, i) => [`c${number}` as const, `c${i + 1}`] as const),
    ...PRINTED.crossings.map(({ id }, i) => [id, `x${i + 1}`] as const),
    ...PRINTED.junctions.map(({ id }, i) => [id, `t${i + 1}`] as const),
  ]);
  const places = new Map<NodeId, Point>([
    ...PRINTED.circles.map(({ number, at }) => [`c${number}` as const, at] as const),
    ...[...PRINTED.crossings, ...PRINTED.junctions].map(({ id, at }) => [id, at] as const),
  ]);
  return JSON.stringify({
    version: 1,
    game: 'wm',
    picture: { width, height, sha256 },
    circles: PRINTED.circles.map(({ number, at }, i) => ({
      id: `c${i + 1}`,
      at: pixel(at),
      radius: 8,
      number,
      confidence: confidence(i),
      numberConfidence: 0.99,
      alternatives: [],
      colour: 'white',
    })),
    crossings: PRINTED.crossings.map(({ at }, i) => ({
      id: `x${i + 1}`,
      at: pixel(at),
      side: 7,
      border: null,
      confidence: 0.99,
    })),
    junctions: PRINTED.junctions.map(({ at }, i) => ({ id: `t${i + 1}`, at: pixel(at), confidence: 0.99 })),
    streets: PRINTED.streets.map(({ between, bends = [] }, i) => ({
      id: `s${i + 1}`,
      between: between.map((end) => ids.get(end)),
      path: [places.get(between[0])!, ...bends, places.get(between[1])!].map(pixel),
      confidence: confidence(i),
    })),
    waterlines: [],
    hexes: [],
    quality: [],
  });
}

const nextStep = (page: Page) => page.locator('lamplighter-tracing-guide [aria-current=step] button');
const toolOf = (page: Page): Promise<string> =>
  editorLocator(page).evaluate((element) => (element as unknown as LamplighterEditor).state!.tool);

test('the suggestions of a draft are opened, accepted with what is expected to be wrong, and proof-read', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await openOverScan(page, PRINTED, draft, WIDTH);
  await nextStep(page).getByText('Open its other suggestions').waitFor();
  const { sha256, width, height } = (await readStreetBoard(page)).provenance.scans![0]!;
  const panel = detectionPanel(page);

  // Those of another picture are explained.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), nextStep(page).click()]);
  const other = Buffer.from(suggestionsOf('ab'.repeat(32), width, height));
  await chooser.setFiles({ name: 'other.json', mimeType: 'application/json', buffer: other });
  await panel.getByText(/fingerprint begins with abababab/).waitFor();
  await takeScreenshot(page, 'suggestions-other-picture');

  await dropFile(page, 'suggestions.json', suggestionsOf(sha256, width, height));
  await panel.getByText(`${PRINTED.circles.length - DRAWN} circles`).waitFor();
  await page.getByText(`0 of ${PRINTED.streets.length} streets`).waitFor();
  await page.waitForTimeout(700);
  await takeScreenshot(page, 'suggestions-opened');
  await page.getByRole('button', { name: /^Review \d+ suggestions$/ }).waitFor();

  // Below the safe threshold, the button tells how many are expected to be wrong.
  const start = (await readHistorySteps(page)).at;
  await panel.getByRole('slider', { name: 'Certain at least' }).fill('60');
  const acceptAll = panel.getByRole('button', { name: /^Accept all \d+, about \d+ wrong$/ });
  await panel.getByText(/of these are less than 95 % certain/).waitFor();
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    await takeScreenshot(page, `suggestions-accept-${theme}`);
    await expectNoAxeViolations(page, `the panel, ${theme}`, inEditor('aside'));
  }
  await setTheme(page, 'light');
  await acceptAll.click();
  await panel.getByText(/accepted suggestions were less than 95 % certain/).waitFor({ timeout: 30_000 });
  await expect
    .poll(async () => (await readStreetBoard(page)).streets.length, { timeout: 30_000 })
    .toBeGreaterThan(200);
  await waitForStep(page, start + 1);

  // Proof-reading: the card has the focus, and keys of tools work there.
  await panel.getByRole('button', { name: 'Proof-read in parts' }).click();
  const card = panel.locator('lamplighter-part-review');
  await card.getByRole('button', { name: /confirm \d+/i }).waitFor();
  await takeScreenshot(page, 'proof-read-part-light');
  await setTheme(page, 'dark');
  await takeScreenshot(page, 'proof-read-part-dark');
  await expectNoAxeViolations(page, 'the part in the dark', inEditor('aside'));
  await setTheme(page, 'light');
  await card.getByRole('group').focus();
  await page.keyboard.press('s');
  await expect.poll(() => toolOf(page)).toBe('street');
  await card.getByRole('button', { name: /confirm/i }).focus();
  await page.keyboard.press('v');
  await expect.poll(() => toolOf(page)).toBe('select');
  const waiting = (await readStreetBoard(page)).provenance.unreviewed!.length;
  await card.getByRole('group').press('Enter');
  await waitForStep(page, start + 2);
  expect((await readHistorySteps(page)).names.at(-1)).toMatch(/confirm \d+|Confirm \d+/);
  expect((await readStreetBoard(page)).provenance.unreviewed!.length).toBeLessThan(waiting);
  await card.getByRole('button', { name: 'Next part' }).click();
  await card.locator('.title', { hasText: /^Part 2 of/ }).waitFor();

  // The place is there after a reload, and so is the view.
  const cameraOf = () =>
    editorLocator(page).evaluate((element) => (element as unknown as LamplighterEditor).canvas.camera);
  // The view moves for a moment, and the place is stored after one.
  await page.waitForTimeout(1500);
  const camera = await cameraOf();
  await page.reload();
  await card.locator('.title', { hasText: /^Part 2 of/ }).waitFor({ timeout: 30_000 });
  // The same part at the same scale; its middle depends on what covers the map at that moment.
  await expect.poll(async () => (await cameraOf()).zoom / camera.zoom).toBeCloseTo(1, 1);
  const { centre } = await cameraOf();
  expect(Math.hypot(...centre.map((each, i) => each - camera.centre[i]!))).toBeLessThan(500);
  await takeScreenshot(page, 'proof-read-reloaded');
  await card.getByRole('group').press('Escape');

  // The review begins with what was accepted unseen; Delete deletes it from the board.
  await panel.getByRole('button', { name: 'Review from the least certain' }).click();
  const queue = panel.locator('lamplighter-review-queue');
  await queue.locator('.why', { hasText: 'On the board already' }).waitFor();
  await page.waitForTimeout(700);
  await takeScreenshot(page, 'review-accepted');
  const before = await readStreetBoard(page);
  await pressKey(page, 'Enter');
  await waitForStep(page, start + 3);
  expect((await readHistorySteps(page)).names.at(-1)).toMatch(/^Confirm /);
  await pressKey(page, 'Delete');
  await waitForStep(page, start + 4);
  const after = await readStreetBoard(page);
  expect(after.streets.length + after.circles.length).toBeLessThan(
    before.streets.length + before.circles.length,
  );
  const title = await queue.locator('.title').textContent();
  await page.waitForTimeout(1500);
  await page.reload();
  await queue.locator('.title').waitFor({ timeout: 30_000 });
  expect(await queue.locator('.title').textContent()).toBe(title);
}, 240_000);
