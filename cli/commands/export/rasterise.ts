/** Drawings as pixels: the sizes that make sense, and an SVG as a PNG or a JPEG. */
import type { Asked } from './board-relation.js';
import type { Sharp } from './sharp.js';
import { quoted } from './terminal.js';

export const PIXEL_FORMATS = ['png', 'jpeg'] as const;
export type PixelFormat = (typeof PIXEL_FORMATS)[number];

/** Enough for a sheet of A4 at 300 dots an inch. */
const USUAL_WIDTH = 2400;
const LEAST_WIDTH = 100;
/** Above it a picture of a board holds nothing more, and takes gigabytes to make. */
const MOST_PIXELS = 140_000_000;
/** Libraries of pixels count the pixels of a side in 15 bits. */
const MOST_SIDE = 20_000;

/** The value of `--width`. */
export function widthOf(given: string | undefined, most: number): Asked<number> {
  if (given === undefined) return { ok: true, value: USUAL_WIDTH };
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  return value >= LEAST_WIDTH && value <= most
    ? { ok: true, value }
    : {
        ok: false,
        message: `--width is a whole number of pixels from ${LEAST_WIDTH} to ${most}, not ${quoted(given)}.`,
      };
}

/** Why a picture of this size is not made; undefined if it is. */
export const refusalOfSize = (width: number, height: number): string | undefined =>
  width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE
    ? `The picture would be ${width} × ${height} pixels, which is too many. Choose a smaller --width.`
    : undefined;

/** The reader of SVG takes no longer attributes, and one may hold most of a drawing: all the streets are one path. */
const MOST_CHARACTERS = 10_000_000;

/** Why no pixels are made of a drawing; undefined if they are. */
export const refusalOfDrawing = (svg: string): string | undefined =>
  svg.length > MOST_CHARACTERS
    ? `The board has too much on it to make pixels of: its drawing has ${Math.ceil(svg.length / 1e6)} million characters, and ${MOST_CHARACTERS / 1e6} are the most. Draw it with --to svg.`
    : undefined;

/** The size that an SVG of ours says it has. */
export function sizeOfDrawing(svg: string): readonly [number, number] {
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}

/** A drawing as a picture; on the same machine always the same bytes. Its rim, cut to whole pixels, is filled up with the page. */
export async function pixelsOf(
  sharp: Sharp,
  svg: string,
  page: string,
  format: PixelFormat,
): Promise<Uint8Array> {
  const drawn = sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS })
    .flatten({ background: page })
    .withDensity(DOTS_PER_INCH);
  return format === 'png'
    ? drawn.png({ compressionLevel: 9 }).toBuffer()
    : drawn.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

const DOTS_PER_INCH = 300;
