/** A small board traced from an empty page over a scan, with a mouse: the journey that the editor is for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatBoard, parseBoard, type Point } from '../model/index.js';
import {
  boardOn,
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

  await take(page, 'c');
  for (const id of ['c1', 'c2', 'c3']) await click(page, await onScan(truth.nodes[id]!));
  await take(page, 'x');
  for (const id of ['x1', 'x2', 'x3']) await click(page, await onScan(truth.nodes[id]!));
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

  // The river comes in on the left: a waterline with a bend closes it.
  await take(page, 'w');
  await click(page, place('c1'));
  await click(page, [1300, 7000]);
  await click(page, place('c3'));
  await page.keyboard.press('Escape');
  await take(page, 'b');
  await click(page, [5000, 3500]);
  await click(page, [5000, 5700]);
  const options = page.locator('lamplighter-tool-options');
  await options.getByRole('radio', { name: /water/i }).click();
  await click(page, [2000, 6000]);
  await picture(page, 'trace-4-blocks');
  board = await streetBoardOn(page);
  expect(board.blocks.map(({ kind }) => kind)).toEqual(['houses', 'houses', 'water']);

  expect((await findingsOn(page)).filter((each) => !each.startsWith('info'))).toEqual([]);

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
