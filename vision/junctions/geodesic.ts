/**
 * Cheapest ways from a node over unexplained ink to whatever is explained. Distances are whole numbers, so a ring of
 * buckets serves as the queue (Dial's variant of Dijkstra's algorithm), which is several times as fast as a heap.
 */
import type { StreetNode } from '../streets/index.js';
import type { Labels } from './labels.js';
import type { Points } from './street-line.js';

/** One pixel of full cost in whole numbers, and the least cost of a pixel of full ink. */
const UNIT = 128;
const LEAST_COST = 0.03;
/** More than the most expensive step. */
const BUCKETS = 256;
const UNKNOWN = 0x7fffffff;
/** In place of the step to a pixel on the rim. */
const START = 255;
/** The largest distance of a goal, and the largest cost, in sides of a crossing. */
const REACH = 14;
const LARGEST_COST = 0.45 * REACH;
/** A whole way may cost this much a pixel, plus this much in all in sides of a crossing; a part of it has one gap more. */
const LARGEST_MEAN_COST = 0.4;
const LARGEST_EXCESS = 0;
const GAP = 1.3;

/** A cheapest way from a node to something explained. */
export interface Way {
  /** What it leads to, by the numbers of {@link Labels}. */
  readonly label: number;
  /** From the node's rim. */
  readonly points: Points;
}

/** All ways from a node, and what was visited: cells of {@link CELL} pixels, by `row * columns + column`. */
export interface Ways {
  readonly ways: readonly Way[];
  readonly visited: Int32Array;
}

/** The side of a cell of visited pixels, and the number of cells in a row. */
export const CELL = 8;
export const cellColumns = (width: number): number => Math.ceil(width / CELL);

/** A function that finds the ways from nodes. `strength` is the strongest line at each pixel, `full` the one without cost. */
export function waySearch(
  strength: Uint8Array,
  full: number,
  width: number,
  height: number,
  side: number,
): (node: StreetNode, own: number, labels: Labels) => Ways {
  const byStrength = Uint8Array.from({ length: 256 }, (_, value) => {
    const missing = 1 - Math.min(1, value / 255 / full);
    return Math.round((UNIT / 2) * (LEAST_COST + missing * missing));
  });
  const halfCosts = strength.map((value) => byStrength[value]!);
  const neighbours = Int32Array.of(-width - 1, -width + 1, width - 1, width + 1, -width, -1, 1, width);
  const distance = new Int32Array(width * height).fill(UNKNOWN);
  const length = new Float32Array(width * height);
  /** The neighbour from which each pixel was reached, by index. */
  const step = new Uint8Array(width * height);
  const heads = new Int32Array(BUCKETS);
  let pixels = new Int32Array(1 << 16);
  let links = new Int32Array(1 << 16);
  const columns = cellColumns(width);
  const cellStamp = new Int32Array(columns * Math.ceil(height / CELL));
  const cells = new Int32Array(cellStamp.length);
  let [entries, waiting, turn, cellCount] = [0, 0, 0, 0];

  function push(at: number, cost: number): void {
    if (entries === pixels.length) {
      const [grownPixels, grownLinks] = [new Int32Array(2 * entries), new Int32Array(2 * entries)];
      grownPixels.set(pixels);
      grownLinks.set(links);
      pixels = grownPixels;
      links = grownLinks;
    }
    const bucket = cost & (BUCKETS - 1);
    pixels[entries] = at;
    links[entries] = heads[bucket]!;
    heads[bucket] = entries++;
    waiting++;
  }

  function wayTo(end: number, label: number): Way {
    let count = 1;
    for (let at = end; step[at] !== START; at -= neighbours[step[at]!]!) count++;
    const points = { x: new Float32Array(count), y: new Float32Array(count) };
    for (let at = end, i = count - 1; i >= 0; at -= neighbours[step[at]!] ?? 0, i--) {
      points.x[i] = at % width;
      points.y[i] = Math.floor(at / width);
    }
    return { label, points };
  }

  return ({ x, y, radius }, own, labels) => {
    const { values } = labels;
    const reach = REACH * side;
    const left = Math.max(0, Math.floor(x - reach));
    const top = Math.max(0, Math.floor(y - reach));
    const right = Math.min(width - 1, Math.floor(x + reach));
    const bottom = Math.min(height - 1, Math.floor(y + reach));
    const largest = LARGEST_COST * side * UNIT;
    const excess = LARGEST_EXCESS * side * UNIT;
    const gap = excess + GAP * side * UNIT;
    heads.fill(-1);
    entries = waiting = 0;
    turn++;
    cellCount = 0;
    for (let v = Math.max(top, Math.floor(y - radius - 2)); v <= Math.min(bottom, y + radius + 2); v++)
      for (let u = Math.max(left, Math.floor(x - radius - 2)); u <= Math.min(right, x + radius + 2); u++) {
        const at = v * width + u;
        const off = Math.hypot(u - x, v - y);
        if (off >= radius + 1.5 || off < radius - 1.5 || (values[at] !== 0 && values[at] !== own)) continue;
        distance[at] = 0;
        length[at] = 0;
        step[at] = START;
        push(at, 0);
      }
    const reached = new Set<number>();
    const ways: Way[] = [];
    for (let cost = 0; waiting > 0 && cost <= largest; cost++) {
      const bucket = cost & (BUCKETS - 1);
      while (heads[bucket]! >= 0) {
        const entry = heads[bucket]!;
        heads[bucket] = links[entry]!;
        waiting--;
        const at = pixels[entry]!;
        if (distance[at] !== cost) continue;
        const label = values[at]!;
        if (label > 0 && label !== own) {
          if (cost === 0 || reached.has(label)) continue;
          reached.add(label);
          if (cost <= LARGEST_MEAN_COST * length[at]! * UNIT + excess) ways.push(wayTo(at, label));
          continue;
        }
        const far = length[at]!;
        if (cost > LARGEST_MEAN_COST * far * UNIT + gap) continue;
        const u = at % width;
        const v = (at - u) / width;
        const cell = ((v / CELL) | 0) * columns + ((u / CELL) | 0);
        if (cellStamp[cell] !== turn) {
          cellStamp[cell] = turn;
          cells[cellCount++] = cell;
        }
        if (u === left || u === right || v === top || v === bottom) continue;
        const half = halfCosts[at]!;
        for (let k = 0; k < 8; k++) {
          const next = at + neighbours[k]!;
          const before = distance[next]!;
          // No step costs nothing, so a pixel that is as near already cannot get nearer.
          if (before <= cost) continue;
          const sum = half + halfCosts[next]!;
          const total = cost + (k < 4 ? (sum * 181) >> 7 : sum);
          if (total >= before || (before === UNKNOWN && values[next] === own)) continue;
          distance[next] = total;
          length[next] = far + (k < 4 ? 1.4142 : 1);
          step[next] = k;
          push(next, total);
        }
      }
    }
    for (let entry = 0; entry < entries; entry++) distance[pixels[entry]!] = UNKNOWN;
    return { ways, visited: cells.slice(0, cellCount) };
  };
}
