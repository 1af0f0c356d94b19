/** Checks that all nodes of a board have places or none has, which the schema cannot state. */
import type { SchemaError } from './explain-schema-error.js';
import { ownProperty } from './json-pointer.js';

const NODES = ['circles', 'crossings', 'junctions'] as const;
const LINES = ['streets', 'waterlines'] as const;

/** The errors of plain data of any form: nodes that differ from most in having a place, and bends without places. */
export function findPlaceErrors(data: unknown): readonly SchemaError[] {
  const placed: string[] = [];
  const unplaced: string[] = [];
  for (const [pointer, node] of entriesOf(data, NODES))
    (ownProperty(node, 'at') !== undefined ? placed : unplaced).push(pointer);
  if (unplaced.length === 0) return [];
  if (placed.length === 0) return findBends(data);
  const others = { placed: placed.length, unplaced: unplaced.length };
  if (placed.length >= unplaced.length)
    return unplaced.map((instancePath) => ({
      keyword: 'required',
      instancePath,
      params: { missingProperty: 'at', ...others },
    }));
  return placed.map((pointer) => ({
    keyword: 'places',
    instancePath: `${pointer}/at`,
    params: others,
  }));
}

/** The bends of lines, which are points between places. */
function findBends(data: unknown): readonly SchemaError[] {
  const errors: SchemaError[] = [];
  for (const [pointer, line] of entriesOf(data, LINES))
    if (ownProperty(line, 'bends') !== undefined)
      errors.push({ keyword: 'places', instancePath: `${pointer}/bends`, params: { placed: 0 } });
  return errors;
}

function* entriesOf(data: unknown, lists: readonly string[]): Generator<readonly [string, object]> {
  if (ownProperty(data, 'game') === 'mj') return;
  for (const list of lists) {
    const entries = ownProperty(data, list);
    if (!Array.isArray(entries)) continue;
    for (const [i, entry] of entries.entries())
      if (typeof entry === 'object' && entry !== null && !Array.isArray(entry))
        yield [`/${list}/${i}`, entry as object];
  }
}
