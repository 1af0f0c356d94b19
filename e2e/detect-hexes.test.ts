/** Hexes: the lattice is found, examples of each kind are painted, the others are suggested. */
import { expect, test } from 'vitest';
import { centreOfHex, type HexBoard, type HexKind, idOfHex, type Point } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { expectNoAxeViolations, inEditor, setTheme } from './axe.js';
import { openOverScan } from './board-over-scan.js';
import { readHistorySteps, waitForStep } from './document-driver.js';
import { clickAt, pressKey, readBoard } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import { measureLongestTask } from './longest-task.js';
import { detectionPanel, startDetection } from './scan-to-detect.js';

const { openPage } = useEditor();

const PRINTED = shippedBoard('mr-jack-2006') as HexBoard;
const { setup: _, ...WITHOUT_SETUP } = PRINTED;
const EMPTY: HexBoard = {
  ...WITHOUT_SETUP,
  layout: { orientation: 'flat-top', origin: [500, 500], size: 300 },
  hexes: [],
  exits: [],
  expect: [],
  witnesses: [],
};
const KINDS = ['street', 'manhole', 'gaslight', 'building', 'garden'] as const satisfies readonly HexKind[];

const placeOf = (at: Point): Point => centreOfHex(PRINTED.layout, [at[0], at[1]]);

test('three examples of each kind suggest the kinds of all other hexes', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await openOverScan(page, PRINTED, EMPTY, 1200);
  const start = (await readHistorySteps(page)).at;
  const endMeasuring = await measureLongestTask(page);
  await startDetection(page);
  const panel = detectionPanel(page);
  await panel.getByText(/^Suggested: \d+ undecided/).waitFor({ timeout: 120_000 });
  const show = panel.getByRole('group', { name: 'Show examples' });
  let step = start;
  for (const kind of KINDS) {
    await show.getByRole('button', { name: kind }).click();
    // The first one lays the lattice too.
    if (step === start) await waitForStep(page, ++step);
    for (const { at } of PRINTED.hexes.filter((hex) => hex.kind === kind).slice(0, 3)) {
      await clickAt(page, placeOf(at));
      await waitForStep(page, ++step);
    }
  }
  await takeScreenshot(page, 'hexes-suggested');
  const acceptAll = panel.getByRole('button', { name: /^Accept all \d+ hexes/ });
  const count = Number(/\d+/.exec((await acceptAll.textContent())!)![0]);
  expect(count).toBeGreaterThan(50);
  await acceptAll.click();
  const hexesOf = async (): Promise<HexBoard['hexes']> => ((await readBoard(page)) as HexBoard).hexes;
  const painted = step - start - 1;
  await expect.poll(async () => (await hexesOf()).length, { timeout: 30_000 }).toBe(count + painted);
  const longest = await endMeasuring();
  expect(longest, `the longest task took ${longest} ms`).toBeLessThan(100);
  await waitForStep(page, ++step);
  const kinds = new Map<string, HexKind>(PRINTED.hexes.map((hex) => [idOfHex(hex), hex.kind]));
  expect((await hexesOf()).filter((hex) => hex.kind !== kinds.get(idOfHex(hex)))).toEqual([]);

  // One step: undo suggests them again.
  await page.keyboard.press('Control+z');
  await waitForStep(page, --step);
  await panel.getByRole('button', { name: 'Review from the least certain' }).click();
  const queue = panel.locator('lamplighter-review-queue');
  await queue.getByRole('group', { name: /^Review: Hex/ }).waitFor();
  await setTheme(page, 'dark');
  await takeScreenshot(page, 'hexes-review-dark');
  await expectNoAxeViolations(page, 'the review of hexes in the dark', inEditor('aside'));
  await setTheme(page, 'light');
  await takeScreenshot(page, 'hexes-review-light');
  await pressKey(page, '4');
  await queue.getByRole('button', { name: 'Building', pressed: true }).waitFor();
  await pressKey(page, 'Enter');
  await waitForStep(page, step + 1);
  expect((await hexesOf()).length).toBe(painted + 1);
}, 240_000);
