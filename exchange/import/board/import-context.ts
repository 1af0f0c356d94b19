/** The state of an import: the graph, the mapping, the ids assigned so far and the faults found. */
import { addToGroup, type Point, quoteText, suggestSpelling } from '../../../model/index.js';
import type { AttributeValue } from '../../graph/attributes.js';
import {
  faultAt,
  parseNumber,
  type FilePosition,
  type ForeignEntry,
  type ForeignGraph,
  type ForeignPoint,
  type ImportFault,
} from '../foreign/foreign-graph.js';
import { attributeForField, readMappedValue, type FieldName, type Mapping } from '../mapping/mapping.js';

export interface ImportContext {
  readonly graph: ForeignGraph;
  readonly mapping: Mapping;
  readonly faults: ImportFault[];
  readonly doubts: ImportFault[];
  /** Our ids by those of the file; undefined for nodes that the mapping leaves out. */
  readonly ids: Map<string, string | undefined>;
  /** The entry behind each item of each list of the board file. */
  readonly made: Map<string, ForeignEntry[]>;
  readonly leftOut: { nodes: number; edges: number; waysBack: number; blocks: number };
  /** How many circles have no colour in the file. */
  readonly unstated: { colours: number };
  /** Crossings, junctions and blocks that got a new id. */
  readonly renumbered: (readonly [theirs: string, ours: string])[];
}

export const createImportContext = (graph: ForeignGraph, mapping: Mapping): ImportContext => ({
  graph,
  mapping,
  faults: [],
  doubts: [...graph.doubts],
  ids: new Map(),
  made: new Map(),
  leftOut: { nodes: 0, edges: 0, waysBack: 0, blocks: 0 },
  unstated: { colours: 0 },
  renumbered: [],
});

/** Reports a fault of an entry and returns null. */
export function reportFault(
  { faults }: ImportContext,
  at: FilePosition,
  code: string,
  words: string,
  message: string,
): null {
  faults.push(faultAt(at, `import/${code}`, words, message));
  return null;
}

/** Records the entry behind the next item of a list of the board file. */
export const recordOrigin = ({ made }: ImportContext, list: string, entry: ForeignEntry): void => {
  addToGroup(made, list, entry);
};

/** The value of a field; undefined also for what the mapping leaves out. */
export const fieldValue = (
  { mapping }: ImportContext,
  entry: ForeignEntry,
  name: FieldName,
): AttributeValue | undefined => readMappedValue(mapping, entry, name) ?? undefined;

export function fieldText(work: ImportContext, entry: ForeignEntry, name: FieldName): string | undefined {
  const value = fieldValue(work, entry, name);
  return value === undefined ? undefined : String(value);
}

/** Why an id has no node. */
export const explainMissingNode = ({ ids }: ImportContext, id: string): string =>
  ids.has(id) ? 'which the mapping leaves out' : 'and there is no such node';

/** `It has no "colour"` and what to do about it; `example` is a possible default. */
export function explainMissingField(
  { mapping }: ImportContext,
  { values }: ForeignEntry,
  name: FieldName,
  example?: string,
): string {
  const instead = example === undefined ? '' : `, or a default (${quoteText(name)}: {"missing": ${example}})`;
  const names = Object.keys(values);
  const has = names.length === 0 ? '' : `; it has ${quoteAttributeNames(names)}`;
  return `It has no ${quoteText(attributeForField(mapping, name))}${has}. Name the attribute in the mapping (${quoteText(name)}: "…")${instead}.`;
}

/** More names than this are counted only. */
const MOST_NAMES = 12;

/** Quoted attribute names for a sentence; of many the first dozen and the number of further ones. */
export function quoteAttributeNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMES).map((name) => quoteText(name));
  return `${shown.join(', ')}${names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''}`;
}

export type PointConversionResult = { readonly at: Point } | { readonly why: string };

/** A point of the file in board units. */
export function toBoardUnits({ scale, left, top, up }: Mapping, [x, y]: ForeignPoint): PointConversionResult {
  const [right, down] = [x - left, up ? top - y : y - top].map((each) => each * (scale ?? 1) + 0) as [
    number,
    number,
  ];
  if (scale !== undefined) return { at: [Math.round(right) + 0, Math.round(down) + 0] };
  const fraction = [right, down].find((each) => !Number.isInteger(each));
  return fraction === undefined ? { at: [right, down] } : { why: fractions(fraction) };
}

const fractions = (fraction: number): string =>
  `Board units are whole numbers, and ${fraction} is not. Give "scale" in the mapping, the board units per unit of the file; positions are then rounded. A board is 10000 wide.`;

/** The position of an entry in the units of the file, if it has one. */
export function foreignPosition(work: ImportContext, entry: ForeignEntry): ForeignPoint | undefined {
  const [x, y] = [fieldValue(work, entry, 'x'), fieldValue(work, entry, 'y')].map((each) =>
    each === undefined ? undefined : parseNumber(each),
  );
  return x === undefined || y === undefined ? undefined : [x, y];
}

/** `"sqare" is none of circle, crossing`, with a suggestion. */
export function explainUnknownWord(word: string, known: readonly string[]): string {
  const near = suggestSpelling(word, known);
  const hint = near === undefined ? '' : ` Did you mean ${quoteText(near)}?`;
  return `${quoteText(word)} is none of ${known.join(', ')}.${hint}`;
}

/** The same for a kind of node, with what to do about it. */
export const explainUnknownKind = (kind: string, kinds: readonly string[]): string =>
  `${explainUnknownWord(kind, kinds)} Say in the mapping what it is: "kind": {"values": {${quoteText(kind)}: ${quoteText(kinds[0]!)}}}, or null to leave such out.`;

/** Assigns ids to nodes or blocks: keeps ids of our form with this letter; any other gets the smallest free number. */
export function createIdAssigner(letter: 'x' | 't' | 'b', theirs: readonly string[]): (id: string) => string {
  const isOurs = new RegExp(`^${letter}[1-9][0-9]{0,6}$`);
  const taken = new Set(theirs.filter((id) => isOurs.test(id)));
  let next = 1;
  return (id) => {
    if (isOurs.test(id)) return id;
    while (taken.has(`${letter}${next}`)) next++;
    return `${letter}${next++}`;
  };
}
