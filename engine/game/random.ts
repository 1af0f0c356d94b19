/** Seeded random numbers: the same on every machine, because they are computed in 32-bit integers. */
import { sha256 } from '../../model/index.js';

/** Returns the next number in [0, 1). */
export type Random = () => number;

/** Any string or whole number; 7 and "7" are the same seed. */
export type Seed = string | number;

/** The random numbers of a seed for one purpose, so that the deals do not depend on how a game is played. */
export const randomFromSeed = (seed: Seed, use: string): Random =>
  seededRandom(Number.parseInt(sha256(`${use}\n${String(seed)}`).slice(0, 8), 16));

/** Numbers in [0, 1) from a numeric seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the values. */
export const pickRandom = <T>(values: readonly T[], random: Random): T =>
  values[Math.floor(random() * values.length)]!;

/** The values in random order (Fisher–Yates). */
export function shuffle<T>(values: readonly T[], random: Random): T[] {
  const copy = [...values];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
