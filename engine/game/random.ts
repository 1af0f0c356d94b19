/** Chance that follows from a seed: the same on every machine, because it is reckoned in whole numbers of 32 bits. */
import { sha256 } from '../model/index.js';

/** Gives the next number in [0, 1). */
export type Random = () => number;

/** Any text or whole number names a game; 7 and "7" name the same. */
export type Seed = string | number;

/** The chance that belongs to a seed and a use, so that the deals do not depend on how a game is played. */
export const randomOf = (seed: Seed, use: string): Random =>
  seededRandom(Number.parseInt(sha256(`${use}\n${String(seed)}`).slice(0, 8), 16));

/** Numbers in [0, 1) that follow from a number (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of some values. */
export const oneOfAt = <T>(values: readonly T[], random: Random): T =>
  values[Math.floor(random() * values.length)]!;

/** The same values in another order (Fisher and Yates). */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  const copy = [...values];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}
