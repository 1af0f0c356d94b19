/** Which entries two lists do not share, by identity: an edited board reuses the entries that did not change. */

export interface ListDifference {
  /** Indices of entries that only the first list has. */
  readonly removed: readonly number[];
  /** Indices of entries that only the second list has. */
  readonly added: readonly number[];
}

/**
 * The entries that remain have the same order in both lists: an entry that changed its order counts as removed and added.
 * An edit changes a handful of a thousand entries, so a missing entry is searched nearby first, and only then everywhere.
 */
export function diffLists<T>(before: readonly T[], after: readonly T[]): ListDifference {
  if (before === after) return NONE;
  const last = known.get(after);
  if (last?.before === before) return last.difference;
  const difference = compare(before, after);
  known.set(after, { before, difference });
  return difference;
}

const NONE: ListDifference = { removed: [], added: [] };

/** The last result for each list: several consumers of an edit ask for the same difference. */
const known = new WeakMap<object, { readonly before: object; readonly difference: ListDifference }>();

function compare<T>(before: readonly T[], after: readonly T[]): ListDifference {
  const gone: number[] = [];
  const come: number[] = [];
  let places: ReadonlyMap<T, number> | undefined;
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      i++;
      j++;
      continue;
    }
    const [removed, added] =
      gapNearBy(before, after, i, j) ??
      gapAnywhere((places ??= new Map(before.map((each, place) => [each, place]))), after, i, j) ??
      ([before.length - i, after.length - j] as const);
    for (const end = i + removed; i < end; i++) gone.push(i);
    for (const end = j + added; j < end; j++) come.push(j);
  }
  for (; i < before.length; i++) gone.push(i);
  for (; j < after.length; j++) come.push(j);
  return { removed: gone, added: come };
}

/** How many entries of each list to skip until both continue with the same entry. */
type Gap = readonly [removed: number, added: number];

const NEAR = 4;

function gapNearBy<T>(before: readonly T[], after: readonly T[], i: number, j: number): Gap | undefined {
  for (let far = 1; far <= NEAR; far++)
    for (let near = 0; near <= far; near++) {
      if (j + far < after.length && before[i + near] === after[j + far]) return [near, far];
      if (i + far < before.length && before[i + far] === after[j + near]) return [far, near];
    }
  return undefined;
}

function gapAnywhere<T>(
  places: ReadonlyMap<T, number>,
  after: readonly T[],
  i: number,
  j: number,
): Gap | undefined {
  for (let k = j; k < after.length; k++) {
    const place = places.get(after[k]!);
    if (place !== undefined && place >= i) return [place - i, k - j];
  }
  return undefined;
}
