import type { Picture } from '../../../vision/index.js';

/** Rows that are read at once: the canvas gives four bytes a pixel, of which three are kept. */
const ROWS = 256;

/** The pixels of an image, which is closed. Transparent parts are white, like paper. */
export function readPixels(image: ImageBitmap): Picture {
  const { width, height } = image;
  const rgb = new Uint8ClampedArray(width * height * 3);
  const canvas = new OffscreenCanvas(width, Math.min(ROWS, height));
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('this browser cannot read pictures in the background');
  for (let top = 0; top < height; top += ROWS) {
    const rows = Math.min(ROWS, height - top);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, rows);
    context.drawImage(image, 0, -top);
    copyColours(context.getImageData(0, 0, width, rows).data, rgb, top * width * 3);
  }
  image.close();
  return { width, height, rgb };
}

function copyColours(from: Uint8ClampedArray, to: Uint8ClampedArray, start: number): void {
  for (let i = 0, k = start; i < from.length; i += 4, k += 3) {
    to[k] = from[i]!;
    to[k + 1] = from[i + 1]!;
    to[k + 2] = from[i + 2]!;
  }
}
