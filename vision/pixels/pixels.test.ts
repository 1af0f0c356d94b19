import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blurPlane,
  boxSums,
  closeDisc,
  findPeaks,
  openDisc,
  type Picture,
  type Plane,
  quantile,
  resizePicture,
  sampleLinear,
  scalePosition,
  separatingThreshold,
  sumOfBox,
} from './index.js';

const planes = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: width * height, maxLength: width * height })
      .map((values): Plane => ({ width, height, values: Float32Array.from(values) })),
  );

describe('resizePicture', () => {
  it('keeps the mean of a picture that shrinks by a whole number', () => {
    const rgb = Uint8ClampedArray.from({ length: 8 * 6 * 3 }, (_, i) => (i * 37) % 251);
    const small = resizePicture({ width: 8, height: 6, rgb }, 0.5);
    expect([small.width, small.height]).toEqual([4, 3]);
    const mean = (picture: Picture) =>
      Array.from(picture.rgb).reduce((sum, value) => sum + value, 0) / picture.rgb.length;
    expect(Math.abs(mean(small) - mean({ width: 8, height: 6, rgb }))).toBeLessThan(0.6);
  });

  it('puts a spot where scalePosition says', () => {
    for (const factor of [0.4, 0.73, 1.6]) {
      const rgb = new Uint8ClampedArray(60 * 60 * 3);
      for (let y = 28; y < 35; y++) rgb.fill(255, (y * 60 + 17) * 3, (y * 60 + 24) * 3);
      const scaled = resizePicture({ width: 60, height: 60, rgb }, factor);
      let [sum, sumX, sumY] = [0, 0, 0];
      for (let i = 0; i < scaled.width * scaled.height; i++) {
        sum += scaled.rgb[i * 3]!;
        sumX += scaled.rgb[i * 3]! * (i % scaled.width);
        sumY += scaled.rgb[i * 3]! * Math.floor(i / scaled.width);
      }
      expect(sumX / sum, `${factor}`).toBeCloseTo(scalePosition(20, scaled.width / 60), 1);
      expect(sumY / sum, `${factor}`).toBeCloseTo(scalePosition(31, scaled.height / 60), 1);
    }
  });
});

describe('planes', () => {
  it('sums of boxes are the sums of their pixels', () => {
    fc.assert(
      fc.property(planes, fc.nat(), fc.nat(), fc.nat(), fc.nat(), (plane, a, b, c, d) => {
        const { width, height, values } = plane;
        const [left, right] = [a % (width + 1), b % (width + 1)].sort((p, q) => p - q) as [number, number];
        const [top, bottom] = [c % (height + 1), d % (height + 1)].sort((p, q) => p - q) as [number, number];
        let sum = 0;
        for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += values[y * width + x]!;
        expect(sumOfBox(boxSums(plane).sums, width + 1, left, top, right, bottom)).toBe(sum);
      }),
    );
  });

  it('closing never darkens, opening never lightens, and both stay when repeated', () => {
    fc.assert(
      fc.property(planes, fc.integer({ min: 1, max: 3 }), (plane, radius) => {
        const [closed, opened] = [closeDisc(plane, radius), openDisc(plane, radius)];
        closed.values.forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(plane.values[i]!);
        });
        opened.values.forEach((value, i) => {
          expect(value).toBeLessThanOrEqual(plane.values[i]!);
        });
        expect(closeDisc(closed, radius).values).toEqual(closed.values);
        expect(openDisc(opened, radius).values).toEqual(opened.values);
      }),
    );
  });

  it('a blurred plane keeps its range and, far from the edge, its sum', () => {
    const values = new Float32Array(41 * 41);
    values[20 * 41 + 20] = 100;
    const blurred = blurPlane({ width: 41, height: 41, values }, 2);
    expect(blurred.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(100, 3);
    expect(blurred.values[20 * 41 + 20]!).toBeCloseTo(100 / (2 * Math.PI * 4), 1);
  });

  it('each peak is the largest in its square, and each pixel above the threshold has a peak or a larger pixel near', () => {
    fc.assert(
      fc.property(planes, fc.integer({ min: 1, max: 4 }), (plane, reach) => {
        const peaks = findPeaks(plane, reach, 100);
        const near = (a: { x: number; y: number }, x: number, y: number) =>
          Math.abs(a.x - x) <= reach && Math.abs(a.y - y) <= reach;
        for (const peak of peaks)
          plane.values.forEach((value, i) => {
            if (near(peak, i % plane.width, Math.floor(i / plane.width)))
              expect(value).toBeLessThanOrEqual(peak.score);
          });
        const largest = Math.max(...plane.values);
        expect(peaks.length > 0).toBe(largest > 100);
      }),
    );
  });

  it('samples between pixels linearly', () => {
    const plane = { width: 2, height: 2, values: Float32Array.of(0, 10, 20, 30) };
    expect(sampleLinear(plane, 0.5, 0.5)).toBe(15);
    expect(sampleLinear(plane, 1, 0.25)).toBe(15);
    expect(sampleLinear(plane, -5, 9)).toBe(20);
  });
});

describe('statistics', () => {
  it('interpolates quantiles', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([0, 10], 0.25)).toBe(2.5);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('separates two groups, and answers nothing where one is too small', () => {
    const values = [
      ...Array.from({ length: 20 }, (_, i) => 0.3 + i * 0.002),
      ...Array.from({ length: 20 }, (_, i) => 0.6 + i * 0.002),
    ];
    const search = { from: 0.25, to: 0.75, steps: 101, fewest: 10, relative: true };
    expect(separatingThreshold(values, search)).toBeGreaterThan(0.33);
    expect(separatingThreshold(values, search)).toBeLessThan(0.61);
    expect(separatingThreshold(values, { ...search, fewest: 25 })).toBeUndefined();
  });
});
