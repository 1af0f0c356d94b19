import { connect, convolve, createGrid, poolMaxima, type Grid } from './convolve.js';
import { HEADS, PATCH_COLUMNS, PATCH_ROWS, type NumberNet } from './number-net.js';

/** Grey values of a patch, row by row: 24 rows of 32 columns with a disc in the middle. */
export type Patch = Float32Array | Uint8Array;

/** Probabilities of what a patch shows. Class 10 of hundreds and tens is a missing digit. */
export interface DigitProbabilities {
  readonly hundreds: Float32Array;
  readonly tens: Float32Array;
  readonly units: Float32Array;
  /** The probability that the patch shows a number at all. */
  readonly isNumber: number;
}

/** The grids between the layers. They are reused, because their borders must be zero and allocation takes time. */
const GRIDS = {
  input: createGrid(24, 32, 1),
  first: createGrid(24, 32, 8),
  firstHalf: createGrid(12, 16, 8),
  second: createGrid(12, 16, 16),
  third: createGrid(12, 16, 16),
  thirdHalf: createGrid(6, 8, 16),
  fourth: createGrid(6, 8, 24),
  fifth: createGrid(6, 8, 24),
  fifthHalf: createGrid(3, 8, 24),
  sixth: createGrid(3, 8, 32),
};

/** Reads one patch. */
export function readNumber(net: NumberNet, patch: Patch): DigitProbabilities {
  const grids = GRIDS;
  const [first, second, third, fourth, fifth, sixth] = net.convolutions;
  normalise(patch, grids.input);
  convolve(first!, grids.input, grids.first);
  poolMaxima(grids.first, grids.firstHalf);
  convolve(second!, grids.firstHalf, grids.second);
  convolve(third!, grids.second, grids.third);
  poolMaxima(grids.third, grids.thirdHalf);
  convolve(fourth!, grids.thirdHalf, grids.fourth);
  convolve(fifth!, grids.fourth, grids.fifth);
  poolMaxima(grids.fifth, grids.fifthHalf);
  convolve(sixth!, grids.fifthHalf, grids.sixth);
  const hidden = connect(net.hidden, withoutBorder(grids.sixth)).map((value) => Math.max(0, value));
  const outputs = connect(net.heads, hidden);
  const tensStart = HEADS.hundreds;
  const unitsStart = tensStart + HEADS.tens;
  const last = unitsStart + HEADS.units;
  return {
    hundreds: softmax(outputs.subarray(0, tensStart)),
    tens: softmax(outputs.subarray(tensStart, unitsStart)),
    units: softmax(outputs.subarray(unitsStart, last)),
    isNumber: 1 / (1 + Math.exp(-outputs[last]!)),
  };
}

/** Subtracts the mean and divides by the spread, so that neither brightness nor contrast matter. */
function normalise(patch: Patch, { values }: Grid): void {
  const count = PATCH_ROWS * PATCH_COLUMNS;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < count; i++) {
    sum += patch[i]!;
    squares += patch[i]! * patch[i]!;
  }
  const mean = sum / count;
  const spread = Math.sqrt(Math.max(0, squares / count - mean * mean)) + 4;
  for (let y = 0, i = 0; y < PATCH_ROWS; y++) {
    const start = (y + 1) * (PATCH_COLUMNS + 2) + 1;
    for (let x = 0; x < PATCH_COLUMNS; x++, i++) values[start + x] = (patch[i]! - mean) / spread;
  }
}

function withoutBorder({ rows, columns, channels, values }: Grid): Float32Array {
  const inside = new Float32Array(rows * columns * channels);
  const run = columns * channels;
  for (let y = 0; y < rows; y++) {
    const start = ((y + 1) * (columns + 2) + 1) * channels;
    inside.set(values.subarray(start, start + run), y * run);
  }
  return inside;
}

function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
