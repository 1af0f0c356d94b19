/** A relation that can be queried by key and printed. */
export interface QueryableRelation {
  /** Its keys, in order. */
  readonly keys: readonly string[];
  /** The value of a key, or of anything else it can be queried for; undefined if it has none. */
  readonly lookUp: (key: string) => unknown;
  /** The number of pairs, or of whatever else the relation counts. */
  readonly countPairs: () => number;
  /** Its keys in the game's words, such as "circles". */
  readonly keyDescription: string;
  /** Why the relation is incomplete, if it is. */
  readonly emptyReason?: string;
}

/** A queryable relation from a map; by default a symmetric one of lists, in which each pair occurs twice. */
export const queryableFromMap = <V = readonly string[]>(
  map: ReadonlyMap<string, V>,
  keyDescription: string,
  countPairs: (map: ReadonlyMap<string, V>) => number = (lists) =>
    totalListLength(lists as ReadonlyMap<string, readonly string[]>) / 2,
): QueryableRelation => ({
  keys: [...map.keys()],
  lookUp: (key) => map.get(key),
  countPairs: () => countPairs(map),
  keyDescription,
});

/** The total length of all lists. */
export const totalListLength = (map: ReadonlyMap<string, readonly string[]>): number =>
  [...map.values()].reduce((sum, { length }) => sum + length, 0);

/** A relation as JSON, one key per line. */
export function formatRelation({ keys, lookUp }: QueryableRelation): string {
  if (keys.length === 0) return '{}';
  return `{\n${keys.map((key) => `  ${JSON.stringify(key)}: ${formatInlineJson(lookUp(key))}`).join(',\n')}\n}`;
}

/** JSON on one line, with spaces after commas and colons. */
export function formatInlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatInlineJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${formatInlineJson(inner)}`)
    .join(', ')}}`;
}
