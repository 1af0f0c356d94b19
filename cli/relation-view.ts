/** A relation made ready to be asked and printed. */
export interface RelationView {
  /** What it speaks of, in order. */
  readonly keys: readonly string[];
  /** What it says of a key, or of whatever else it can be asked about; undefined if that is nothing it knows. */
  readonly of: (key: string) => unknown;
  /** How many pairs it has, or whatever else is counted of it. */
  readonly total: () => number;
  /** What its keys are, in the game's words: "circles". */
  readonly speaksOf: string;
  /** Why what it says is not all, if it is not. */
  readonly lack?: string;
}

/** The view of a map of lists. */
export function viewOfMap(
  map: ReadonlyMap<string, readonly string[]>,
  speaksOf: string,
  total = (): number => sumOfLengths(map) / 2,
): RelationView {
  return { keys: [...map.keys()], of: (key) => map.get(key), total, speaksOf };
}

/** How many there are in all the lists together: twice the pairs, if the relation is symmetric. */
export function sumOfLengths(map: ReadonlyMap<string, readonly string[]>): number {
  let sum = 0;
  for (const list of map.values()) sum += list.length;
  return sum;
}

/** A relation as JSON, one key a line. */
export function jsonOfView({ keys, of }: RelationView): string {
  if (keys.length === 0) return '{}';
  return `{\n${keys.map((key) => `  ${JSON.stringify(key)}: ${inlineJson(of(key))}`).join(',\n')}\n}`;
}

/** JSON on one line, as a person would type it. */
export function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${inlineJson(inner)}`)
    .join(', ')}}`;
}
