/** Which entries two lists do not share. Boards hand their entries on from one to the next, so identity tells. */

export interface ListDifference {
  /** Places in the first list whose entries the second has not. */
  readonly gone: readonly number[];
  /** Places in the second list whose entries the first has not. */
  readonly come: readonly number[];
}

/**
 * What is left stands in the same order in both lists: an entry that is known again in another order counts as gone and come.
 * An edit changes a handful of a thousand entries, so whoever is missing is looked for close by, and only then everywhere.
 */
export function differenceOfLists<T>(before: readonly T[], after: readonly T[]): ListDifference {
  if (before === after) return NONE;
  const last = known.get(after);
  if (last?.before === before) return last.difference;
  const difference = compare(before, after);
  known.set(after, { before, difference });
  return difference;
}

const NONE: ListDifference = { gone: [], come: [] };

/** It is asked for again and again: by what follows an edit, by what draws it and by what writes it down. */
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
  return { gone, come };
}

/** How many entries of each list to pass over until both go on alike. */
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
