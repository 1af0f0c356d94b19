/** Chance that follows from a seed, in whole numbers, so that a scan is the same on every machine. */
import { sha256 } from '../../../model/file/sha256.js';

/** A number in [least, most) that belongs to a seed and a use; uses do not depend on each other's order. */
export const between = (seed: number, use: string, least: number, most: number): number =>
  least + (most - least) * (wordOf(seed, use) / 2 ** 32);

/** Such a number, or as often its negative: tilted, but either way. */
export const eitherWay = (seed: number, use: string, least: number, most: number): number =>
  between(seed, use, least, most) * (between(seed, `${use}, which way`, 0, 1) < 0.5 ? -1 : 1);

/** A smooth field of numbers in [-1, 1] over the plane; lumps are about 1 wide, and all repeats after 256. */
export type Noise = (x: number, y: number) => number;

/** The field that belongs to a seed and a use: a chance number at each whole point, blended in between. */
export function noiseOf(seed: number, use: string): Noise {
  const word = wordOf(seed, use);
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

/** A number in [0, 1) for each whole number, none like its neighbours. */
export function whiteNoise(seed: number, index: number): number {
  let mixed = Math.imul(index ^ seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** 32 bits that belong to a seed and a use. */
export const wordOf = (seed: number, use: string): number =>
  Number.parseInt(sha256(`${use}\n${seed}`).slice(0, 8), 16);

const SIDE = 256;
const LAST = SIDE - 1;

/** Without it the lattice shows. */
const eased = (share: number): number => share * share * (3 - 2 * share);

const blend = (from: number, to: number, share: number): number => from + (to - from) * share;
