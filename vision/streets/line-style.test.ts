import { expect, test } from 'vitest';
import { dashFeatures } from './dashes.js';
import { lineStyle } from './line-style.js';

const inks = (inkAt: (t: number, k: number) => number) =>
  Array.from({ length: 60 }, (_, k) => Float32Array.from({ length: 60 }, (_v, t) => inkAt(t, k)));
/** Noise that is the same in every run. */
const grain = (t: number, k: number) => ((Math.sin(12.9898 * t + 78.233 * k) * 43758.5453) % 1) * 0.05;
const dashed = inks((t, k) => ((t + k) % 8 < 4 ? 0.8 : 0.2) + grain(t, k));
const solid = inks((t, k) => 0.7 + grain(t, k));

test('dashes are recognised with their period, even if most clear lines are not dashed', () => {
  expect(lineStyle(dashed, 9)).toMatchObject({ period: 8, isDashed: true });
  expect(lineStyle([...dashed.slice(0, 24), ...solid.slice(0, 36)], 9)).toMatchObject({ isDashed: true });
});

test('on a board with solid lines a full line looks regular and a broken one does not', () => {
  const style = lineStyle(solid, 9);
  expect(style.isDashed).toBe(false);
  expect(dashFeatures(solid[0]!, style).coherence).toBeCloseTo(0.85, 5);
  const broken = solid[0]!.map((value, t) => (t > 30 ? 0.1 : value));
  expect(dashFeatures(broken, style).worst).toBe(0);
});
