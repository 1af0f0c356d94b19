/** Taking a scan: what `exchange` draws and photographs, through a lens, onto a chip, into a file. */
import { createHash } from 'node:crypto';
import {
  blurOf,
  drawPrintedBoard,
  formatTruth,
  grained,
  photograph,
  truthOfScan,
  type Pixels,
  type ScanPlan,
} from '../exchange/draw/scan/index.js';
import type { Board } from '../model/index.js';
import type { PixelFormat } from './pixels.js';
import type { Sharp } from './sharp.js';

export const MOST_SCAN_WIDTH = 6000;

/** The picture and, as a text, the truth about it. `name` is that of the picture's file. */
export async function takeScan(
  sharp: Sharp,
  board: Board,
  plan: ScanPlan,
  format: PixelFormat,
  name: string,
): Promise<{ readonly picture: Uint8Array; readonly truth: string }> {
  const print = await sharp(Buffer.from(printFor(board, plan)), { limitInputPixels: false })
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const taken = photograph(
    { width: print.info.width, height: print.info.height, data: print.data },
    board.extent,
    plan,
  );
  const blurred = await rawOf(sharp, taken).blur(blurOf(plan)).raw().toBuffer();
  // Cameras keep their pictures as JPEG, so a PNG is made from one too: the softness belongs to it.
  const jpeg = await rawOf(sharp, grained({ ...taken, data: blurred }, plan.seed))
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  const picture = format === 'jpeg' ? jpeg : await sharp(jpeg).png({ compressionLevel: 9 }).toBuffer();
  return { picture, truth: truthFor(board, plan, name, picture) };
}

/** The text of the truth about a picture that was taken by a plan. */
export const truthFor = (board: Board, plan: ScanPlan, name: string, picture: Uint8Array): string =>
  formatTruth(truthOfScan(board, plan), {
    file: name,
    sha256: sha256Of(picture),
    drawing: sha256Of(printFor(board, plan)),
  });

/** The flat print that a scan is taken of: finer than the picture will be, or the near side of the board would be drawn from too little. */
export const printFor = (board: Board, { width }: ScanPlan): string =>
  drawPrintedBoard(board, Math.ceil(1.25 * width));

const rawOf = (sharp: Sharp, { width, height, data }: Pixels): ReturnType<Sharp> =>
  sharp(data, { raw: { width, height, channels: 3 } });

const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
