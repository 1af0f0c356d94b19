/** A photograph of a board that is to be traced: from one side, with a shadow, in a look of its own. */
import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { simulateScan } from '../../cli/commands/export/simulated-scan.js';
import { planSimulatedScan, randomScanLook } from '../../exchange/draw/scan/index.js';
import { applyHomography, type Point, type StreetBoard } from '../../model/index.js';
import { waitForStep } from '../document-driver.js';
import { boardToPixel, scanPixelToBoard } from '../editor-driver.js';
import type { ActionLog } from './action-log.js';

/** The picture as a file, and where the corners of the board are in it. */
export interface Photo {
  readonly name: string;
  readonly picture: Uint8Array;
  readonly corners: readonly Point[];
}

/** Takes a photograph of a board. The look is a random one by its number. */
export async function takePhoto(board: StreetBoard, width: number, look: number): Promise<Photo> {
  const plan = planSimulatedScan(board, { seed: 1, width, look: randomScanLook(look) });
  const name = `${board.id}.jpg`;
  const { picture } = await simulateScan(sharp, board, plan, 'jpeg', name);
  const [wide, high] = board.extent;
  const corners = ([[0, 0], [wide, 0], [wide, high], [0, high]] as const).map((corner) =>
    applyHomography(plan.boardToPicture, corner),
  ); // prettier-ignore
  return { name, picture, corners };
}

/** Chooses the photograph as the guide asks for it, and clicks its corners. */
export async function addPhoto(page: Page, { name, picture, corners }: Photo, log: ActionLog): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a photo' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(picture) });
  log.count('choose the photo file');
  await waitForStep(page, 1);
  for (const [i, pixel] of corners.entries()) {
    const { x, y } = await boardToPixel(page, await scanPixelToBoard(page, pixel));
    await page.mouse.click(x, y);
    await waitForStep(page, i + 2);
    log.count('click a corner of the board');
  }
}
