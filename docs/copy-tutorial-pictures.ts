/** Copies the tutorial's pictures from the screenshots that `npm test` takes. Look at each before you commit it. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const taken = join(import.meta.dirname, '..', 'e2e', 'pictures');
const kept = join(import.meta.dirname, 'tutorial');

for (const file of readdirSync(kept)) {
  const picture = join(taken, `${basename(file, '.jpg')}.png`);
  if (!existsSync(picture))
    throw new Error(`There is no ${picture}. Run "npm test", which takes the pictures.`);
  await sharp(picture).jpeg({ quality: 82, mozjpeg: true }).toFile(join(kept, file));
}
