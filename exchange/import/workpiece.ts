/** A board while it is made of a foreign graph: what is sure so far, and what is wrong. */
import type { Value } from '../graph/attributes.js';
import type { Fault } from './fault.js';
import type { ForeignEntry, ForeignGraph, ForeignPoint, Spot } from './foreign-graph.js';
import { numberOf } from './foreign-graph.js';
import { attributeOf, fieldOf, type FieldName, type Mapping } from './mapping.js';
import { quoted } from '../../model/file/quoted.js';
import type { Point } from '../../model/board.js';

export interface Workpiece {
  readonly graph: ForeignGraph;
  readonly mapping: Mapping;
  readonly faults: Fault[];
  readonly doubts: Fault[];
  /** By the ids of the file our own; undefined for nodes that the mapping leaves out. */
  readonly ids: Map<string, string | undefined>;
  /** What was made of what, by the list of the board file it went into. */
  readonly made: Map<string, ForeignEntry[]>;
  readonly leftOut: { nodes: number; edges: number; waysBack: number; blocks: number };
  /** The ids of crossings, junctions and blocks that are none of ours, with the numbers they got. */
  readonly renumbered: (readonly [theirs: string, ours: string])[];
}

export const workpieceOf = (graph: ForeignGraph, mapping: Mapping): Workpiece => ({
  graph,
  mapping,
  faults: [],
  doubts: [...graph.doubts],
  ids: new Map(),
  made: new Map(),
  leftOut: { nodes: 0, edges: 0, waysBack: 0, blocks: 0 },
  renumbered: [],
});

/** Notes what is wrong with an entry; there is then nothing to make of it. */
export function note(
  { faults }: Workpiece,
  { file, offset }: Spot,
  code: string,
  words: string,
  message: string,
): null {
  faults.push({ file, offset, code: `import/${code}`, words, message });
  return null;
}

/** Notes of which entry the next thing in a list of the board file was made. */
export function noteOrigin({ made }: Workpiece, list: string, entry: ForeignEntry): void {
  const before = made.get(list);
  if (before) before.push(entry);
  else made.set(list, [entry]);
}

/** What an entry says of a field; what the mapping leaves out says nothing. */
export const asked = ({ mapping }: Workpiece, entry: ForeignEntry, name: FieldName): Value | undefined =>
  fieldOf(mapping, entry, name) ?? undefined;

export function askedText(work: Workpiece, entry: ForeignEntry, name: FieldName): string | undefined {
  const value = asked(work, entry, name);
  return value === undefined ? undefined : String(value);
}

/** Of an id that leads nowhere: why. */
export const whyNoNode = ({ ids }: Workpiece, id: string): string =>
  ids.has(id) ? 'which the mapping leaves out' : 'and there is no such node';

/** `It has no "colour"`, and what to do about it; the example is what a user might say holds where nothing is said. */
export function lacks(
  { mapping }: Workpiece,
  { values }: ForeignEntry,
  name: FieldName,
  example?: string,
): string {
  const instead =
    example === undefined ? '' : `, or what holds where none is (${quoted(name)}: {"missing": ${example}})`;
  const names = Object.keys(values);
  const has = names.length === 0 ? '' : `; it has ${listOfNames(names)}`;
  return `It has no ${quoted(attributeOf(mapping, name))}${has}. Say in the mapping which attribute it is (${quoted(name)}: "…")${instead}.`;
}

/** Enough to recognise a file by. */
const MOST_NAMES = 12;

/** Names of attributes in a sentence. */
export function listOfNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => quoted(name));
  return `${shown.join(', ')}${names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''}`;
}

export type Placed = { readonly at: Point } | { readonly why: string };

/** A place of theirs in board units. */
export function placed({ scale, left, top, up }: Mapping, [x, y]: ForeignPoint): Placed {
  const [right, down] = [x - left, up ? top - y : y - top].map((each) => each * (scale ?? 1) + 0) as [
    number,
    number,
  ];
  if (scale !== undefined) return { at: [Math.round(right) + 0, Math.round(down) + 0] };
  const fraction = [right, down].find((each) => !Number.isInteger(each));
  return fraction === undefined ? { at: [right, down] } : { why: fractions(fraction) };
}

const fractions = (fraction: number): string =>
  `Board units are whole, and ${fraction} is not. Give "scale" in the mapping, how many board units one of theirs is; places are then rounded. A board is 10000 wide.`;

/** The place that an entry has in its own units, if it has one. */
export function foreignPlaceOf(work: Workpiece, entry: ForeignEntry): ForeignPoint | undefined {
  const [x, y] = [asked(work, entry, 'x'), asked(work, entry, 'y')].map((each) =>
    each === undefined ? undefined : numberOf(each),
  );
  return x === undefined || y === undefined ? undefined : [x, y];
}
