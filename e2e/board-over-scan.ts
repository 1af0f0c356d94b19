/** A board over a simulated photograph of it, aligned by its corners. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { simulateScan } from '../cli/commands/export/simulated-scan.js';
import { planSimulatedScan } from '../exchange/draw/scan/index.js';
import { applyHomography, type Board, formatBoard, type Point } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { editorLocator, waitForEditor } from './editor-driver.js';

/** Opens a part of a printed board over a photograph of the whole. */
export async function openOverScan(page: Page, printed: Board, part: Board, width: number): Promise<void> {
  const plan = planSimulatedScan(printed, { seed: 1, width });
  const { picture } = await simulateScan(sharp, printed, plan, 'jpeg', 'scan.jpg');
  const meta = await sharp(picture).metadata();
  const [wide, high] = printed.extent;
  const corners: readonly Point[] = [[0, 0], [wide, 0], [wide, high], [0, high]]; // prettier-ignore
  const scan = {
    sha256: createHash('sha256').update(picture).digest('hex'),
    width: meta.width,
    height: meta.height,
    points: corners.map((at) => {
      const [x, y] = applyHomography(plan.boardToPicture, at);
      return { pixel: [Math.round(x), Math.round(y)] as const, at };
    }),
  };
  await waitForEditor(page);
  await dropFile(
    page,
    'board.json',
    formatBoard({ ...part, provenance: { ...part.provenance, scans: [scan] } }),
  );
  await page.waitForFunction(() => location.search.startsWith('?document='));
  await waitForEditor(page);
  await editorLocator(page).evaluate((element, text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    (element as unknown as LamplighterEditor).addScan(new File([bytes], 'scan.jpg', { type: 'image/jpeg' }));
  }, Buffer.from(picture).toString('base64'));
  await page.locator('lamplighter-scan-panel').getByRole('button', { name: 'Detect the board' }).waitFor();
}

/** Drops a file on the map. */
export const dropFile = (page: Page, name: string, content: string): Promise<void> =>
  page.evaluate(
    ([fileName, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], fileName));
      const editor = document.querySelector('lamplighter-editor')!;
      const at = editor.shadowRoot!.querySelector('lamplighter-canvas')!;
      for (const kind of ['dragover', 'drop'])
        at.dispatchEvent(
          new DragEvent(kind, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
        );
    },
    [name, content] as const,
  );
