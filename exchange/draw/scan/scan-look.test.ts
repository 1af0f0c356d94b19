import { describe, expect, test } from 'vitest';
import { applyHomography } from '../../../model/geometry/homography.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { drawPrintedBoard } from './draw-printed-board.js';
import { planSimulatedScan, boardCorners } from './plan-simulated-scan.js';
import { ART_STYLES, DISC_STYLES, randomScanLook } from './scan-look.js';
import { lensBlurRadius, simulatePhotograph } from './simulate-photograph.js';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const board = shippedBoard('teaching/two-routes');

test('the same seed gives the same look, and forty seeds have all styles', () => {
  expect(randomScanLook(7)).toEqual(randomScanLook(7));
  const looks = seeds.map(randomScanLook);
  expect(new Set(looks.map(({ print }) => print.disc.style))).toEqual(new Set(DISC_STYLES));
  expect(new Set(looks.map(({ print }) => print.art))).toEqual(new Set(ART_STYLES));
  expect(new Set(looks.map(({ print }) => print.font.family)).size).toBeGreaterThan(8);
  for (const is of [
    looks.map(({ photo }) => photo.hasFinger),
    looks.map(({ photo }) => photo.shadow > 0),
    looks.map(({ print }) => print.square.frame > 0),
    looks.map(({ print }) => print.hasTrack),
  ])
    expect(new Set(is).size).toBe(2);
});

describe.each(ART_STYLES)('a print with the art %s', (art) => {
  const look = { ...randomScanLook(3).print, art, hasTrack: true };
  const print = drawPrintedBoard(board, 500, { look, seed: 3 });

  test('shows every circle with its number in the font of the look', () => {
    expect(print).not.toMatch(/NaN|undefined/);
    for (const number of [1, 2, 3])
      expect(print).toMatch(new RegExp(`font-family="[^"]+"[^>]*>${number}</text>`));
    expect(drawPrintedBoard(board, 500, { look, seed: 3 })).toBe(print);
    if (art !== 'plain') expect(drawPrintedBoard(board, 500, { look, seed: 4 })).not.toBe(print);
  });
});

test('a look changes the view, and the whole board stays in the picture', () => {
  for (const seed of seeds) {
    const look = randomScanLook(seed);
    const plan = planSimulatedScan(board, { seed, width: 1000, look });
    expect(plan.boardToPicture).not.toEqual(planSimulatedScan(board, { seed, width: 1000 }).boardToPicture);
    for (const corner of boardCorners(board.extent)) {
      const [x, y] = applyHomography(plan.boardToPicture, corner);
      expect(Math.min(x, plan.width - x, y, plan.height - y)).toBeGreaterThan(20);
    }
  }
});

test('shadow and finger change the photograph, the finger in a corner only', () => {
  const { print, photo } = randomScanLook(1);
  const take = (more: object) => {
    const look = { print, photo: { ...photo, shadow: 0, hasFinger: false, ...more } };
    const plan = planSimulatedScan(board, { seed: 1, width: 300, look });
    expect(lensBlurRadius(plan)).toBeGreaterThanOrEqual(0.3);
    const data = new Uint8Array(3 * 200 * 160).fill(200);
    return simulatePhotograph({ width: 200, height: 160, data }, board.extent, plan);
  };
  const [plain, shaded, touched] = [take({}), take({ shadow: 0.4 }), take({ hasFinger: true })];
  const changed = (other: typeof plain): number =>
    plain.data.filter((value, i) => value !== other.data[i]).length / plain.data.length;
  expect(changed(shaded)).toBeGreaterThan(0.25);
  expect(changed(touched)).toBeGreaterThan(0.001);
  expect(changed(touched)).toBeLessThan(0.05);
});
