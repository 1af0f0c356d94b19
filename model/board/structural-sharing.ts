/** Changes that give the very same list or object back where nothing changes, so that whoever compares by identity sees it. */

/** The list with each entry changed; the same list if every entry stays the same object. */
export function mapSame<T>(list: readonly T[], change: (each: T, index: number) => T): readonly T[] {
  let changed: T[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const after = change(list[i]!, i);
    if (after === list[i]) continue;
    changed ??= [...list];
    changed[i] = after;
  }
  return changed ?? list;
}

/** The entries that fit; the same list if all do. */
export function filterSame<T>(list: readonly T[], fits: (each: T, index: number) => boolean): readonly T[] {
  const kept = list.filter(fits);
  return kept.length === list.length ? list : kept;
}

/** The list in order; the same list if it is so already. */
export function sortSame<T>(list: readonly T[], compare: (a: T, b: T) => number): readonly T[] {
  for (let i = 1; i < list.length; i++)
    if (compare(list[i - 1]!, list[i]!) > 0) return list.toSorted(compare);
  return list;
}

/** The object with some properties changed; the same object if each of them has that value already. */
export function withSame<T extends object>(value: T, properties: Partial<NoInfer<T>>): T {
  for (const key of Object.keys(properties) as (keyof T)[])
    if (value[key] !== properties[key]) return { ...value, ...properties };
  return value;
}
