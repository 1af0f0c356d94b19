/** Numbers that describe how the print inside a hex looks. */
import { applyHomography } from '../../model/index.js';
import type { Picture } from '../pixels/index.js';
import { CORNERS, type HexLattice } from './hex-lattice.js';

/** Features of one cell, in groups that count alike however many numbers they have. */
export type CellFeatures = readonly (readonly number[])[];

/** Samples along each axis of the square around a standard hexagon. */
const GRID = 24;
/** The outline itself is left out. */
const OUTSIDE = 0.88;
const RINGS = [0.3, 0.6, OUTSIDE] as const;
const CHROMA_BINS = 5;

/** The features of a hex, taken from its print as if it was seen upright and from above. */
export function featuresOfCell(picture: Picture, lattice: HexLattice, q: number, r: number): CellFeatures {
  const { samples, rings } = rectifyCell(picture, lattice, q, r);
  const colours = RINGS.map((_, ring) => meanColour(samples, rings, ring));
  return [
    colours.map(([red, green, blue]) => (red + green + blue) / 3),
    colours.flatMap(([red, green, blue]) => [red - green, blue - green]),
    RINGS.map((_, ring) => Math.log(4 + deviation(samples, rings, ring, colours[ring]!))),
    edgeEnergy(samples, rings).map((energy) => Math.log(2 + energy)),
    chromaHistogram(samples, rings),
    patchOf(samples, rings),
  ];
}

interface RectifiedCell {
  /** Red, green and blue of each sample of the grid. */
  readonly samples: Float32Array;
  /** The ring of each sample, from the centre outwards; 255 outside the hexagon. */
  readonly rings: Uint8Array;
}

function rectifyCell(picture: Picture, { toPicture }: HexLattice, q: number, r: number): RectifiedCell {
  const samples = new Float32Array(GRID * GRID * 3);
  const rings = new Uint8Array(GRID * GRID).fill(255);
  for (let row = 0; row < GRID; row++)
    for (let column = 0; column < GRID; column++) {
      const x = ((column + 0.5) / GRID) * 2 - 1;
      const y = ((row + 0.5) / GRID) * 2 - 1;
      // Two neighbouring corners of the hexagon are the axes; between them the lattice is a plane.
      const [alongQ, alongR] = [x - y / Math.sqrt(3), (2 * y) / Math.sqrt(3)];
      const [dq, dr] = [0, 1].map((axis) => alongQ * CORNERS[0]![axis]! + alongR * CORNERS[1]![axis]!) as [
        number,
        number,
      ];
      const distance = Math.max(Math.abs(2 * dq + dr), Math.abs(dq + 2 * dr), Math.abs(dq - dr));
      const ring = RINGS.findIndex((edge) => distance < edge);
      if (ring < 0) continue;
      const at = row * GRID + column;
      rings[at] = ring;
      sampleColour(picture, applyHomography(toPicture, [q + dq, r + dr]), samples, at * 3);
    }
  return { samples, rings };
}

/** The mean of the nine pixels around a position, which is steady against noise. */
function sampleColour(
  { width, height, rgb }: Picture,
  [x, y]: readonly [number, number],
  to: Float32Array,
  at: number,
): void {
  for (let v = -1; v <= 1; v++)
    for (let u = -1; u <= 1; u++) {
      const pixelX = Math.min(width - 1, Math.max(0, Math.round(x + u)));
      const pixelY = Math.min(height - 1, Math.max(0, Math.round(y + v)));
      const pixel = (pixelY * width + pixelX) * 3;
      for (let channel = 0; channel < 3; channel++)
        to[at + channel] = to[at + channel]! + rgb[pixel + channel]! / 9;
    }
}

type Colour = readonly [red: number, green: number, blue: number];

function meanColour(samples: Float32Array, rings: Uint8Array, ring: number): Colour {
  let [count, red, green, blue] = [0, 0, 0, 0];
  for (let i = 0; i < rings.length; i++) {
    if (rings[i] !== ring) continue;
    count++;
    red += samples[3 * i]!;
    green += samples[3 * i + 1]!;
    blue += samples[3 * i + 2]!;
  }
  return [red / count, green / count, blue / count];
}

function deviation(samples: Float32Array, rings: Uint8Array, ring: number, mean: Colour): number {
  let [count, sum] = [0, 0];
  for (let i = 0; i < rings.length; i++) {
    if (rings[i] !== ring) continue;
    count++;
    for (let channel = 0; channel < 3; channel++) sum += (samples[3 * i + channel]! - mean[channel]!) ** 2;
  }
  return Math.sqrt(sum / (3 * count));
}

/** The mean change of brightness from sample to sample in each ring. */
function edgeEnergy(samples: Float32Array, rings: Uint8Array): readonly number[] {
  const sums = RINGS.map(() => 0);
  const counts = RINGS.map(() => 0);
  const grey = (i: number): number => (samples[3 * i]! + samples[3 * i + 1]! + samples[3 * i + 2]!) / 3;
  for (let i = 0; i < rings.length - GRID; i++) {
    const ring = rings[i]!;
    if (ring === 255 || rings[i + 1] === 255 || rings[i + GRID] === 255) continue;
    sums[ring] = sums[ring]! + Math.hypot(grey(i + 1) - grey(i), grey(i + GRID) - grey(i));
    counts[ring] = counts[ring]! + 1;
  }
  return sums.map((sum, ring) => sum / Math.max(1, counts[ring]!));
}

/** Shares of samples by hue direction, weighted by how coloured they are, as square roots, which tell small shares apart. */
function chromaHistogram(samples: Float32Array, rings: Uint8Array): readonly number[] {
  const bins = new Array<number>(CHROMA_BINS * CHROMA_BINS).fill(0);
  let count = 0;
  for (let i = 0; i < rings.length; i++) {
    if (rings[i] === 255) continue;
    const [red, green, blue] = [samples[3 * i]!, samples[3 * i + 1]!, samples[3 * i + 2]!];
    const sum = red + green + blue + 30;
    const across = binOf((red - green) / sum);
    const up = binOf((blue - green) / sum);
    bins[across * CHROMA_BINS + up] = bins[across * CHROMA_BINS + up]! + 1;
    count++;
  }
  return bins.map((bin) => Math.sqrt(bin / count));
}

const binOf = (difference: number): number =>
  Math.min(CHROMA_BINS - 1, Math.max(0, Math.floor((difference / 0.3 + 0.5) * CHROMA_BINS)));

const PATCH = 12;

/** A small grey picture of the cell with its mean and contrast taken out. */
function patchOf(samples: Float32Array, rings: Uint8Array): readonly number[] {
  const patch = new Array<number>(PATCH * PATCH).fill(0);
  const counts = new Array<number>(PATCH * PATCH).fill(0);
  for (let i = 0; i < rings.length; i++) {
    if (rings[i] === 255) continue;
    const at =
      Math.floor((Math.floor(i / GRID) * PATCH) / GRID) * PATCH + Math.floor(((i % GRID) * PATCH) / GRID);
    patch[at] = patch[at]! + (samples[3 * i]! + samples[3 * i + 1]! + samples[3 * i + 2]!) / 3;
    counts[at] = counts[at]! + 1;
  }
  const inside = counts.flatMap((count, i) => (count > 0 ? [patch[i]! / count] : []));
  const mean = inside.reduce((sum, each) => sum + each, 0) / inside.length;
  const length =
    Math.sqrt(inside.reduce((sum, each) => sum + (each - mean) ** 2, 0)) + 4 * Math.sqrt(inside.length);
  return inside.map((each) => (each - mean) / length);
}
