/**
 * Unknown properties of a board file. The format gives them no meaning, so a `Board` keeps them apart, under `extra` of
 * the object they were found on: nothing that is derived from a board sees them, and writing the file gives them back.
 */
import { mapOrSame, updateOrSame } from '../board/structural-sharing.js';
import { pointerOfSteps } from './json-pointer.js';

type Properties = Readonly<Record<string, unknown>>;

/** Moves the given properties of file data into `extra` of their objects. */
export function separateExtra(data: unknown, unknown: ReadonlyMap<object, ReadonlySet<string>>): unknown {
  if (!isObject(data)) return mapEntries(data, (each) => separateExtra(each, unknown));
  const names = unknown.get(data);
  if (names === undefined) return mapEntries(data, (each) => separateExtra(each, unknown));
  const [known, extra]: [[string, unknown][], [string, unknown][]] = [[], []];
  for (const [name, value] of Object.entries(data))
    if (names.has(name)) extra.push([name, value]);
    else known.push([name, separateExtra(value, unknown)]);
  return { ...Object.fromEntries(known), extra: Object.fromEntries(extra) };
}

/** The data of the file of a board, in which unknown properties stand among the others. Inverse of `separateExtra`. */
export function mergeExtra(board: unknown): unknown {
  if (!isObject(board)) return mapEntries(board, mergeExtra);
  const { extra, ...known } = board;
  // What the format knows cannot be set by an unknown property. Stored data may have an `extra` of any form.
  if (isObject(extra)) return { ...extra, ...(mapEntries(known, mergeExtra) as Properties) };
  return mapEntries(board, mergeExtra);
}

/** The same data without unknown properties; the same object if there are none. */
export function withoutExtra<T>(board: T): T {
  if (!isObject(board) || !Object.hasOwn(board, 'extra')) return mapEntries(board, withoutExtra) as T;
  const { extra: _, ...known } = board;
  return mapEntries(known, withoutExtra) as T;
}

/** An unknown property: its name, and the pointer of its object. */
export interface UnknownProperty {
  readonly object: string;
  readonly name: string;
}

/** The unknown properties of a board, in the order of its objects. */
export const unknownPropertiesOf = (board: unknown): readonly UnknownProperty[] =>
  // Most boards have none, and then the paths of all their objects need not be made.
  hasExtra(board) ? [...unknownInside(board, [])] : [];

function hasExtra(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, 'extra')) return true;
  for (const key in value) if (hasExtra((value as Properties)[key])) return true;
  return false;
}

function* unknownInside(value: unknown, steps: readonly (string | number)[]): Generator<UnknownProperty> {
  if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) yield* unknownInside(each, [...steps, i]);
    return;
  }
  if (!isObject(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    if (name !== 'extra') yield* unknownInside(inner, [...steps, name]);
    else if (isObject(inner))
      for (const unknown of Object.keys(inner)) yield { object: pointerOfSteps(steps), name: unknown };
  }
}

/** Changes the entries of a list or the properties of an object; returns the same one if nothing changes. */
function mapEntries(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return mapOrSame(value, change);
  if (!isObject(value)) return value;
  const changed: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const after = change(value[name]);
    if (after !== value[name]) changed[name] = after;
  }
  return updateOrSame(value, changed);
}

const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
