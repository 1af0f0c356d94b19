/** The ink along paths, and how regular its dashes are. */
import { blurPlane, dilateSquare, type Plane, quantile, sampleLinear } from '../pixels/index.js';
import type { Path } from './trace-path.js';

/** How the streets of a board are drawn. */
export interface LineStyle {
  /** The period of the dashes in pixels of the ink map; of usual dashes if there are none. */
  readonly period: number;
  readonly isDashed: boolean;
  /** The usual ink along a street. */
  readonly level: number;
}

/** A plane from which the ink along a path is sampled: a little wider than the lines themselves. */
export const widenInk = (ink: Plane): Plane => dilateSquare(blurPlane(ink, 0.6));

/** The ink along a path, once a pixel. */
export function inkAlong(widened: Plane, { x, y }: Pick<Path, 'x' | 'y'>): Float32Array {
  const distances = new Float32Array(x.length);
  for (let i = 1; i < x.length; i++)
    distances[i] = distances[i - 1]! + Math.hypot(x[i]! - x[i - 1]!, y[i]! - y[i - 1]!);
  const length = distances[x.length - 1]!;
  const count = Math.max(4, Math.floor(length));
  const ink = new Float32Array(count);
  for (let k = 0, i = 1; k < count; k++) {
    const at = (length * k) / (count - 1);
    while (i < x.length - 1 && distances[i]! < at) i++;
    const span = distances[i]! - distances[i - 1]!;
    const part = span > 0 ? Math.min(1, Math.max(0, (at - distances[i - 1]!) / span)) : 0;
    ink[k] = sampleLinear(
      widened,
      x[i - 1]! + (x[i]! - x[i - 1]!) * part,
      y[i - 1]! + (y[i]! - y[i - 1]!) * part,
    );
  }
  return ink;
}

/** The coherence and the deviation that regular dashes have. */
const REGULAR = 0.85;
const USUAL_DEVIATION = 0.13;

/** The dashes of one path. */
export interface DashFeatures {
  readonly mean: number;
  readonly deviation: number;
  /** How regularly the ink repeats at the period, from 0 to 1. */
  readonly coherence: number;
  /** The ink that 85 % of the path stay below. */
  readonly dark: number;
  /** The coherence of the least regular window, and the share of windows that are irregular. */
  readonly worst: number;
  readonly irregular: number;
}

/** How well the ink along a path agrees with the lines of the board. */
export function dashFeatures(ink: Float32Array, { period, isDashed, level: usual }: LineStyle): DashFeatures {
  const level = mean(ink);
  const deviation = Math.sqrt(ink.reduce((sum, value) => sum + (value - level) ** 2, 0) / ink.length);
  if (ink.length < period * 1.2)
    return { mean: level, deviation, coherence: 0.5, dark: level, worst: 0.5, irregular: 0 };
  const dark = quantile(ink, 0.85);
  if (!isDashed) return solidFeatures(ink, level, dark, period, usual);
  let best: readonly number[] = [0];
  for (const tried of [period * 0.92, period, period * 1.08]) {
    const windows = windowCoherences(ink, level, tried, Math.round(2.5 * period));
    if (mean(windows) > mean(best)) best = windows;
  }
  const isShort = ink.length < Math.round(2.5 * period) + 4;
  const worst = isShort ? 0.5 : Math.min(...best);
  const irregular = isShort ? 0 : best.filter((value) => value < 0.6).length / best.length;
  return { mean: level, deviation, coherence: mean(best), dark, worst, irregular };
}

/** A solid line of full ink gets what a dashed line of full regularity would get. */
function solidFeatures(
  ink: Float32Array,
  level: number,
  dark: number,
  period: number,
  usual: number,
): DashFeatures {
  const size = Math.min(Math.round(2.5 * period), ink.length);
  const windows: number[] = [];
  for (let i = 0; i + size <= ink.length; i += Math.max(1, Math.floor(size / 3))) {
    let inked = 0;
    for (let t = i; t < i + size; t++) if (ink[t]! > 0.6 * usual) inked++;
    windows.push((REGULAR * inked) / size);
  }
  return {
    mean: level,
    deviation: USUAL_DEVIATION,
    coherence: mean(windows),
    dark,
    worst: Math.min(...windows),
    irregular: windows.filter((value) => value < 0.6).length / windows.length,
  };
}

/** How regularly the ink repeats at a period, in windows of a given size. */
export function windowCoherences(
  ink: Float32Array,
  level: number,
  period: number,
  window: number,
): readonly number[] {
  const size = Math.min(window, ink.length);
  const [real, imaginary, energy] = [
    new Float64Array(ink.length + 1),
    new Float64Array(ink.length + 1),
    new Float64Array(ink.length + 1),
  ];
  for (let t = 0; t < ink.length; t++) {
    const value = ink[t]! - level;
    real[t + 1] = real[t]! + value * Math.cos((2 * Math.PI * t) / period);
    imaginary[t + 1] = imaginary[t]! + value * Math.sin((2 * Math.PI * t) / period);
    energy[t + 1] = energy[t]! + value * value;
  }
  const coherences: number[] = [];
  for (let i = 0; i + size <= ink.length; i += Math.max(1, Math.floor(size / 3))) {
    const amplitude = Math.hypot(real[i + size]! - real[i]!, imaginary[i + size]! - imaginary[i]!);
    coherences.push(amplitude / Math.sqrt(((energy[i + size]! - energy[i]!) * size) / 2 + 1e-3));
  }
  return coherences;
}

/** The mean of a list. */
export function mean(values: Float32Array | readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
