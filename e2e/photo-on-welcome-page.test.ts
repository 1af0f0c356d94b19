/** A photo dropped on the boards panel: it is asked whether it is for a new board or goes under the open one. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardToPixel, clickAt, editorLocator, pressToolKey, readBoard, readStreetBoard, scanPixelToBoard, waitForEditor } from './editor-driver.js'; // prettier-ignore
import { takeScreenshot, useEditor } from './editor-fixture.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { makePng } from './make-png.js';

const { openPage } = useEditor();

/** Drops a photo on an element, as a person does from a folder. */
async function dropPhoto(page: Page, onto: string, name: string): Promise<void> {
  const png = makePng(300, 200, (x, y) => ((x + y) % 40 < 20 ? [230, 220, 200] : [90, 80, 70]));
  await page.locator(onto).evaluate(
    (element, [bytes, fileName]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], fileName, { type: 'image/png' }));
      for (const kind of ['dragover', 'drop'])
        element.dispatchEvent(
          new DragEvent(kind, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
        );
    },
    [[...png], name] as const,
  );
}

const toolOf = (page: Page): Promise<string> =>
  editorLocator(page).evaluate((element) => (element as unknown as LamplighterEditor).state!.tool);

test('a new board from a dropped photo: at most ten clicks to the first circle', async () => {
  const page = await openPage();
  await waitForEditor(page);
  let clicks = 1;
  await page.getByTitle(/^Open/).first().click();
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByText('Drop a photo of the board here').waitFor();
  await takeScreenshot(page, 'welcome-new-board');
  await dropPhoto(page, 'lamplighter-welcome', 'my fuchs.png');
  await welcome.getByRole('group', { name: /What is my fuchs.png for/ }).waitFor();
  await takeScreenshot(page, 'welcome-photo-question');
  await welcome.getByRole('button', { name: 'A new board from this picture' }).click();
  await takeScreenshot(page, 'welcome-photo-new');
  await welcome.getByRole('button', { name: 'Create' }).click();
  clicks += 2;
  await expect.poll(async () => (await readBoard(page)).name).toBe('my fuchs');
  await expect.poll(() => toolOf(page)).toBe('calibrate');
  for (const corner of [[10, 10], [290, 12], [288, 190], [12, 188]] as const) {
    const { x, y } = await boardToPixel(page, await scanPixelToBoard(page, corner));
    await page.mouse.click(x, y);
    clicks++;
  } // prettier-ignore
  await expect.poll(async () => (await readBoard(page)).provenance.scans?.[0]?.points).toHaveLength(4);
  // What is missing is shown by itself on a draft.
  await page.locator('lamplighter-tracing-guide').getByText('0 of 195 circles').waitFor();
  await page.locator('.lens-words').getByText('missing').waitFor();
  await pressToolKey(page, 'c');
  await clickAt(page, [3000, 3000]);
  clicks++;
  await expect.poll(async () => (await readStreetBoard(page)).circles.length).toBe(1);
  await takeScreenshot(page, 'photo-first-circle');
  expect(clicks).toBeLessThanOrEqual(10);
});

test('a photo dropped anywhere while the panel is open may go under the open board', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  await page.getByTitle(/^Open/).first().click();
  const welcome = page.locator('lamplighter-welcome');
  await dropPhoto(page, 'lamplighter-canvas', 'photo.png');
  const { name } = await readBoard(page);
  // Esc leaves the question, and nothing was added.
  await welcome.getByRole('button', { name: 'A new board from this picture' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => welcome.locator('.question').count()).toBe(0);
  expect((await readBoard(page)).provenance.scans ?? []).toHaveLength(0);
  await dropPhoto(page, 'lamplighter-canvas', 'photo.png');
  await welcome.getByRole('button', { name: `Under the open board ${name}` }).click();
  await expect.poll(async () => (await readBoard(page)).provenance.scans?.length).toBe(1);
  expect((await readBoard(page)).name).toBe(name);
  expect(await welcome.count()).toBe(0);
});
