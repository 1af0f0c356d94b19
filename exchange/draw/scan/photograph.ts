/** A photograph of a printed board on a table, pixel by pixel: paper, ink, folds, shadow, uneven light. */
import { invertHomography } from '../../../model/geometry/homography.js';
import type { Point } from '../../../model/board.js';
import { between, eitherWay, noiseOf, whiteNoise, wordOf } from './chance.js';
import type { ScanPlan } from './plan-scan.js';
import { tableOf } from './table.js';

/** Pixels row by row, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What the camera sees of a flat print that shows the board's extent. Its lens and its chip come after: `grained`. */
export function photograph(print: Pixels, extent: Point, plan: ScanPlan): Pixels {
  const { seed, width, height } = plan;
  const [a, b, c, d, e, f, g, h, i] = invertHomography(plan.boardToPicture);
  const data = new Uint8Array(3 * width * height);
  const paper = paperOf(seed, extent);
  const table = tableOf(seed, extent);
  const light = lightOf(plan);
  const [across, down] = [print.width / extent[0], print.height / extent[1]];
  const colour = new Float64Array(3);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const py = row + 0.5;
    for (let column = 0; column < width; column++) {
      const px = column + 0.5;
      // Where on the board, or on the table beyond it, this pixel looks.
      const weight = g * px + h * py + i;
      const x = (a * px + b * py + c) / weight;
      const y = (d * px + e * py + f) / weight;
      if (x >= 0 && y >= 0 && x < extent[0] && y < extent[1]) {
        sample(print, x * across - 0.5, y * down - 0.5, colour);
        paper(x, y, colour);
      } else table(x, y, colour);
      const bright = light(px, py);
      for (let k = 0; k < 3; k++) data[at++] = clamped(colour[k]! * bright * TINT[k]!);
    }
  }
  return { width, height, data };
}

/** The same pixels with the grain of a camera's chip. */
export function grained({ width, height, data }: Pixels, seed: number): Pixels {
  const word = wordOf(seed, 'grain of the chip');
  const noisy = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    // The mean of two even chances leans towards none at all, as grain does.
    const grain = GRAIN * (whiteNoise(word, 2 * pixel) + whiteNoise(word, 2 * pixel + 1) - 1);
    for (let at = 3 * pixel; at < 3 * pixel + 3; at++) noisy[at] = clamped(data[at]! + grain);
  }
  return { width, height, data: noisy };
}

/** How far the lens blurs, in pixels. */
export const blurOf = ({ seed, width }: ScanPlan): number =>
  Math.max(0.3, (between(seed, 'blur', 0.6, 0.95) * width) / 2400);

const GRAIN = 5;

/** Gaslight is warm. */
const TINT = [1.02, 0.99, 0.93];

const clamped = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

/** The colour between four pixels; beyond the rim that of the rim. */
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

/** Makes of a flat colour that of ink on paper: fibres, stains, ink that took unevenly, two folds, worn edges. */
function paperOf(seed: number, [wide, high]: Point): Surface {
  const fibres = noiseOf(seed, 'fibres of the paper');
  const stains = noiseOf(seed, 'stains of the paper');
  const ink = noiseOf(seed, 'evenness of the ink');
  const [foldX, foldY] = [
    eitherWay(seed, 'fold across', 0.06, 0.14),
    eitherWay(seed, 'fold down', 0.04, 0.1),
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
    for (let k = 0; k < 3; k++) colour[k] = (SHEET[k]! + (colour[k]! - SHEET[k]!) * taken) * tone;
  };
}

/** What is lighter or darker than this is ink: the ground of the paper's palette. */
const SHEET = [0xea, 0xdf, 0xc4];

/** Bright on one side of a fold and dark on the other, gone after a few dozen units. */
function crease(off: number): number {
  const from = off / 16;
  const away = 1 + from * from;
  return (2 * from) / (away * away);
}

/** 1 at the edge, gone after 60 units. */
const wear = (inside: number): number => (inside > 60 ? 0 : (1 - inside / 60) * (1 - inside / 60));

/** Light from one side, a lamp's gleam somewhere, and a lens that darkens towards the corners. */
function lightOf({ seed, width, height }: ScanPlan): (px: number, py: number) => number {
  const [slopeX, slopeY] = [
    eitherWay(seed, 'light across', 0.06, 0.16),
    eitherWay(seed, 'light down', 0.04, 0.12),
  ];
  const [lampX, lampY] = [between(seed, 'lamp across', 0.2, 0.8), between(seed, 'lamp down', 0.2, 0.8)];
  const gleam = between(seed, 'gleam', 0.04, 0.1);
  const corners = between(seed, 'dark corners', 0.16, 0.26);
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
