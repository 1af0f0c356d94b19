/** Turns an SVG drawing into a PNG or a JPEG, within sensible sizes. */
import { failure, type Result } from '../../command/command.js';
import type { Sharp } from '../../pictures/load-sharp.js';
import { quoteForMessage } from '../../terminal/terminal.js';

export type PixelFormat = 'png' | 'jpeg';

/** A sheet of A4 at 300 dots per inch. */
const USUAL_WIDTH = 2400;
const LEAST_WIDTH = 100;
/** A larger picture shows nothing more of a board and takes gigabytes of memory. */
const MOST_PIXELS = 140_000_000;
/** Image libraries count the pixels of a side in 15 bits. */
const MOST_SIDE = 20_000;

/** Parses the value of `--width`. */
export function parsePictureWidth(given: string | undefined, most: number): Result<number> {
  if (given === undefined) return { ok: true, value: USUAL_WIDTH };
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  return value >= LEAST_WIDTH && value <= most
    ? { ok: true, value }
    : failure(
        `--width must be a whole number of pixels from ${LEAST_WIDTH} to ${most}; found ${quoteForMessage(given)}.`,
      );
}

/** Why a picture of this size is refused; undefined if it is not. */
export const checkPictureSize = (width: number, height: number): string | undefined =>
  width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE
    ? `The picture would be ${width} × ${height} pixels, which is too many. Choose a smaller --width.`
    : undefined;

/** The SVG reader limits the length of an attribute, and all streets are one path. */
const MOST_CHARACTERS = 10_000_000;

/** Why a drawing cannot be rasterised; undefined if it can. */
export const checkDrawingLength = (svg: string): string | undefined =>
  svg.length > MOST_CHARACTERS
    ? `The board has too much on it to make pixels of: its drawing has ${Math.ceil(svg.length / 1e6)} million characters, and ${MOST_CHARACTERS / 1e6} are the most. Draw it with --to svg.`
    : undefined;

/** The size declared in one of our SVG files. */
export function parseSvgSize(svg: string): readonly [number, number] {
  const [, width, height] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}

/** Renders a drawing; the same machine gives the same bytes. The page colour fills the edge up to whole pixels. */
export async function rasteriseSvg(
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
