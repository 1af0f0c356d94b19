/** How often each of the wanted things stands in a list, and where it stands for the second time. */
export function numberOfEach<T>(
  wanted: readonly T[],
  list: readonly T[],
): readonly (readonly [thing: T, times: number, second: number])[] {
  return wanted.map((thing) => {
    const places = list.flatMap((each, i) => (each === thing ? [i] : []));
    return [thing, places.length, places[1] ?? -1];
  });
}
