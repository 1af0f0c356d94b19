/** JSON of other programs, with the places of what is looked at in it. */
import { field } from '../../model/file/json-pointer.js';
import { readJson } from '../../model/file/read-json.js';
import { Refusal, refuse } from './fault.js';
import type { ForeignFile, Spot } from './foreign-graph.js';

/** The walk of a giant block is one long text in the formats that have blocks. */
const LONGEST_TEXT = 4_000_000;

export interface ForeignJson {
  readonly root: unknown;
  /** Where an object or list begins; those that lie deep do not have it, and are not asked for. */
  readonly spotOf: (container: unknown) => Spot;
}

/** The data of a file, with the places of what nests no deeper than so many brackets. Throws a `Refusal` if it is no JSON. */
export function readForeignJson({ text }: ForeignFile, depth: number): ForeignJson {
  const offsets = new Map<unknown, number>();
  const json = readJson(text, {
    fractions: true,
    longestText: LONGEST_TEXT,
    onOpen: (container, offset, at) => {
      if (at <= depth) offsets.set(container, offset);
    },
  });
  if (!json.ok) throw new Refusal(json.faults.map((fault) => ({ ...fault, file: 0, words: 'the file' })));
  return { root: json.value, spotOf: (container) => ({ file: 0, offset: offsets.get(container) ?? 0 }) };
}

/** A property that must be an object. */
export function objectIn(parent: unknown, name: string, spot: Spot): object {
  const value = field(parent, name);
  if (isObject(value)) return value;
  return refuse(spot, 'import/form', 'the file', `Here must be ${JSON.stringify(name)}, an object { … }.`);
}

/** A property that must be a list; a missing one is empty. */
export function listIn(parent: unknown, name: string, spot: Spot): readonly unknown[] {
  const value = field(parent, name) ?? [];
  if (Array.isArray(value)) return value;
  return refuse(spot, 'import/form', 'the file', `${JSON.stringify(name)} must be a list [ … ] here.`);
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An id: a text, or a number as networkx has them. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
