/** The board of the tracing journey again, over the same scan and down to the same file, with the keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Point } from '../model/index.js';
import { atStep, exported } from './drawing.js';
import {
  findingsOn,
  newBoardByKeys,
  placeOfScanPixel,
  pointTo,
  press,
  streetBoardOn,
  toBoard,
  toField,
  visit,
  visitAndEnter,
} from './hands.js';
import { picture, stage } from './harness.js';
import {
  BEND,
  CHAINS,
  CORNERS,
  expectTraced,
  HOUSES,
  NAME,
  PIERS,
  PIXELS,
  REVIEW,
  SCAN,
  WATER,
} from './traced-board.js';

const { open } = stage();

async function placeAt(page: Page, at: Point): Promise<void> {
  await pointTo(page, at);
  await press(page, 'Enter');
}

test('the traced board by keys alone, and the file is the same', { timeout: 300_000 }, async () => {
  const page = await open('?board=teaching/two-routes');
  await newBoardByKeys(page, 'w', NAME);
  await toBoard(page);
  // Asked for early: the browser takes a moment until it tells of a chooser instead of showing it.
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'Control+k');
  await page.keyboard.type('lay a scan');
  await press(page, 'Enter');
  await (await choosing).setFiles(SCAN);
  await atStep(page, 1);
  const placeOnScan = async (pixel: Point): Promise<void> => {
    await placeAt(page, await placeOfScanPixel(page, pixel));
  };

  await press(page, 'p');
  for (const [i, corner] of CORNERS.entries()) {
    await placeOnScan(corner);
    await atStep(page, i + 2);
  }
  await press(page, 'f');

  await press(page, 'c');
  for (const id of ['c1', 'c2', 'c3'] as const) await placeOnScan(PIXELS[id]);
  await press(page, 'x');
  await placeOnScan(PIXELS.x1);
  await press(page, 'k');
  for (const id of ['x2', 'x3'] as const) await placeOnScan(PIXELS[id]);
  await press(page, 's');
  for (const chain of CHAINS) {
    for (const id of chain) await visitAndEnter(page, id);
    await press(page, 'Escape');
  }

  await press(page, 'w');
  await visitAndEnter(page, 'c1');
  await placeAt(page, BEND);
  await visitAndEnter(page, 'c3');
  await press(page, 'Escape');
  // Blue is the colour before white.
  await press(page, 'c');
  await press(page, 'i');
  for (const pier of Object.values(PIERS)) await placeAt(page, pier);
  await press(page, 's');
  for (const pier of Object.keys(PIERS)) {
    await visitAndEnter(page, 'x2');
    await visitAndEnter(page, pier);
    await press(page, 'Escape');
  }
  await press(page, 'b');
  for (const at of HOUSES) await placeAt(page, at);
  await press(page, 'k');
  await placeAt(page, WATER);
  await picture(page, 'keyboard-traced');
  expect((await streetBoardOn(page)).blocks.map(({ kind }) => kind)).toEqual(['houses', 'houses', 'water']);
  expect((await findingsOn(page)).filter((each) => !each.startsWith('info'))).toEqual([]);

  // Fields of the board: nothing is selected.
  await press(page, 'v');
  await press(page, 'Escape');
  for (const [label, text] of REVIEW) {
    await toField(page, label);
    await page.keyboard.type(text);
    await press(page, 'Enter');
  }
  // The reviewer saw a yellow border that the tracer missed. What is changed now waits until it was seen again.
  await toBoard(page);
  await visit(page, 'x1');
  await toField(page, 'Border');
  await page.keyboard.type('y');
  await expect
    .poll(() => findingsOn(page))
    .toEqual([expect.stringContaining('Only one person has seen the crossing by')]);
  await toField(page, 'Status');
  await page.keyboard.type('r');
  await expect.poll(() => findingsOn(page)).toEqual([]);
  expectTraced(await exported(page));
});
