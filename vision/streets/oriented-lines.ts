/**
 * Lines and dashes in 24 directions. For each direction the frame is sheared by whole pixels, and running sums along
 * the sheared rows give the mean ink and the strength of the dash period in constant time per pixel; convolving with
 * oriented kernels takes eight times as long.
 */
import type { Plane } from '../pixels/index.js';

/** The number of directions in half a turn; a first look needs fewer. */
export const DIRECTIONS = 24;
export const FEW_DIRECTIONS = 12;

/** The length of the line filter and the distance of its parallels, in pixels. */
const LINE_LENGTH = 21;
const PARALLEL = 5;
/** The window of the dash filter in periods. */
const PERIODS = 2.08;
/** Lines of less mean ink have no dashes. */
const LEAST_INK = 0.05;

/** One byte a pixel for each direction; steep directions are stored by columns. */
export interface OrientedMaps {
  readonly width: number;
  readonly height: number;
  readonly maps: readonly Uint8Array[];
  readonly isByColumns: readonly boolean[];
  /** The strongest direction at each pixel, row by row. */
  readonly strongest: Uint8Array;
}

/** What turns line strength and dash coherence into a map: undefined gives the plain strength of lines. */
export interface LineScale {
  /** The period of the dashes in pixels; undefined on a board with solid lines. */
  readonly period: number | undefined;
  /** The line strength that counts as full. */
  readonly fullLine: number;
}

/** The ink of lines, or of lines and dashes, in each of some directions. */
export function orientedMaps(
  ink: Plane,
  mask: Plane,
  scale: LineScale | undefined,
  directions = DIRECTIONS,
): OrientedMaps {
  const { width, height } = ink;
  const scratch = { line: new Float32Array(width * height), coherence: new Float32Array(width * height) };
  const angles = Array.from({ length: directions }, (_, direction) => (Math.PI * direction) / directions);
  const isByColumns = angles.map((angle) => Math.abs(Math.sin(angle)) > Math.abs(Math.cos(angle)) + 1e-9);
  const maps: Uint8Array[] = [];
  const addMaps = (frame: { readonly ink: Plane; readonly mask: Plane }, areSteep: boolean): void => {
    angles.forEach((angle, direction) => {
      if (isByColumns[direction] !== areSteep) return;
      const flat = areSteep ? Math.PI / 2 - angle : angle;
      filterRows(frame.ink, frame.mask, flat, scale?.period, scratch.line, scratch.coherence);
      maps[direction] = combine(scratch.line, scratch.coherence, frame.ink.width, flat, scale);
    });
  };
  addMaps({ ink, mask }, false);
  addMaps({ ink: transpose(ink), mask: transpose(mask) }, true);
  return { width, height, maps, isByColumns, strongest: strongestOf(maps, isByColumns, width, height) };
}

/** A plane stored by columns. */
function transpose({ width, height, values }: Plane): Plane {
  const turned = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = values[y * width + x]!;
  return { width: height, height: width, values: turned };
}

