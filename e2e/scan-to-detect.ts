/** A simulated photograph of Whitehall, under an empty board and calibrated by its corners. */
import sharp from 'sharp';
import type { Locator, Page } from 'playwright-core';
import { simulateScan } from '../cli/commands/export/simulated-scan.js';
import { planSimulatedScan } from '../exchange/draw/scan/index.js';
import { applyHomography, type Point, type StreetBoard } from '../model/index.js';
import { shippedBoard } from '../testing/boards/shipped-boards.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { waitForStep } from './document-driver.js';
import { boardToPixel, createBoard, editorLocator, pressKey, scanPixelToBoard } from './editor-driver.js';

/** The board in the photograph. */
export const PRINTED_BOARD = shippedBoard('whitehall') as StreetBoard;
const plan = planSimulatedScan(PRINTED_BOARD, { seed: 1, width: 1500 });

/** Creates the board and adds and calibrates the scan. */
export async function openScanToDetect(page: Page): Promise<void> {
  const { picture } = await simulateScan(sharp, PRINTED_BOARD, plan, 'jpeg', 'whitehall.jpg');
  await createBoard(page, 'wm', 'Whitehall again');
  await editorLocator(page).evaluate((element, text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], 'whitehall.jpg', { type: 'image/jpeg' });
    (element as unknown as LamplighterEditor).addScan(file);
  }, Buffer.from(picture).toString('base64'));
  await waitForStep(page, 1);
  const [width, height] = PRINTED_BOARD.extent;
  const corners: readonly Point[] = [[0, 0], [width, 0], [width, height], [0, height]]; // prettier-ignore
  for (const [i, corner] of corners.entries()) {
    const pixel = applyHomography(plan.boardToPicture, corner);
    const { x, y } = await boardToPixel(page, await scanPixelToBoard(page, pixel));
    await page.mouse.click(x, y);
    await waitForStep(page, i + 2);
  }
  await pressKey(page, 'v');
  await pressKey(page, 'Escape');
}

/** The panel of the detection. */
export const detectionPanel = (page: Page): Locator => page.locator('lamplighter-detection');

/** Starts the detection in the scan panel. */
export const startDetection = (page: Page): Promise<void> =>
  page.locator('lamplighter-scan-panel').getByRole('button', { name: 'Detect the board' }).click();
