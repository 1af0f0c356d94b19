/** Looking at the board: what a hand holds stays under it, and going there and back leads back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import {
  fitCamera,
  invertMatrix,
  needsRepaint,
  matrixOfCamera,
  multiplyMatrices,
  detailLevelAt,
  panCamera,
  toBoard,
  toScreen,
  rotateCameraAt,
  ZOOM_LIMITS,
  zoomCameraAt,
  type Camera,
  type WindowSize,
} from './camera.js';

const coordinate = fc.integer({ min: -20000, max: 20000 });
const place = fc.tuple(coordinate, coordinate);
const size: fc.Arbitrary<WindowSize> = fc.tuple(
  fc.integer({ min: 50, max: 4000 }),
  fc.integer({ min: 50, max: 4000 }),
);
const camera: fc.Arbitrary<Camera> = fc.record({
  centre: place,
  zoom: fc.double({ min: ZOOM_LIMITS[0], max: ZOOM_LIMITS[1], noNaN: true }),
  rotation: fc.oneof(fc.constantFrom(0, 90, 180, 270), fc.integer({ min: 0, max: 359 })),
});

function expectNear([x1, y1]: Point, [x2, y2]: Point, within = 1e-3): void {
  expect(Math.hypot(x1 - x2, y1 - y2)).toBeLessThan(within);
}

test('from the board to the screen and back is where one was', () => {
  fc.assert(
    fc.property(camera, size, place, (look, window, at) => {
      expectNear(toBoard(look, window, toScreen(look, window, at)), at);
    }),
  );
});

test('the middle of the window shows the centre', () => {
  fc.assert(
    fc.property(camera, size, (look, window) => {
      expectNear(toScreen(look, window, look.centre), [window[0] / 2, window[1] / 2]);
    }),
  );
});

test('zooming and turning keep the place under the pointer', () => {
  fc.assert(
    fc.property(
      camera,
      size,
      place,
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (look, window, at, factor) => {
        const pixel = toScreen(look, window, at);
        expectNear(toScreen(zoomCameraAt(look, window, pixel, factor), window, at), pixel, 1e-2);
        expectNear(toScreen(rotateCameraAt(look, window, pixel, 37 * factor), window, at), pixel, 1e-2);
      },
    ),
  );
});

test('panning moves every place by the same pixels, however the sheet is turned', () => {
  fc.assert(
    fc.property(
      camera,
      size,
      place,
      fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })),
      (look, window, at, by) => {
        const [x, y] = toScreen(look, window, at);
        expectNear(toScreen(panCamera(look, by), window, at), [x + by[0], y + by[1]]);
      },
    ),
  );
});

test('a fitted board is in view with all its corners, and the zoom stays within its limits', () => {
  fc.assert(
    fc.property(size, fc.constantFrom(0, 90, 180, 270, 33), (window, rotation) => {
      const corners: readonly Point[] = [
        [0, 0],
        [10000, 0],
        [10000, 7000],
        [0, 7000],
      ];
      const look = fitCamera([corners[0]!, corners[2]!], window, { rotation, margin: 0 });
      if (look.zoom <= ZOOM_LIMITS[0]) return;
      for (const corner of corners) {
        const [x, y] = toScreen(look, window, corner);
        expect(x).toBeGreaterThan(-0.01);
        expect(y).toBeGreaterThan(-0.01);
        expect(x).toBeLessThan(window[0] + 0.01);
        expect(y).toBeLessThan(window[1] + 0.01);
      }
    }),
  );
});

test('a matrix times its inverse is nothing done', () => {
  fc.assert(
    fc.property(camera, size, (look, window) => {
      const matrix = matrixOfCamera(look, window);
      for (const [i, value] of multiplyMatrices(matrix, invertMatrix(matrix)).entries())
        expect(value).toBeCloseTo([1, 0, 0, 1, 0, 0][i]!, 6);
    }),
  );
});

test('a sheet that was turned four times by a quarter is straight, to the last bit', () => {
  let look: Camera = { centre: [5000, 3000], zoom: 0.1, rotation: 0 };
  const first = matrixOfCamera(look, [1000, 600]);
  for (let i = 0; i < 4; i++) look = rotateCameraAt(look, [1000, 600], [500, 300], 90);
  expect(matrixOfCamera(look, [1000, 600]).slice(0, 4)).toEqual(first.slice(0, 4));
  expectNear(look.centre, [5000, 3000], 1e-6);
});

test('a short pan stays on what is painted; a long one, a wide view and a close look do not', () => {
  const window: WindowSize = [1000, 600];
  const camera: Camera = { centre: [5000, 3000], zoom: 0.1, rotation: 0 };
  const beyond = (look: Camera): boolean => needsRepaint(look, window, { camera, size: window }, 0.25);
  expect(beyond(camera)).toBe(false);
  expect(beyond(panCamera(camera, [240, -140]))).toBe(false);
  expect(beyond(panCamera(camera, [260, 0]))).toBe(true);
  expect(beyond(panCamera(camera, [0, -160]))).toBe(true);
  expect(beyond({ ...camera, zoom: 0.05 })).toBe(true);
  expect(beyond({ ...camera, zoom: 0.2 })).toBe(false);
  expect(beyond({ ...camera, zoom: 0.5 })).toBe(true);
});

test('how much of a node is shown follows from how large it is on the screen, not from how large it is on the board', () => {
  // A board with large circles, seen whole: they are 40 pixels wide, so their numbers are shown, and the dots of streets.
  expect(detailLevelAt(0.05, 400)).toBe('near');
  expect(detailLevelAt(0.05, 200)).toBe('middle');
  expect(detailLevelAt(0.05, 130)).toBe('small');
  expect(detailLevelAt(0.03, 130)).toBe('far');
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 1000 }),
      (zoom, radius) => {
        expect(detailLevelAt(zoom, radius)).toBe(detailLevelAt(zoom / 2, 2 * radius));
      },
    ),
  );
});
