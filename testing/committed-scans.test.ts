/** The scans that are kept in this repository are those that would be taken today. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { simulateScan, formatGroundTruth } from '../cli/commands/export/simulated-scan.js';
import { planSimulatedScan } from '../exchange/draw/scan/index.js';
import { COMMITTED_SCANS, groundTruthFileOf } from './docs/pictures.js';
import { inlineCodeOf, replaceFencedBlocks } from './docs/parse-markdown.js';
import { shippedBoard } from './boards/shipped-boards.js';

const root = join(import.meta.dirname, '..');
/** `UPDATE=1` writes them again; look at them before you commit them. */
const update = process.env['UPDATE'] === '1';

describe.each(COMMITTED_SCANS)('$folder/$file', ({ folder, file, board: id, seed, width, most }) => {
  const board = shippedBoard(id);
  const plan = planSimulatedScan(board, { seed, width });
  const [kept, reported] = [join(root, folder, file), join(root, folder, groundTruthFileOf(file))];

  test('the truth about it is true, and it is no larger than it may be', async () => {
    if (update) {
      const { picture, truth } = await simulateScan(sharp, board, plan, 'jpeg', file);
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(kept, picture);
      writeFileSync(reported, truth);
    }
    const picture = readFileSync(kept);
    expect(readFileSync(reported, 'utf8')).toBe(formatGroundTruth(board, plan, file, picture));
    const { width: wide, height: high } = await sharp(picture).metadata();
    expect([wide, high]).toEqual([plan.width, plan.height]);
    expect(picture.length).toBeLessThan(most);
  });
});

// Whitechapel is full of numbers, and another machine has another font; what changes its look changes that of the others.
test.each(COMMITTED_SCANS.filter(({ board }) => board !== 'whitechapel'))(
  '$folder/$file looks like one taken today',
  async ({ folder, file, board: id, seed, width }) => {
    const board = shippedBoard(id);
    const today = await simulateScan(sharp, board, planSimulatedScan(board, { seed, width }), 'jpeg', file);
    const [before, after] = await Promise.all(
      [readFileSync(join(root, folder, file)), today.picture].map((each) => sharp(each).raw().toBuffer()),
    );
    // Libraries of pixels round each in their own way, so bytes are not compared.
    let off = 0;
    for (let i = 0; i < before!.length; i++) off += Math.abs(before![i]! - after![i]!);
    expect(off / before!.length).toBeLessThan(1);
  },
);

describe('docs/formats/scan.md', () => {
  const page = join(root, 'docs/formats/scan.md');
  const truth = readFileSync(join(root, 'docs/pictures/two-routes-scan.truth.json'), 'utf8');

  test('shows a whole file', async () => {
    const reported = readFileSync(page, 'utf8');
    const true_ = await replaceFencedBlocks(reported, ({ language, text }) =>
      Promise.resolve(language === 'json' ? truth : text),
    );
    if (update) writeFileSync(page, true_);
    expect(true_).toContain('"nodes"');
    expect(reported).toBe(true_);
  });

  test('tells every field', () => {
    const reported = inlineCodeOf(readFileSync(page, 'utf8'));
    const fields = [...new Set([...truth.matchAll(/"(\w+)":/g)].map(([, field]) => field!))];
    expect(fields.filter((field) => !reported.includes(field) && !/^[cx]\d+$/.test(field))).toEqual([]);
  });
});
