/** Detection that is cancelled, and boards without a scan. */
import { expect, test } from 'vitest';
import { readHistorySteps } from './document-driver.js';
import { createBoard, editorLocator, waitForEditor } from './editor-driver.js';
import { useEditor } from './editor-fixture.js';
import { detectionPanel, openScanToDetect, startDetection } from './scan-to-detect.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';

const { openPage } = useEditor();

test('a detection is loaded on demand, shows its progress and is cancelled', async () => {
  const page = await openPage('?board=teaching/two-routes');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openScanToDetect(page);
  expect(loaded.filter((url) => url.includes('detection'))).toEqual([]);
  const { at } = await readHistorySteps(page);
  await startDetection(page);
  const panel = detectionPanel(page);
  await panel.getByRole('progressbar').waitFor();
  await panel.getByText('Looking for circles …').waitFor();
  expect(loaded.filter((url) => url.includes('detection')).length).toBeGreaterThan(0);
  await expect.poll(() => page.workers().length).toBe(2);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Detect again' }).waitFor();
  // A busy worker takes a moment to end.
  await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(1);
  expect((await readHistorySteps(page)).at).toBe(at);
});

test('a board without a scan asks for one, and a board of hexes has no blocks to propose', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  const detect = (): Promise<string> =>
    editorLocator(page).evaluate((element) => {
      const editor = element as unknown as LamplighterEditor;
      editor.command('board.detect');
      return editor.state!.announcement;
    });
  expect(await detect()).toBe('There is no scan under the board: add one in the scan panel.');
  await createBoard(page, 'mj', 'Hexes');
  await page.keyboard.press('Control+k');
  await page.locator('lamplighter-palette').getByRole('combobox').fill('Propose blocks');
  await page.locator('lamplighter-palette').getByText('Nothing matches').waitFor();
  await page.keyboard.press('Escape');
  expect(await detect()).toBe('There is no scan under the board: add one in the scan panel.');
});
