/**
 * Sets of secrets. What Jack keeps to himself, beside his row, is one of a list of possibilities; a set of them is a row of
 * bits, so that all can be followed through the streets at once.
 */

export type Secrets = Int32Array;

/** For each circle the secrets under which Jack may have been there: as many words for each as a set has. */
export type Sieve = Int32Array;

/** The words of a set out of so many secrets. */
const widthOf = (count: number): number => Math.max(1, Math.ceil(count / 32));

export const noSecrets = (count: number): Secrets => new Int32Array(widthOf(count));

export function allSecrets(count: number): Secrets {
  const set = noSecrets(count);
  for (let secret = 0; secret < count; secret++) addSecret(set, 0, secret);
  return set;
}

/** Adds a secret to the set that begins at a word. */
export function addSecret(words: Int32Array, start: number, secret: number): void {
  words[start + (secret >> 5)]! |= 1 << (secret & 31);
}

export function dropSecret(words: Int32Array, start: number, secret: number): void {
  words[start + (secret >> 5)]! &= ~(1 << (secret & 31));
}

export const hasSecret = (set: Secrets, secret: number): boolean =>
  (set[secret >> 5]! & (1 << (secret & 31))) !== 0;

export function isBlank(words: Int32Array, start: number, width: number): boolean {
  for (let i = start; i < start + width; i++) if (words[i] !== 0) return false;
  return true;
}

export const isNone = (set: Secrets): boolean => isBlank(set, 0, set.length);

/** A sieve that holds nothing back from any circle, or lets nothing pass at all. */
export function sieveOf(circles: number, passing: Secrets): Sieve {
  const sieve = new Int32Array(circles * passing.length);
  for (let circle = 0; circle < circles; circle++) sieve.set(passing, circle * passing.length);
  return sieve;
}

/** What passes both. */
export const bothSieves = (a: Sieve | undefined, b: Sieve | undefined): Sieve | undefined =>
  a && b ? a.map((word, i) => word & b[i]!) : (a ?? b);

/** All that is in one of the sets. */
export function union(width: number, sets: readonly Secrets[]): Secrets {
  const all = new Int32Array(width);
  for (const set of sets) for (let i = 0; i < width; i++) all[i]! |= set[i]!;
  return all;
}
