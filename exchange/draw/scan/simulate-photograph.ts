/** Simulates a photograph of a printed board on a table: paper, ink, folds, shadow, uneven light. */
import { invertHomography, type Point } from '../../../model/index.js';
import {
  randomBetween,
  randomOfEitherSign,
  createSmoothNoise,
  whiteNoise,
  randomBits,
} from './seeded-noise.js';
import type { SimulatedScanPlan } from './plan-simulated-scan.js';
import { photoBackground } from './photo-background.js';
import { shadowAndFinger } from './shadow-and-finger.js';

/** Pixels row by row, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A simulated photograph of a flat print that shows the board's extent, before lens blur and grain (`addGrain`). */
export function simulatePhotograph(print: Pixels, extent: Point, plan: SimulatedScanPlan): Pixels {
  const { seed, width, height, look } = plan;
  const [a, b, c, d, e, f, g, h, i] = invertHomography(plan.boardToPicture);
  const data = new Uint8Array(3 * width * height);
  const paper = paperOf(seed, extent, look ? colourOf(look.print.colours.ground) : SHEET);
  const between = look && shadowAndFinger(seed, width, height, look.photo);
  const table = photoBackground(seed, extent);
  const light = lightOf(plan);
  const [across, down] = [print.width / extent[0], print.height / extent[1]];
  const colour = new Float64Array(3);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const py = row + 0.5;
    for (let column = 0; column < width; column++) {
      const px = column + 0.5;
      // The point on the board, or on the table around it, that this pixel shows.
      const weight = g * px + h * py + i;
      const x = (a * px + b * py + c) / weight;
      const y = (d * px + e * py + f) / weight;
      if (x >= 0 && y >= 0 && x < extent[0] && y < extent[1]) {
        sample(print, x * across - 0.5, y * down - 0.5, colour);
        paper(x, y, colour);
      } else table(x, y, colour);
      between?.(px, py, colour);
      const bright = light(px, py);
      for (let k = 0; k < 3; k++) data[at++] = clamped(colour[k]! * bright * TINT[k]!);
    }
  }
  return { width, height, data };
}

/** Adds the grain of a camera sensor. */
export function addGrain({ width, height, data }: Pixels, seed: number, strength = 1): Pixels {
  const word = randomBits(seed, 'grain of the chip');
  const noisy = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    // The mean of two uniform numbers peaks at 0, as grain does.
    const grain = strength * GRAIN * (whiteNoise(word, 2 * pixel) + whiteNoise(word, 2 * pixel + 1) - 1);
    for (let at = 3 * pixel; at < 3 * pixel + 3; at++) noisy[at] = clamped(data[at]! + grain);
  }
  return { width, height, data: noisy };
}

/** The blur radius of the lens, in pixels. */
export const lensBlurRadius = ({ seed, width, look }: SimulatedScanPlan): number =>
  Math.max(0.3, ((look?.photo.blur ?? 1) * randomBetween(seed, 'blur', 0.6, 0.95) * width) / 2400);

const GRAIN = 5;

/** Gaslight is warm. */
const TINT = [1.02, 0.99, 0.93];

const clamped = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

/** Bilinear sampling; beyond the edge the colour of the edge. */
function sample({ width, height, data }: Pixels, x: number, y: number, colour: Float64Array): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const shareX = x - left;
  const shareY = y - top;
  const row = width * Math.max(top, 0);
  const under = width * Math.min(top + 1, height - 1);
  const column = Math.max(left, 0);
  const next = Math.min(left + 1, width - 1);
  for (let k = 0; k < 3; k++) {
    const high = data[3 * (row + column) + k]! * (1 - shareX) + data[3 * (row + next) + k]! * shareX;
    const low = data[3 * (under + column) + k]! * (1 - shareX) + data[3 * (under + next) + k]! * shareX;
    colour[k] = high * (1 - shareY) + low * shareY;
  }
}

type Surface = (x: number, y: number, colour: Float64Array) => void;

/** Turns a flat colour into ink on paper: fibres, stains, uneven ink, two folds, worn edges. */
function paperOf(seed: number, [wide, high]: Point, sheet: readonly number[]): Surface {
  const fibres = createSmoothNoise(seed, 'fibres of the paper');
  const stains = createSmoothNoise(seed, 'stains of the paper');
  const ink = createSmoothNoise(seed, 'evenness of the ink');
  const [foldX, foldY] = [
    randomOfEitherSign(seed, 'fold across', 0.06, 0.14),
    randomOfEitherSign(seed, 'fold down', 0.04, 0.1),
  ];
  const unit = Math.max(wide, high) / 10000;
  return (boardX, boardY, colour) => {
    const x = boardX / unit;
    const y = boardY / unit;
    const taken = 0.94 + 0.04 * ink(x / 38, y / 41) + 0.03 * ink(y / 13 + 9, x / 15);
    const tone =
      1 +
      0.022 * fibres(x / 13, y / 9) +
      0.012 * fibres(x / 31 + 7, y / 70) +
      0.035 * stains(x / 900, y / 900) +
      0.02 * stains(x / 260, y / 260) +
      foldX * crease((boardX - wide / 2) / unit) +
      foldY * crease((boardY - high / 2) / unit) -
      0.22 * wear(Math.min(boardX, boardY, wide - boardX, high - boardY) / unit);
    for (let k = 0; k < 3; k++) colour[k] = (sheet[k]! + (colour[k]! - sheet[k]!) * taken) * tone;
  };
}

/** The ground colour of the paper palette; lighter or darker pixels are ink. */
const SHEET = [0xea, 0xdf, 0xc4];

/** The red, green and blue of a colour such as `#eadfc4`. */
const colourOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Bright on one side of a fold and dark on the other, fading within a few dozen units. */
function crease(off: number): number {
  const from = off / 16;
  const away = 1 + from * from;
  return (2 * from) / (away * away);
}

/** 1 at the edge, 0 after 60 units. */
const wear = (inside: number): number => (inside > 60 ? 0 : (1 - inside / 60) * (1 - inside / 60));

/** Light from one side, the reflection of a lamp, and a lens that darkens towards the corners. */
function lightOf({ seed, width, height }: SimulatedScanPlan): (px: number, py: number) => number {
  const [slopeX, slopeY] = [
    randomOfEitherSign(seed, 'light across', 0.06, 0.16),
    randomOfEitherSign(seed, 'light down', 0.04, 0.12),
  ];
  const [lampX, lampY] = [
    randomBetween(seed, 'lamp across', 0.2, 0.8),
    randomBetween(seed, 'lamp down', 0.2, 0.8),
  ];
  const gleam = randomBetween(seed, 'gleam', 0.04, 0.1);
  const corners = randomBetween(seed, 'dark corners', 0.16, 0.26);
  return (px, py) => {
    const x = px / width;
    const y = py / height;
    const fromX = x - 0.5;
    const fromY = y - 0.5;
    const near = 1 + 12 * ((x - lampX) * (x - lampX) + (y - lampY) * (y - lampY));
    return (
      (1 + slopeX * fromX + slopeY * fromY + gleam / (near * near)) *
      (1 - 2 * corners * (fromX * fromX + fromY * fromY))
    );
  };
}
