/** Comparing with another board: differences on the map and as a list, taken over or kept one by one. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { formatMerge, mergeBoards, reportOfMerge } from '../exchange/index.js';
import { formatBoard, parseBoard, type StreetBoard } from '../model/index.js';
import { readHistorySteps } from './document-driver.js';
import { boardToPixel, canvasLocator, readStreetBoard, waitForEditor } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-'));
const file = join(folder, 'board.json');
const before = readFileSync('boards/teaching/two-routes/board.json', 'utf8');
const committed = parse(before);
const edited: StreetBoard = {
  ...committed,
  circles: committed.circles.map((each) => (each.number === 1 ? { ...each, at: [2100, 2100] } : each)),
  streets: committed.streets.slice(1),
};
writeFileSync(file, before);
const git = (...words: readonly string[]): unknown =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words]);
git('init', '-q');
git('add', '.');
git('commit', '-q', '-m', 'first');
writeFileSync(file, formatBoard(edited));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const { openPage } = useEditor(file, { forgive: /404/ });

function parse(text: string): StreetBoard {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error('no board');
  return parsed.board as StreetBoard;
}

async function openCompare(page: Page): Promise<Locator> {
  await waitForEditor(page);
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Compare with another');
  await page.keyboard.press('Enter');
  const panel = page.locator('lamplighter-compare');
  await panel.getByRole('heading', { name: 'Compare with another board' }).waitFor();
  return panel;
}

async function chooseFile(page: Page, panel: Locator, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choose a file …' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('differences from a git revision are shown, taken over and undone, each as one step', async () => {
  const page = await openPage();
  const panel = await openCompare(page);
  await panel.getByRole('textbox').fill('nowhere');
  await panel.getByRole('button', { name: 'Compare', exact: true }).click();
  await panel.getByText('There is no git revision nowhere.').waitFor();
  await panel.getByRole('textbox').fill('HEAD');
  await page.keyboard.press('Enter');
  await panel.getByText('2 differences.').waitFor();
  await takeScreenshot(page, 'compare');

  // A click on a line of the list flies there.
  await panel.locator('li', { hasText: 'Only in theirs:' }).getByRole('button').click();
  const [street] = committed.streets;
  const { x, y } = await boardToPixel(
    page,
    committed.crossings.find(({ id }) => street!.between.includes(id))!.at,
  );
  const map = (await page.locator('lamplighter-canvas').boundingBox())!;
  expect([x > map.x, x < map.x + map.width, y > map.y, y < map.y + map.height]).toEqual([
    true,
    true,
    true,
    true,
  ]);

  await panel.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(async () => (await readStreetBoard(page)).streets.length).toBe(committed.streets.length);
  await panel.getByText('1 difference.').waitFor();
  await panel.getByRole('button', { name: 'Take theirs' }).click();
  await panel.getByText('No differences left.').waitFor();
  expect((await readStreetBoard(page)).circles[0]!.at).toEqual(committed.circles[0]!.at);
  expect((await readHistorySteps(page)).at).toBe(2);
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+z');
  await panel.getByText('1 difference.').waitFor();
  await panel.getByRole('button', { name: 'Keep mine' }).click();
  await panel.getByText('No differences left. 1 kept as mine.').waitFor();
  expect((await readHistorySteps(page)).at).toBe(1);
});

test('a board file, one of another game, and the conflicts of a merge', async () => {
  const page = await openPage('?board=teaching/two-routes');
  const panel = await openCompare(page);
  const jack = readFileSync('boards/mr-jack-2006/board.json', 'utf8');
  await chooseFile(page, panel, 'jack.json', jack);
  await panel.getByText('That is a board of another game.').waitFor();
  await chooseFile(page, panel, 'edited.json', formatBoard(edited));
  await panel.getByText('Compared with edited.json').waitFor();
  await panel.getByText('2 differences.').waitFor();
  // By keyboard: Enter takes over, Delete keeps.
  await panel.locator('lamplighter-review-queue .card').focus();
  await page.keyboard.press('Enter');
  await panel.getByText('1 difference.').waitFor();
  await page.keyboard.press('Delete');
  await panel.getByText('No differences left. 1 kept as mine.').waitFor();

  await panel.getByRole('button', { name: 'Compare with another …' }).click();
  const ours = await readStreetBoard(page);
  const withName = (name: string): StreetBoard => ({ ...ours, name });
  const sides = { base: withName('Base'), ours, theirs: withName('Other lanes') };
  const report = reportOfMerge(sides, mergeBoards(sides.base, sides.ours, sides.theirs));
  await chooseFile(page, panel, 'board.conflicts.json', formatMerge(report, 'json'));
  await panel.getByText('1 difference.').waitFor();
  await panel.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(async () => (await readStreetBoard(page)).name).toBe('Other lanes');
  await panel.getByText('No differences left.').waitFor();
});
