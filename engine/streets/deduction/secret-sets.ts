/** Sets of secrets as bit fields. A secret is one possibility for Jack's hideout or locations. */

export type SecretSet = Int32Array;

/** For each circle the set of secrets that allow Jack to be there, one set after another. */
export type SecretFilter = Int32Array;

/** The number of 32-bit words of a set. */
const widthOf = (count: number): number => Math.max(1, Math.ceil(count / 32));

export const emptySecretSet = (count: number): SecretSet => new Int32Array(widthOf(count));

export function fullSecretSet(count: number): SecretSet {
  const set = emptySecretSet(count);
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

export const hasSecret = (set: SecretSet, secret: number): boolean =>
  (set[secret >> 5]! & (1 << (secret & 31))) !== 0;

export function isEmptySetAt(words: Int32Array, start: number, width: number): boolean {
  for (let i = start; i < start + width; i++) if (words[i] !== 0) return false;
  return true;
}

export const isEmptySet = (set: SecretSet): boolean => isEmptySetAt(set, 0, set.length);

/** A filter with the same set for each circle. */
export function createFilter(circles: number, passing: SecretSet): SecretFilter {
  const filter = new Int32Array(circles * passing.length);
  for (let circle = 0; circle < circles; circle++) filter.set(passing, circle * passing.length);
  return filter;
}

/** The secrets that pass both filters. */
export const combineFilters = (
  a: SecretFilter | undefined,
  b: SecretFilter | undefined,
): SecretFilter | undefined => (a && b ? a.map((word, i) => word & b[i]!) : (a ?? b));

/** The union of the sets. */
export function uniteSecretSets(width: number, sets: readonly SecretSet[]): SecretSet {
  const all = new Int32Array(width);
  for (const set of sets) for (let i = 0; i < width; i++) all[i]! |= set[i]!;
  return all;
}