/** The mean ink along a line through each pixel, and how strongly it repeats at a period. */
function filterRows(
  ink: Plane,
  mask: Plane,
  angle: number,
  period: number | undefined,
  line: Float32Array,
  coherence: Float32Array,
): void {
  const { width, height } = ink;
  const [inks, masks] = [ink.values, mask.values];
  const step = 1 / Math.abs(Math.cos(angle));
  const half = Math.floor(LINE_LENGTH / 2 / step + 0.5);
  const dashHalf = Math.floor((PERIODS * (period ?? 1)) / 2 / step + 0.5);
  const leastMask = 0.3 * (2 * half + 1);
  const drop = Int32Array.from({ length: width }, (_, x) => Math.floor(Math.tan(angle) * x + 0.5));
  const places = drop.map((rows, x) => rows * width + x);
  const isFalling = drop[width - 1]! >= 0;
  const fall = isFalling ? drop : drop.map((rows) => -rows);
  const [lowest, highest] = [Math.min(0, drop[width - 1]!), Math.max(0, drop[width - 1]!)];
  const phase = new Float32Array(width).map((_, x) => (2 * Math.PI * x * step) / (period ?? 1));
  const [cosines, sines] = [phase.map(Math.cos), phase.map(Math.sin)];
  const [allCosines, allSines] = [prefixSums(cosines), prefixSums(sines)];
  const sums = () => new Float32Array(width + 1);
  const [sumInk, sumMask, sumSquare, sumCosine, sumSine] = [sums(), sums(), sums(), sums(), sums()];
  for (let start = -highest; start < height - lowest; start++) {
    const row = start * width;
    // The columns in which the sheared row lies inside the frame.
    const first = firstAtLeast(fall, isFalling ? -start : start - height + 1);
    const end = firstAtLeast(fall, isFalling ? height - start : start + 1);
    sumInk[first] = sumMask[first] = sumSquare[first] = sumCosine[first] = sumSine[first] = 0;
    // Sums in registers: reading the last one back from memory takes as long as everything else here.
    let [inkSum, maskSum, squareSum, cosineSum, sineSum] = [0, 0, 0, 0, 0];
    if (period === undefined)
      for (let x = first; x < end; x++) {
        const at = row + places[x]!;
        inkSum += inks[at]!;
        maskSum += masks[at]!;
        sumInk[x + 1] = inkSum;
        sumMask[x + 1] = maskSum;
      }
    else
      for (let x = first; x < end; x++) {
        const at = row + places[x]!;
        const value = inks[at]!;
        inkSum += value;
        maskSum += masks[at]!;
        squareSum += value * value;
        cosineSum += value * cosines[x]!;
        sineSum += value * sines[x]!;
        sumInk[x + 1] = inkSum;
        sumMask[x + 1] = maskSum;
        sumSquare[x + 1] = squareSum;
        sumCosine[x + 1] = cosineSum;
        sumSine[x + 1] = sineSum;
      }
    for (let x = first; x < end; x++) {
      const at = row + places[x]!;
      const from = x - half < first ? first : x - half;
      const to = x + half + 1 > end ? end : x + half + 1;
      const seen = sumMask[to]! - sumMask[from]!;
      const mean = (sumInk[to]! - sumInk[from]!) / (seen > leastMask ? seen : leastMask);
      line[at] = mean;
      if (period === undefined) continue;
      if (mean < LEAST_INK) {
        coherence[at] = 0;
        continue;
      }
      const left = x - dashHalf < first ? first : x - dashHalf;
      const right = x + dashHalf + 1 > end ? end : x + dashHalf + 1;
      const share = 1 / (right - left);
      const level = (sumInk[right]! - sumInk[left]!) * share;
      const real = sumCosine[right]! - sumCosine[left]! - level * (allCosines[right]! - allCosines[left]!);
      const imaginary = sumSine[right]! - sumSine[left]! - level * (allSines[right]! - allSines[left]!);
      const variance = (sumSquare[right]! - sumSquare[left]!) * share - level * level;
      const amplitude = 2 * Math.sqrt(real * real + imaginary * imaginary) * share;
      const regular = amplitude / (1.414 * (variance > 0 ? Math.sqrt(variance) : 0) + 0.12);
      const dark = level / 0.22;
      coherence[at] = (regular > 1 ? 1 : regular) * (dark > 1 ? 1 : dark);
    }
  }
}

/** The index of the first of some rising values that is as large as a limit; their number if none is. */
function firstAtLeast(values: Int32Array, limit: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function prefixSums(values: Float32Array): Float32Array {
  const sums = new Float32Array(values.length + 1);
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i]! + values[i]!;
  return sums;
}

/** Subtracts the stronger of two parallels from each line, so that dark areas are not lines. */
function combine(
  line: Float32Array,
  coherence: Float32Array,
  width: number,
  angle: number,
  scale: LineScale | undefined,
): Uint8Array {
  const map = new Uint8Array(line.length);
  const aside = Math.round(Math.cos(angle) * PARALLEL) * width + Math.round(-Math.sin(angle) * PARALLEL);
  const reach = Math.abs(aside);
  const inverse = 1 / (scale?.fullLine ?? 1);
  const most = scale === undefined ? 255 : scale.period === undefined ? 254 : 127;
  const hasDashes = scale?.period !== undefined;
  for (let i = reach; i < line.length - reach; i++) {
    const full = (line[i]! - Math.max(line[i + aside]!, line[i - aside]!)) * inverse;
    let strength = Math.min(1, Math.max(0, full));
    if (hasDashes) strength += Math.min(1, coherence[i]! * (1 / 0.75));
    map[i] = most * strength;
  }
  return map;
}

function strongestOf(
  maps: readonly Uint8Array[],
  isByColumns: readonly boolean[],
  width: number,
  height: number,
): Uint8Array {
  const strongest = new Uint8Array(width * height);
  const byColumns = new Uint8Array(width * height);
  maps.forEach((map, direction) => {
    const target = isByColumns[direction] === true ? byColumns : strongest;
    for (let i = 0; i < map.length; i++) if (map[i]! > target[i]!) target[i] = map[i]!;
  });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = byColumns[x * height + y]!;
      if (value > strongest[y * width + x]!) strongest[y * width + x] = value;
    }
  return strongest;
}
