/** Simulates a scan: the drawing and the photograph from `exchange`, with lens blur and JPEG compression. */
import { createHash } from 'node:crypto';
import {
  lensBlurRadius,
  drawPrintedBoard,
  formatScanTruth as formatTruth,
  addGrain,
  simulatePhotograph,
  groundTruthOfScan,
  type Pixels,
  type SimulatedScanPlan,
} from '../../../exchange/draw/scan/index.js';
import type { Board } from '../../../model/index.js';
import type { PixelFormat } from './rasterise.js';
import type { Sharp } from '../../pictures/load-sharp.js';

export const MAX_SCAN_WIDTH = 6000;

/** The picture and its ground truth as a text. `name` is the picture's file name. */
export async function simulateScan(
  sharp: Sharp,
  board: Board,
  plan: SimulatedScanPlan,
  format: PixelFormat,
  name: string,
): Promise<{ readonly picture: Uint8Array; readonly truth: string }> {
  const print = await sharp(Buffer.from(drawFlatPrint(board, plan)), { limitInputPixels: false })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const taken = simulatePhotograph(
    { width: print.info.width, height: print.info.height, data: print.data },
    board.extent,
    plan,
  );
  const blurred = await rawOf(sharp, taken).blur(lensBlurRadius(plan)).raw().toBuffer();
  // Cameras save JPEG, so a PNG is made from a JPEG too, with the same softness.
  const jpeg = await rawOf(sharp, addGrain({ ...taken, data: blurred }, plan.seed, plan.look?.photo.grain))
    .jpeg({ quality: plan.look?.photo.quality ?? 80, mozjpeg: true })
    .toBuffer();
  const picture = format === 'jpeg' ? jpeg : await sharp(jpeg).png({ compressionLevel: 9 }).toBuffer();
  return { picture, truth: formatGroundTruth(board, plan, name, picture) };
}

/** The ground truth of a picture as a text. */
export const formatGroundTruth = (
  board: Board,
  plan: SimulatedScanPlan,
  name: string,
  picture: Uint8Array,
): string =>
  formatTruth(groundTruthOfScan(board, plan), {
    file: name,
    sha256: sha256Of(picture),
    drawing: sha256Of(drawFlatPrint(board, plan)),
  });

/** The flat drawing that is photographed; finer than the picture, so that the near side of the board stays sharp. */
export const drawFlatPrint = (board: Board, { width, seed, look }: SimulatedScanPlan): string =>
  drawPrintedBoard(board, Math.ceil(1.25 * width), look && { look: look.print, seed });

const rawOf = (sharp: Sharp, { width, height, data }: Pixels): ReturnType<Sharp> =>
  sharp(data, { raw: { width, height, channels: 3 } });

const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
