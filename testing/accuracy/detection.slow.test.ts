/** Guards detection against regressions: scans of random boards of other looks. `npm run accuracy` measures more. */
import { describe, expect, test } from 'vitest';
import { randomScanLook } from '../../exchange/draw/scan/index.js';
import { measureScan } from './measure-scan.js';
import { requireFont } from './require-font.js';
import { SCORED_STAGES } from './compare-with-truth.js';
import { randomStreetBoard } from './random-street-board.js';

/** The least precision and recall; goals of docs/detect.md are higher, on larger pictures. */
const LEAST = { circles: 0.98, numbers: 0.97, crossings: 0.98, streets: 0.95 } as const;

// On the second, squares are about as large as discs; on the third, discs are darker than squares.
describe.each([
  [3, 1200],
  [14, 1600],
  [8, 1600],
])('a scan of random board %i, %i pixels wide', (seed, width) => {
  test('is read nearly without faults, and nothing safe is wrong', async () => {
    const scan = { board: randomStreetBoard(seed), seed, width, look: randomScanLook(seed) };
    requireFont(scan.look.print.font.family);
    const { scores } = await measureScan(scan);
    for (const [stage, least] of Object.entries(LEAST)) {
      const { real, suggested, right } = scores[stage as keyof typeof LEAST];
      expect(right / suggested, `precision of ${stage}`).toBeGreaterThanOrEqual(least);
      expect(right / real, `recall of ${stage}`).toBeGreaterThanOrEqual(least);
    }
    const wrong = SCORED_STAGES.map((stage) => [stage, scores[stage].safeButWrong] as const);
    expect(wrong.filter(([, count]) => count > 0)).toEqual([]);
  });
});
