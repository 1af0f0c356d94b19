/** Structural sharing: these functions return the same list or object if nothing changes, so that callers can compare by identity. */

/** Maps a list; returns the same list if every entry stays the same object. */
export function mapOrSame<T>(list: readonly T[], change: (each: T, index: number) => T): readonly T[] {
  let changed: T[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const after = change(list[i]!, i);
    if (after === list[i]) continue;
    changed ??= [...list];
    changed[i] = after;
  }
  return changed ?? list;
}

/** Filters a list; returns the same list if all entries fit. */
export function filterOrSame<T>(list: readonly T[], fits: (each: T, index: number) => boolean): readonly T[] {
  const kept = list.filter(fits);
  return kept.length === list.length ? list : kept;
}

/** Sorts a list; returns the same list if it is sorted already. */
export function sortOrSame<T>(list: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  for (let i = 1; i < list.length; i++)
    if (compare(list[i - 1]!, list[i]!) > 0) return list.toSorted(compare);
  return list;
}

/** Changes properties of an object; returns the same object if each of them has that value already. */
export function updateOrSame<T extends object>(value: T, properties: Partial<NoInfer<T>>): T {
  for (const key of Object.keys(properties) as (keyof T)[])
    if (value[key] !== properties[key]) return { ...value, ...properties };
  return value;
}
