import { describe, expect, test } from 'vitest';
import {
  applyHomography,
  fitHomography,
  invertHomography,
  composeHomographies,
  type Homography,
  type Point,
} from '../../../model/index.js';
import { choosePyramidLevel, paintScan, type ScanCanvasContext, type ImagePyramid } from './paint-scan.js';

const level = (width: number, height: number): ImagePyramid['levels'][number] => ({
  image: { width } as unknown as ImageBitmap,
  width,
  height,
});
const PICTURE: ImagePyramid = {
  width: 4000,
  height: 3000,
  levels: [level(4000, 3000), level(2000, 1500), level(1000, 750), level(500, 375)],
};

interface Stroke {
  readonly square: readonly [number, number, number, number];
  /** From the file's pixels. */
  readonly map: Homography;
  readonly width: number;
}

/** Records what is painted, without a browser. */
function strokes(size: Point, toScreen: Homography): readonly Stroke[] {
  const done: Stroke[] = [];
  let square: Stroke['square'] | undefined;
  let matrix: readonly number[] = [];
  const brush = {
    save: () => undefined,
    restore: () => undefined,
    beginPath: () => undefined,
    clip: () => undefined,
    rect: (...given: [number, number, number, number]) => (square = given),
    setTransform: (...given: number[]) => (matrix = given),
    drawImage: ({ width }: { width: number }) => {
      const scale = width / PICTURE.width;
      const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
      done.push({ square: square!, width, map: [a * scale, c * scale, e, b * scale, d * scale, f, 0, 0, 1] });
    },
  };
  paintScan(brush as unknown as ScanCanvasContext, size, toScreen, PICTURE);
  return done;
}

const SIZE: Point = [1400, 1000];
const ASLANT = fitHomography([
  [[0, 0], [100, 40]],
  [[4000, 0], [1250, 130]],
  [[4000, 3000], [1390, 960]],
  [[0, 3000], [-200, 700]],
] as const)!; // prettier-ignore

test('a flat picture is painted in one piece', () => {
  const [stroke, ...more] = strokes(SIZE, [0.3, 0, 20, 0, 0.3, 10, 0, 0, 1]);
  expect(more).toEqual([]);
  expect([stroke?.square, stroke?.width]).toEqual([[0, 0, 1400, 1000], 2000]);
  const [x, y] = applyHomography(stroke!.map, [4000, 3000]);
  expect([x, y].map((each) => Math.round(each * 1e6) / 1e6)).toEqual([1220, 910]);
});

describe('a picture in perspective is painted in pieces', () => {
  const painted = strokes(SIZE, ASLANT);
  const back = invertHomography(ASLANT);

  test('each pixel of the screen is painted once, where the picture is', () => {
    const times = new Uint8Array(SIZE[0] * SIZE[1]);
    for (const {
      square: [left, top, wide, high],
    } of painted)
      for (let y = top; y < top + high; y++)
        for (let x = left; x < left + wide; x++) times[y * SIZE[0] + x]!++;
    expect(Math.max(...new Set(times))).toBe(1);
    const missed = [...times.keys()].filter((i) => {
      const [x, y] = applyHomography(back, [(i % SIZE[0]) + 0.5, Math.floor(i / SIZE[0]) + 0.5]);
      return times[i] === 0 && x >= 0 && y >= 0 && x <= PICTURE.width && y <= PICTURE.height;
    });
    expect(missed).toEqual([]);
  });
  test('the error is below a third of a pixel', () => {
    for (const { square: [left, top, wide, high], map } of painted)
      for (const corner of [[left, top], [left + wide, top + high], [left + wide / 2, top]] as const) {
        const [x, y] = applyHomography(map, applyHomography(back, corner));
        expect(Math.hypot(x - corner[0], y - corner[1])).toBeLessThan(0.33);
      } // prettier-ignore
    expect(painted.length).toBeLessThan(1200);
  });
});

test('the practice scan needs few pieces', () => {
  const truth: Homography = [0.22, -0.0089, 130, 0.0052, 0.213, 96, 2.3e-6, -4.7e-6, 1];
  const scale = 0.12;
  const toScreen = composeHomographies([scale, 0, 200, 0, scale, 150, 0, 0, 1], invertHomography(truth));
  expect(strokes(SIZE, toScreen).length).toBeLessThan(100);
});

test('a picture with its horizon on screen ends before it', () => {
  // w = 0 along x = 1000: everything right of it is behind the camera.
  const steep: Homography = [0.3, 0, 0, 0, 0.3, 0, 0.0003, 0, 1];
  const painted = strokes([1400, 1000], steep);
  expect(painted.length).toBeGreaterThan(0);
  for (const { square: [left, , wide] } of painted) expect(left + wide).toBeLessThanOrEqual(1000); // prettier-ignore
});

test('nothing is painted where the picture is not', () => {
  expect(strokes(SIZE, [0.3, 0, 5000, 0, 0.3, 10, 0, 0, 1])).toEqual([]);
});

test('the smallest level that is not enlarged is chosen', () => {
  expect([4, 1, 0.9, 0.5, 0.26, 0.25, 0.01].map((scale) => choosePyramidLevel(PICTURE, scale).width)).toEqual(
    [4000, 4000, 4000, 2000, 2000, 1000, 500],
  );
});
