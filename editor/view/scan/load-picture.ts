/** Turns a chosen file into a picture that can be painted. Nothing is uploaded. */
import { quoteText } from '../../../model/index.js';
import type { PyramidLevel, ImagePyramid } from './paint-scan.js';
import { readPictureHeader } from './picture-header.js';

/** A picture in memory. */
export interface Picture extends ImagePyramid {
  readonly sha256: string;
  readonly name: string;
}

/** A stored picture: the file itself, and its fingerprint. */
export interface PictureFile {
  readonly sha256: string;
  readonly name: string;
  readonly blob: Blob;
}

export type LoadPictureResult =
  | { readonly ok: true; readonly picture: Picture; readonly file: PictureFile }
  /** A complete sentence. */
  | { readonly ok: false; readonly problem: string };

/** The size limit of working copies: some tablets have no larger canvas, and a board needs no more. */
const WORKING_PIXELS = 4096 * 4096;
/** The smallest level of the pyramid. */
const SMALLEST_SIDE = 400;
/** A hundred megapixels without compression. */
const MAX_BYTES = 400 * 1024 * 1024;

/** Reads, checks, fingerprints and decodes a file. Never throws. */
export async function loadPicture(file: Blob, name: string): Promise<LoadPictureResult> {
  const refused = (problem: string): LoadPictureResult => ({
    ok: false,
    problem: `${quoteText(name, 60)} ${problem}`,
  });
  if (file.size > MAX_BYTES)
    return refused(
      `has ${Math.ceil(file.size / 1024 / 1024)} MB; the limit is ${MAX_BYTES / 1024 / 1024} MB.`,
    );
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return refused('cannot be read. It may have been moved or deleted, or it is a folder.');
  }
  const header = readPictureHeader(new Uint8Array(bytes));
  if (!header.ok) return refused(header.problem);
  const sha256 = await fingerprintOf(bytes);
  if (sha256 === undefined)
    return refused('cannot be fingerprinted: open this page from 127.0.0.1 or over https.');
  const blob = new Blob([bytes], { type: header.type });
  try {
    const whole = await createImageBitmap(blob);
    const { width, height } = whole;
    // The decoder applies the orientation, so width and height may be swapped.
    const sides = [width, height].sort((a, b) => a - b).join();
    if (sides !== [header.width, header.height].sort((a, b) => a - b).join()) {
      whole.close();
      return refused('is damaged: its size does not match its header.');
    }
    const levels = await levelsOf(whole);
    return { ok: true, picture: { sha256, name, width, height, levels }, file: { sha256, name, blob } };
  } catch {
    const megapixels = Math.ceil((header.width * header.height) / 1e6);
    return refused(
      `cannot be decoded: it is damaged or incomplete${megapixels > 40 ? `, or ${megapixels} megapixels are too many for this machine; try a smaller one` : ''}.`,
    );
  }
}

/** Of the file, not of the pixels: the same scan saved again has another fingerprint. */
async function fingerprintOf(bytes: ArrayBuffer): Promise<string | undefined> {
  // Without a secure context crypto.subtle is missing, despite its type.
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The picture in halving sizes, the first within the limit. */
async function levelsOf(whole: ImageBitmap): Promise<readonly PyramidLevel[]> {
  const scale = Math.min(1, Math.sqrt(WORKING_PIXELS / (whole.width * whole.height)));
  const first = scale < 1 ? await resized(whole, scale) : whole;
  if (first !== whole) whole.close();
  const levels = [first];
  for (let last = first; Math.max(last.width, last.height) >= 2 * SMALLEST_SIDE;) {
    last = await resized(last, 0.5);
    levels.push(last);
  }
  return levels.map((image) => ({ image, width: image.width, height: image.height }));
}

const resized = (image: ImageBitmap, scale: number): Promise<ImageBitmap> =>
  createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(image.width * scale)),
    resizeHeight: Math.max(1, Math.round(image.height * scale)),
    resizeQuality: 'medium',
  });

/** Frees the memory. */
export function closePicture({ levels }: Picture): void {
  for (const { image } of levels) if (image instanceof ImageBitmap) image.close();
}
