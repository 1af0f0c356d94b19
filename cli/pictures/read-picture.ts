/** Reads the pixels of a picture file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { failure, type Failure, type Result } from '../command/command.js';
import { describeFileError } from '../files/describe-file-error.js';
import { escapeControlCharacters, quoteForMessage } from '../terminal/terminal.js';
import type { Sharp } from './load-sharp.js';

/** A picture in memory, turned upright. */
export interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** RGB, three bytes a pixel, row by row. */
  readonly rgb: Uint8Array;
  /** The digest of the file. */
  readonly sha256: string;
}

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];
/** More than any camera has; a file may claim far more. */
const MOST_PIXELS = 150_000_000;

/** The picture of a JPEG, PNG or WebP file, turned as its metadata ask; otherwise what to do about it. */
export async function readPicture(sharp: Sharp, file: string): Promise<Result<PictureFile>> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return failure(`${quoteForMessage(file)} cannot be read: ${describeFileError(error)}.`);
  }
  const foreign = foreignFormat(bytes);
  if (foreign !== undefined) return refuseFormat(file, foreign);
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) return refuseFormat(file, format.toUpperCase());
    if (width * height > MOST_PIXELS)
      return failure(
        `${quoteForMessage(file)} has ${width} × ${height} pixels, which is too many. Save a copy of at most 20 megapixels.`,
      );
    // Cameras write harmless oddities; only what is cut off is refused.
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      ok: true,
      value: { width: info.width, height: info.height, rgb: threeChannels(data, info), sha256 },
    };
  } catch (error) {
    const [line = ''] = (error as Error).message.trim().split('\n');
    return failure(
      `${quoteForMessage(basename(file))} is not a whole picture (${escapeControlCharacters(line).replace(/\.$/, '')}). Copy it again from the camera, or save it as JPEG or PNG.`,
    );
  }
}

/** The name of a format that sharp does not read, by the first bytes of a file. */
function foreignFormat(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 16);
  if (head.startsWith('%PDF')) return 'PDF';
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  return /^(hei|hev|mif|msf)/.test(head.slice(8)) ? 'HEIC' : head.startsWith('avif', 8) ? 'AVIF' : undefined;
}

const refuseFormat = (file: string, format: string): Failure =>
  failure(
    `${quoteForMessage(file)} is a ${format} file. Save it as JPEG, PNG or WebP${format === 'HEIC' ? ', or set the camera to JPEG ("Most Compatible" on an iPhone)' : ''}.`,
  );

/** Grey pictures have one channel. */
function threeChannels(
  data: Buffer,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
): Uint8Array {
  if (channels === 3) return data;
  const rgb = new Uint8Array(3 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++)
    rgb.fill(data[pixel * channels]!, 3 * pixel, 3 * pixel + 3);
  return rgb;
}
