/** Reads JSON of other programs with the positions of objects and lists. */
import { ownProperty, readJson } from '../../../model/index.js';
import { ReadError, throwReadError, type FilePosition, type ForeignFile } from '../foreign/foreign-graph.js';

/** The walk of a large block is one long text. */
const LONGEST_TEXT = 4_000_000;

export interface ForeignJson {
  readonly root: unknown;
  /** Where an object or list begins; recorded only down to a given depth. */
  readonly spotOf: (container: unknown) => FilePosition;
}

/** The data of a file, with positions down to a depth. Throws a `ReadError` if it is not JSON. */
export function readForeignJson({ text }: ForeignFile, depth: number): ForeignJson {
  const offsets = new Map<unknown, number>();
  const json = readJson(text, {
    fractions: true,
    longestText: LONGEST_TEXT,
    onOpen: (container, offset, at) => {
      if (at <= depth) offsets.set(container, offset);
    },
  });
  if (!json.ok) throw new ReadError(json.faults.map((fault) => ({ ...fault, file: 0, words: 'the file' })));
  return { root: json.value, spotOf: (container) => ({ file: 0, offset: offsets.get(container) ?? 0 }) };
}

/** A property that must be an object. */
export function readRequiredObject(parent: unknown, name: string, spot: FilePosition): object {
  const value = ownProperty(parent, name);
  if (isObject(value)) return value;
  const message = `${JSON.stringify(name)} is missing here; it must be an object { … }.`;
  return throwReadError(spot, 'import/form', 'the file', message);
}

/** A property that must be a list; a missing one is empty. */
export function readOptionalList(parent: unknown, name: string, spot: FilePosition): readonly unknown[] {
  const value = ownProperty(parent, name) ?? [];
  if (Array.isArray(value)) return value;
  const message = `${JSON.stringify(name)} must be a list [ … ] here.`;
  return throwReadError(spot, 'import/form', 'the file', message);
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An id of another program: a text, or a number as in networkx. */
export function readForeignId(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
