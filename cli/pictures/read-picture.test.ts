import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/run-cli.js';
import { readPicture, type PictureFile } from './read-picture.js';

const folder = temporaryFolder();

/** Red on the left, blue on the right. */
const flag = sharp({ create: { width: 60, height: 40, channels: 3, background: '#0000ff' } }).composite([
  { input: { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
]);

async function read(name: string, bytes: Uint8Array): Promise<PictureFile | string> {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const result = await readPicture(sharp, file);
  return result.ok ? result.value : result.message;
}

const isNear = (rgb: Uint8Array, pixel: number, expected: readonly number[]): boolean =>
  expected.every((value, k) => Math.abs(rgb[3 * pixel + k]! - value) < 30);

test.each(['jpeg', 'png', 'webp'] as const)('%s is read', async (format) => {
  const bytes = await flag.clone().toFormat(format).toBuffer();
  const picture = (await read(`flag.${format}`, bytes)) as PictureFile;
  expect([picture.width, picture.height, picture.rgb.length]).toEqual([60, 40, 7200]);
  expect([isNear(picture.rgb, 5, [255, 0, 0]), isNear(picture.rgb, 55, [0, 0, 255])]).toEqual([true, true]);
  expect(picture.sha256).toBe(createHash('sha256').update(readFileSync(join(folder, `flag.${format}`))).digest('hex')); // prettier-ignore
});

test('a picture is turned as its metadata ask', async () => {
  const bytes = await flag.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, rgb } = (await read('turned.jpg', bytes)) as PictureFile;
  expect([width, height]).toEqual([40, 60]);
  expect([isNear(rgb, 5 * 40 + 20, [255, 0, 0]), isNear(rgb, 55 * 40 + 20, [0, 0, 255])]).toEqual([true, true]); // prettier-ignore
});

test('grey pictures and transparent ones have three channels too', async () => {
  const grey = (await read('grey.png', await flag.clone().greyscale().png().toBuffer())) as PictureFile;
  expect(grey.rgb.length).toBe(7200);
  const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } });
  const white = (await read('clear.png', await clear.png().toBuffer())) as PictureFile;
  expect([...white.rgb.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test.each([
  ['photo.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'is a HEIC file. Save it as JPEG, PNG or WebP, or set the camera to JPEG'], // prettier-ignore
  ['map.pdf', Buffer.from('%PDF-1.7\n'), 'is a PDF file. Save it as JPEG'],
  [
    'map.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'is a SVG file.',
  ],
  ['text.jpg', Buffer.from('no picture'), 'is not a whole picture'],
  ['empty.jpg', Buffer.alloc(0), 'is not a whole picture'],
])('%s is refused with what to do', async (name, bytes, message) => {
  expect(await read(name, bytes)).toContain(message);
});

test('a file that was cut off is refused', async () => {
  const noise = Buffer.from(Array.from({ length: 30000 }, (_, i) => (i * 7919) % 251));
  const bytes = await sharp(noise, { raw: { width: 100, height: 100, channels: 3 } }).jpeg().toBuffer(); // prettier-ignore
  expect(await read('cut.jpg', bytes.subarray(0, bytes.length / 2))).toContain('is not a whole picture');
});
