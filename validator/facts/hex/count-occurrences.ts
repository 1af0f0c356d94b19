/** How often each wanted item occurs in a list, and the index of its second occurrence. */
export function countOccurrences<T>(
  wanted: readonly T[],
  list: readonly T[],
): readonly (readonly [thing: T, times: number, second: number])[] {
  return wanted.map((thing) => {
    const places = list.flatMap((each, i) => (each === thing ? [i] : []));
    return [thing, places.length, places[1] ?? -1];
  });
}
