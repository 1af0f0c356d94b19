/** Blocks by two examples: the other areas are suggested by the colours of the scan, accepted and reviewed. */
import { expect, test } from 'vitest';
import type { Block, StreetBoard } from '../model/index.js';
import { centreOfMass } from '../model/turf/index.js';
import { outlinesOfBlock } from '../editor/tools/shapes/area-outlines.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import { expectNoAxeViolations, inEditor, setTheme } from './axe.js';
import { openOverScan } from './board-over-scan.js';
import { readHistorySteps, waitForStep } from './document-driver.js';
import { clickAt, pressKey, readStreetBoard } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import { measureLongestTask } from './longest-task.js';
import { detectionPanel } from './scan-to-detect.js';

const { openPage } = useEditor();

const PRINTED = shippedBoard('whitehall') as StreetBoard;

/** A block by its nodes. */
const nameOf = ({ walk }: Block): string => [...walk].sort().join(' ');
const kinds = new Map(PRINTED.blocks.map((block) => [nameOf(block), block.kind]));
const insideOf = (id: string) =>
  centreOfMass(
    outlinesOfBlock(
      PRINTED,
      PRINTED.blocks.find((block) => block.id === id)!,
    )[0]!,
  );

test('two clicks suggest the kinds of all other areas', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await openOverScan(page, PRINTED, { ...PRINTED, blocks: [] }, 1200);
  const start = (await readHistorySteps(page)).at;
  const endMeasuring = await measureLongestTask(page);
  await page.locator('lamplighter-scan-panel').getByRole('button', { name: 'Propose blocks' }).click();
  const panel = detectionPanel(page);
  await panel.getByText('Click one area of houses and water on the map').waitFor({ timeout: 60_000 });

  // The tool and the kind are chosen already: one click each.
  await clickAt(page, insideOf('b60'));
  await waitForStep(page, start + 1);
  await panel.getByRole('button', { name: 'water', pressed: true }).waitFor();
  await clickAt(page, insideOf('b104'));
  await waitForStep(page, start + 2);
  const acceptAll = panel.getByRole('button', { name: /^Accept all \d+ areas/ });
  await expect
    .poll(async () => Number(/\d+/.exec((await acceptAll.textContent())!)![0]))
    .toBeGreaterThan(115);
  await takeScreenshot(page, 'blocks-suggested');
  const count = Number(/\d+/.exec((await acceptAll.textContent())!)![0]);
  const longest = await endMeasuring();
  expect(longest, `the longest task took ${longest} ms`).toBeLessThan(100);
  // They are there after a reload too.
  await page.waitForTimeout(1500);
  await page.reload();
  await page.getByRole('tab', { name: 'Scan' }).click();
  await expect
    .poll(async () => Number(/\d+/.exec((await acceptAll.textContent())!)![0]), { timeout: 30_000 })
    .toBe(count);
  await acceptAll.click();
  await expect
    .poll(async () => (await readStreetBoard(page)).blocks.length, { timeout: 30_000 })
    .toBe(count + 2);
  expect((await readHistorySteps(page)).at).toBe(start + 3);
  const { blocks, provenance } = await readStreetBoard(page);
  expect(blocks.filter((block) => block.kind !== kinds.get(nameOf(block)))).toEqual([]);
  // With the two examples, because this board has a reviewer.
  expect(provenance.unreviewed).toHaveLength(count + 2);
  expect(provenance.traced.at(-1)).toMatchObject({ by: 'Lamplighter' });

  // The rest one by one: the kind is chosen by a digit.
  await panel.getByRole('button', { name: 'Review from the least certain' }).click();
  const queue = panel.locator('lamplighter-review-queue');
  await queue.getByRole('group', { name: /^Review: Area/ }).waitFor();
  await takeScreenshot(page, 'blocks-review-light');
  await setTheme(page, 'dark');
  await takeScreenshot(page, 'blocks-review-dark');
  await expectNoAxeViolations(page, 'the review of blocks in the dark', inEditor('aside'));
  await setTheme(page, 'light');
  await expectNoAxeViolations(page, 'the review of blocks', inEditor('aside'));
  await pressKey(page, '3');
  await queue.getByRole('button', { name: 'Not a block', pressed: true }).waitFor();
  await pressKey(page, 'Enter');
  await waitForStep(page, start + 4);
  expect((await readStreetBoard(page)).blocks.at(-1)).toMatchObject({ kind: 'none' });
  await pressKey(page, 'Delete');
  await waitForStep(page, start + 5);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await waitForStep(page, start + 2);
  expect((await readStreetBoard(page)).blocks).toHaveLength(2);
}, 180_000);
