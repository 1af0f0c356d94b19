/** A small board traced from an empty page over a scan, with a mouse: the journey that the editor is for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatBoard, parseBoard, type Point } from '../model/index.js';
import {
  boardOn,
  canvasOf,
  click,
  editorOf,
  findingsOn,
  newBoard,
  placeOfScanPixel,
  streetBoardOn,
  take,
} from './hands.js';
import { picture, stage } from './harness.js';

const { open } = stage();
const pictures = join(import.meta.dirname, '../docs/pictures');
const truth = JSON.parse(readFileSync(join(pictures, 'two-routes-scan.truth.json'), 'utf8')) as {
  readonly controlPoints: readonly { readonly picture: Point }[];
  readonly nodes: Readonly<Record<string, Point>>;
};
const field = (page: Page, label: string): Locator =>
  page.locator('lamplighter-inspector').getByLabel(label, { exact: true });
const PIERS: readonly Point[] = [
  [1600, 5000],
  [2600, 6300],
];
const expected = join(import.meta.dirname, 'expected', 'traced.json');

test('calibrate, circles, crossings, streets, water, blocks, no finding left, and the file is the expected one', async () => {
  const page = await open('?board=teaching/two-routes');
  await newBoard(page, 'wm', 'Two routes, traced');
  await page.getByRole('tab', { name: 'Scan' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .locator('lamplighter-scan-panel')
      .getByRole('button', { name: /picture/i })
      .first()
      .click(),
  ]);
  await chooser.setFiles(join(pictures, 'two-routes-scan.jpg'));
  await page.locator('lamplighter-scan-panel').getByText(/700/).first().waitFor();
  const onScan = (pixel: Point): Promise<Point> => placeOfScanPixel(page, pixel);

  await take(page, 'p');
  for (const { picture: corner } of truth.controlPoints) {
    await click(page, await onScan(corner));
    await page.waitForTimeout(400);
  }
  const scan = (await boardOn(page)).provenance.scans?.[0];
  expect(scan?.points).toHaveLength(4);
  await page.keyboard.press('f');
  await picture(page, 'trace-1-calibrated');

  const options = page.locator('lamplighter-tool-options');
  await take(page, 'c');
  for (const id of ['c1', 'c2', 'c3']) await click(page, await onScan(truth.nodes[id]!));
  await take(page, 'x');
  await click(page, await onScan(truth.nodes['x1']!));
  await options.getByRole('radio', { name: /yellow/i }).click();
  for (const id of ['x2', 'x3']) await click(page, await onScan(truth.nodes[id]!));
  let board = await streetBoardOn(page);
  expect([board.circles.length, board.crossings.length]).toEqual([3, 3]);
  await picture(page, 'trace-2-nodes');

  const place = (id: string): Point =>
    board.circles.find(({ number }) => `c${number}` === id)?.at ??
    board.crossings.find((each) => each.id === id)!.at;
  // One chain round the outside and one across.
  await take(page, 's');
  for (const id of ['c1', 'x1', 'c2', 'x3', 'c3', 'x2', 'c1']) await click(page, place(id));
  await page.keyboard.press('Escape');
  for (const id of ['x2', 'x3']) await click(page, place(id));
  await page.keyboard.press('Escape');
  await picture(page, 'trace-3-streets');
  board = await streetBoardOn(page);
  expect(board.streets).toHaveLength(7);

  // The river comes in on the left: a waterline with a bend closes it, and two piers with blue circles lead into it.
  await take(page, 'w');
  await click(page, place('c1'));
  await click(page, [1300, 7000]);
  await click(page, place('c3'));
  await page.keyboard.press('Escape');
  await take(page, 'c');
  await options.getByRole('radio', { name: /blue/i }).click();
  for (const pier of PIERS) await click(page, pier);
  await take(page, 's');
  for (const pier of PIERS) {
    await click(page, place('x2'));
    await click(page, pier);
    await page.keyboard.press('Escape');
  }
  await take(page, 'b');
  await click(page, [5000, 3500]);
  await click(page, [5000, 5700]);
  await options.getByRole('radio', { name: /water/i }).click();
  await click(page, [1700, 6300]);
  await picture(page, 'trace-4-blocks');
  board = await streetBoardOn(page);
  expect(board.blocks.map(({ kind }) => kind)).toEqual(['houses', 'houses', 'water']);

  expect((await findingsOn(page)).filter((each) => !each.startsWith('info'))).toEqual([]);

  // Who traced it, and who compared it with the print: fields of the board, so nothing is selected.
  await take(page, 'v');
  await page.keyboard.press('Escape');
  for (const [label, text] of [
    ['Traced by', 'Somebody'],
    ['Traced on', '2026-11-14'],
    ['Reviewed by', 'Somebody else'],
    ['Reviewed on', '2026-11-16'],
  ] as const) {
    await field(page, label).fill(text);
    await page.keyboard.press('Enter');
  }
  // The reviewer saw a yellow border that the tracer missed. What is changed now waits until it was seen again.
  await click(page, place('x1'));
  expect(await field(page, 'Status').inputValue()).toBe('reviewed');
  await field(page, 'Border').selectOption('yellow');
  await expect.poll(() => findingsOn(page)).toEqual([expect.stringContaining('Only one person has seen x1')]);
  expect(await field(page, 'Status').inputValue()).toBe('traced');
  await field(page, 'Status').selectOption('reviewed');
  await expect.poll(() => findingsOn(page)).toEqual([]);
  await canvasOf(page).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Findings' }).click();
  await field(page, 'Reviewed how').scrollIntoViewIfNeeded();
  await picture(page, 'trace-5-reviewed');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    editorOf(page).evaluate((editor) => {
      // A browser that can write files would ask where to; the tests want a download.
      delete (globalThis as { showSaveFilePicker?: unknown }).showSaveFilePicker;
      (editor as unknown as { command: (id: string) => void }).command('board.save');
    }),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const parsed = parseBoard(text);
  expect(parsed.ok && formatBoard(parsed.board)).toBe(text);
  if (process.env['UPDATE']) (await import('node:fs')).writeFileSync(expected, text);
  expect(text).toBe(readFileSync(expected, 'utf8'));
});
