import { greyPlane, type Picture } from '../pixels/index.js';
import { chooseScale } from './choose-scale.js';
import type { Disc } from './disc.js';
import { judgeReadability, median, type Readability } from './judge-readability.js';
import type { NumberNet } from './number-net.js';
import { readDisc, type NumberReading } from './read-disc.js';

/** How the numbers of a picture are read. */
export interface NumberOptions {
  /** The largest number that is possible; 299 by default. */
  readonly largest?: number;
  /** Size of what is read, relative to the radius of the discs; by default chosen from the picture. */
  readonly scale?: number;
  /** How many discs, from the first on, stand out enough to judge the picture by; by default all. */
  readonly judged?: number;
  /** Called after every disc with the number of discs that are done. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The readings of all discs of a picture, in the order of the discs. */
export interface BoardReading {
  readonly scale: number;
  readonly readings: readonly NumberReading[];
  readonly readability: Readability;
}

const LARGEST = 299;

/**
 * Reads the numbers on some discs. The discs of a board have one size, so their median radius is used for all, and one
 * scale, which is chosen on 40 of them.
 */
export function readNumbers(
  net: NumberNet,
  picture: Picture,
  discs: readonly Disc[],
  options: NumberOptions = {},
): BoardReading {
  const { largest = LARGEST, onProgress } = options;
  const plane = greyPlane(picture);
  const radius = median(discs.map((disc) => disc.radius));
  const scale = options.scale ?? chooseScale(net, plane, discs, radius);
  const readings = discs.map((disc, i) => {
    const reading = readDisc(net, plane, disc, { radius, scale, largest });
    onProgress?.(i + 1, discs.length);
    return reading;
  });
  return {
    scale,
    readings,
    readability: judgeReadability(readings.slice(0, options.judged), radius * scale),
  };
}
