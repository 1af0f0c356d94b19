/** Splits a crowded cell whose segments no grid separates: a star, a pile of duplicates, lines side by side across a cell. */
import { firstIndex } from '../board/binary-search.js';
import type { Segments } from '../network/line-drawing.js';
import type { Box } from './spatial-grid.js';

/** The segments of a crowded cell in two parts. */
export interface SplitCell {
  /** Segments whose lines end at one point: they meet there and nowhere else. */
  readonly star: Int32Array;
  /** The others, ordered so that within the cell others[i] can only meet others[i + 1] … others[ends[i] - 1] of those after it. */
  readonly others: Int32Array;
  readonly ends: Int32Array;
}

/** Takes the largest star out of the segments of a cell and sorts the others side by side. */
export function splitCrowdedCell(segments: Segments, crowd: Int32Array, box: Box): SplitCell {
  const isStar = followersOfMostPopularEnd(segments, crowd);
  const others = crowd.filter((_, i) => isStar[i] === 0);
  return { star: crowd.filter((_, i) => isStar[i] === 1), ...sideBySide(segments, others, box) };
}

/** For each segment, whether its line ends with it at the point where most lines end. */
function followersOfMostPopularEnd({ x1, y1, x2, y2, line }: Segments, crowd: Int32Array): Uint8Array {
  const firstEnd = (s: number): number => (line[s - 1] === line[s] ? NOWHERE : x1[s]! * SPAN + y1[s]!);
  const lastEnd = (s: number): number => (line[s + 1] === line[s] ? NOWHERE : x2[s]! * SPAN + y2[s]!);
  const counts = new Map<number, number>();
  let popular = NOWHERE;
  let most = 0;
  const note = (end: number): void => {
    const count = (counts.get(end) ?? 0) + 1;
    counts.set(end, count);
    if (end !== NOWHERE && count > most) [popular, most] = [end, count];
  };
  for (const s of crowd) {
    note(firstEnd(s));
    note(lastEnd(s));
  }
  return Uint8Array.from(crowd, (s) =>
    most > 0 && (firstEnd(s) === popular || lastEnd(s) === popular) ? 1 : 0,
  );
}

/** Wider than any board, so that x and y fit one number. */
const SPAN = 2 ** 22;
const NOWHERE = Infinity;

/** Sorts segments by their projections across the direction in which most of them run: only those with overlapping projections can meet. */
function sideBySide(segments: Segments, crowd: Int32Array, box: Box): Pick<SplitCell, 'others' | 'ends'> {
  const [x1, y1, x2, y2] = clipped(segments, crowd, box);
  let [cosines, sines] = [0, 0];
  for (let i = 0; i < crowd.length; i++) {
    const [dx, dy] = [x2[i]! - x1[i]!, y2[i]! - y1[i]!];
    // Twice the angle, so that opposite directions count as one.
    cosines += dx * dx - dy * dy;
    sines += 2 * dx * dy;
  }
  const direction = Math.atan2(sines, cosines) / 2;
  const shadow = (x: number, y: number): number => y * Math.cos(direction) - x * Math.sin(direction);
  const low = x1.map((_, i) => Math.min(shadow(x1[i]!, y1[i]!), shadow(x2[i]!, y2[i]!)) - HAIR);
  const high = x1.map((_, i) => Math.max(shadow(x1[i]!, y1[i]!), shadow(x2[i]!, y2[i]!)) + HAIR);
  const order = Int32Array.from(crowd.keys()).sort((i, j) => low[i]! - low[j]! || i - j);
  const lows = low.map((_, i) => low[order[i]!]!);
  return {
    others: order.map((i) => crowd[i]!),
    ends: order.map((i) => firstIndex(lows.length, (place) => lows[place]! > high[i]!)),
  };
}

/** For rounding, in board units. */
const HAIR = 1e-3;

/** The part of each segment inside a box; a point for a segment outside. */
function clipped(
  { x1, y1, x2, y2 }: Segments,
  crowd: Int32Array,
  box: Box,
): [Float64Array, Float64Array, Float64Array, Float64Array] {
  const enters = new Float64Array(crowd.length);
  const leaves = new Float64Array(crowd.length).fill(1);
  const clip = (from: Int32Array, to: Int32Array, least: number, most: number): void => {
    for (const [i, s] of crowd.entries()) {
      const extent = to[s]! - from[s]!;
      if (extent === 0) continue;
      const [a, b] = [(least - from[s]!) / extent, (most - from[s]!) / extent];
      enters[i] = Math.max(enters[i]!, Math.min(a, b));
      leaves[i] = Math.min(leaves[i]!, Math.max(a, b));
    }
  };
  clip(x1, x2, box.minX, box.maxX);
  clip(y1, y2, box.minY, box.maxY);
  const along = (from: Int32Array, to: Int32Array, at: Float64Array): Float64Array =>
    at.map((t, i) => from[crowd[i]!]! + t * (to[crowd[i]!]! - from[crowd[i]!]!));
  return [along(x1, x2, enters), along(y1, y2, enters), along(x1, x2, leaves), along(y1, y2, leaves)];
}
