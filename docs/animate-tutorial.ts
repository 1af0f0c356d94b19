/** Joins pictures of the tutorial into the animation of the README. Run it after `npm run pictures`, and look at it. */
import { join } from 'node:path';
import sharp from 'sharp';

const SECONDS = 2.2;
const FRAMES = ['photo-0-guide', 'photo-1-calibrated', 'photo-2-detected', 'photo-3-part', 'photo-4-corrected', 'photo-5-finished']; // prettier-ignore

const frames = await Promise.all(
  FRAMES.map((name) =>
    sharp(join(import.meta.dirname, 'tutorial', `${name}.jpg`))
      .resize(1120)
      .toBuffer(),
  ),
);
const { size } = await sharp(frames, { join: { animated: true } })
  .webp({ quality: 78, effort: 6, delay: FRAMES.map(() => SECONDS * 1000), loop: 0 })
  .toFile(join(import.meta.dirname, 'pictures', 'from-a-photo.webp'));
process.stdout.write(`docs/pictures/from-a-photo.webp: ${Math.round(size / 1000)} KB\n`);
