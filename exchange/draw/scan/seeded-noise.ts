/** Seeded random numbers and noise in whole numbers, so that a scan is the same on every machine. */
import { sha256 } from '../../../model/index.js';

/** A number in [least, most) for a seed and a purpose; the order of calls does not matter. */
export const randomBetween = (seed: number, use: string, least: number, most: number): number =>
  least + (most - least) * (randomBits(seed, use) / 2 ** 32);

/** A number whose magnitude is in [least, most), with a random sign. */
export const randomOfEitherSign = (seed: number, use: string, least: number, most: number): number =>
  randomBetween(seed, use, least, most) * (randomBetween(seed, `${use}, which way`, 0, 1) < 0.5 ? -1 : 1);

/** A smooth field in [-1, 1] over the plane; features are about 1 wide, and the field repeats after 256. */
export type NoiseField = (x: number, y: number) => number;

/** Creates the noise field for a seed and a purpose: a random number at each whole point, interpolated in between. */
export function createSmoothNoise(seed: number, use: string): NoiseField {
  const word = randomBits(seed, use);
  const heights = Float32Array.from({ length: SIDE * SIDE }, (_, i) => 2 * whiteNoise(word, i) - 1);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = eased(x - left);
    const row = SIDE * (top & LAST);
    const below = SIDE * ((top + 1) & LAST);
    const column = left & LAST;
    const next = (left + 1) & LAST;
    return blend(
      blend(heights[row + column]!, heights[row + next]!, across),
      blend(heights[below + column]!, heights[below + next]!, across),
      eased(y - top),
    );
  };
}

/** An independent number in [0, 1) for each whole number. */
export function whiteNoise(seed: number, index: number): number {
  let mixed = Math.imul(index ^ seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** 32 random bits for a seed and a purpose. */
export const randomBits = (seed: number, use: string): number =>
  Number.parseInt(sha256(`${use}\n${seed}`).slice(0, 8), 16);

const SIDE = 256;
const LAST = SIDE - 1;

/** Smoothstep; without it the lattice is visible. */
const eased = (share: number): number => share * share * (3 - 2 * share);

const blend = (from: number, to: number, share: number): number => from + (to - from) * share;
