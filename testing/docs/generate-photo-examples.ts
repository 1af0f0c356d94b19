/**
 * Writes the examples of good and bad photographs in docs/tutorial, cut from simulated scans:
 * `npx tsx testing/docs/generate-photo-examples.ts`. Look at them before you commit them.
 */
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { simulateScan } from '../../cli/commands/export/simulated-scan.js';
import { planSimulatedScan, randomScanLook } from '../../exchange/draw/scan/index.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';

const FOLDER = join(import.meta.dirname, '../../docs/tutorial');
const [WIDTH, HEIGHT] = [420, 280];
/** Where all examples but the last are cut, in pixels of the sharp picture. */
const PLACE = { left: 1250, top: 900, width: WIDTH, height: HEIGHT };

async function takePhoto(width: number, tilt: number): Promise<Buffer> {
  const board = shippedStreetBoard('whitechapel');
  const look = randomScanLook(1);
  const plan = planSimulatedScan(board, { seed: 1, width, look: { ...look, photo: { ...look.photo, tilt, shadow: 0 } } }); // prettier-ignore
  return Buffer.from((await simulateScan(sharp, board, plan, 'jpeg', 'photo.jpg')).picture);
}

/** The reflection of a flash: white in the middle, fading out. */
const FLASH = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><radialGradient id="flash"><stop offset="0.2" stop-color="#fff"/><stop offset="0.6" stop-color="#fff" stop-opacity="0.7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><ellipse cx="230" cy="130" rx="190" ry="150" fill="url(#flash)"/></svg>`,
);

const sharpPhoto = await takePhoto(3000, 0.5);
const cut = (): Sharp => sharp(sharpPhoto).extract(PLACE);
const small = await sharp(sharpPhoto).resize({ width: 560 }).toBuffer();
const share = 560 / 3000;
const examples: Readonly<Record<string, Sharp>> = {
  sharp: cut(),
  blurred: cut().blur(5),
  flash: cut().composite([{ input: FLASH }]),
  small: sharp(small)
    .extract({
      left: Math.round(PLACE.left * share),
      top: Math.round(PLACE.top * share),
      width: Math.round(WIDTH * share),
      height: Math.round(HEIGHT * share),
    })
    .resize(WIDTH, HEIGHT, { kernel: 'nearest' }),
  side: sharp(await takePhoto(1200, 7)).resize(WIDTH, HEIGHT, { fit: 'cover' }),
};
for (const [name, picture] of Object.entries(examples))
  await picture.jpeg({ quality: 72, mozjpeg: true }).toFile(join(FOLDER, `example-${name}.jpg`));
