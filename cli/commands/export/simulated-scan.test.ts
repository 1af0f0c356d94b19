import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planSimulatedScan, type ScanTruth } from '../../../exchange/draw/scan/index.js';
import type { Point, StreetBoard } from '../../../model/index.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { simulateScan } from './simulated-scan.js';

interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const greyOf = async (picture: Uint8Array): Promise<Grey> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** The middles of dark blobs about as wide as high and well filled, found by flooding; no grain of wood is like that. */
function darkBlobs({ width, height, data }: Grey, below: number, least: number): readonly Point[] {
  const seen = new Uint8Array(width * height);
  const blobs: Point[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! >= below) continue;
    const open = [start];
    seen[start] = 1;
    let [sumX, sumY, count] = [0, 0, 0];
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    while (open.length > 0) {
      const at = open.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      [sumX, sumY, count] = [sumX + x + 0.5, sumY + y + 0.5, count + 1];
      for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width])
        if (next >= 0 && next < data.length && !seen[next] && data[next]! < below) {
          seen[next] = 1;
          open.push(next);
        }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (count >= least && count > 0.8 * wide * high && wide < 1.4 * high && high < 1.4 * wide)
      blobs.push([sumX / count, sumY / count]);
  }
  return blobs;
}

/** Crossings alone, so that nothing touches their squares. */
const squares: StreetBoard = {
  ...shippedStreetBoard('teaching/two-routes'),
  discs: { circle: 200, crossing: 150 },
  circles: [],
  streets: [],
  blocks: [],
  extent: [10000, 7000],
  crossings: [[900, 900], [9100, 900], [9100, 6100], [900, 6100], [5000, 3000], [3000, 5000], [7200, 2500]].map(
    ([x, y], i) => ({ id: `x${i + 1}`, at: [x!, y!] }),
  ), // prettier-ignore
};

test.each([1, 2, 3])('what is found in the picture is where the truth says: seed %i', async (seed) => {
  const plan = planSimulatedScan(squares, { seed, width: 700 });
  const { picture, truth } = await simulateScan(sharp, squares, plan, 'png', 'scan.png');
  const { nodes } = JSON.parse(truth) as ScanTruth;
  const found = darkBlobs(await greyOf(picture), 90, 150);
  expect(found).toHaveLength(squares.crossings.length);
  for (const [x, y] of Object.values(nodes)) {
    const off = Math.min(...found.map(([fx, fy]) => Math.hypot(fx - x, fy - y)));
    expect(off).toBeLessThan(1);
  }
});

test('on Whitehall every black circle is dark and every white one light where the truth says', async () => {
  const board = shippedStreetBoard('whitehall');
  const plan = planSimulatedScan(board, { seed: 1, width: 1200 });
  const { picture, truth } = await simulateScan(sharp, board, plan, 'jpeg', 'scan.jpg');
  const { nodes } = JSON.parse(truth) as ScanTruth;
  const { width, data } = await greyOf(picture);
  const lightness = ([x, y]: Point): number => {
    let sum = 0;
    for (let dy = -8; dy <= 8; dy++)
      for (let dx = -8; dx <= 8; dx++) sum += data[Math.round(y + dy) * width + Math.round(x + dx)]!;
    return sum / 17 ** 2;
  };
  const of = (colour: string): readonly number[] =>
    board.circles
      .filter((each) => each.colour === colour)
      .map(({ number }) => lightness(nodes[`c${number}`]!));
  expect(Math.max(...of('black'))).toBeLessThan(Math.min(...of('white')) - 20);
});

test('a picture and its truth belong together, and come out the same again', async () => {
  const board = shippedBoard('mr-jack-2006');
  const take = (seed: number, format: 'png' | 'jpeg'): ReturnType<typeof simulateScan> =>
    simulateScan(sharp, board, planSimulatedScan(board, { seed, width: 300 }), format, `scan.${format}`);
  const [one, again, other, jpeg] = [
    await take(1, 'png'),
    await take(1, 'png'),
    await take(2, 'png'),
    await take(1, 'jpeg'),
  ];
  expect(again).toEqual(one);
  expect(other.picture).not.toEqual(one.picture);
  const { picture } = JSON.parse(one.truth) as { picture: Record<string, unknown> };
  const reported = await sharp(one.picture).metadata();
  expect(picture).toMatchObject({
    file: 'scan.png',
    width: reported.width,
    height: reported.height,
    sha256: createHash('sha256').update(one.picture).digest('hex'),
  });
  expect([reported.format, (await sharp(jpeg.picture).metadata()).format]).toEqual(['png', 'jpeg']);
});
