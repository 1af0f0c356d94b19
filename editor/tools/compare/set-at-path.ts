/** Sets a value deep in plain data, by a path as diff writes it: `nights/2/women`; list entries are counted from one. */

/** A copy with the value at the path; null removes a property. An empty path is the whole, whose other properties stay. */
export function setAtPath<T extends object>(data: T, path: string, value: unknown): T {
  if (path === '') return { ...data, ...(value as object) };
  return setIn(data, path.split('/'), value) as T;
}

function setIn(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (Array.isArray(data)) {
    const index = Number(key) - 1;
    return data.map((each: unknown, i) =>
      i === index ? (rest.length === 0 ? value : setIn(each, rest, value)) : each,
    );
  }
  const record = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (rest.length > 0) return { ...record, [key!]: setIn(record[key!], rest, value) };
  if (value !== null && value !== undefined) return { ...record, [key!]: value };
  const { [key!]: _, ...others } = record;
  // Spread copies symbols too, such as the key of an entity.
  return others;
}
