/** Which attributes of a file say what: the mapping that a user gives, and what holds without one. */
import type { Value, Values } from '../graph/attributes.js';
import { valueIn, type ForeignEntry } from './foreign-graph.js';

/** What a board wants to know of nodes, edges and blocks, with the attribute of our own exports that says it. */
export const FIELDS = {
  id: 'id',
  kind: 'kind',
  number: 'number',
  x: 'x',
  y: 'y',
  colour: 'colour',
  border: 'border',
  name: 'name',
  sector: 'sector',
  q: 'q',
  r: 'r',
  exits: 'exits',
  character: 'character',
  lamp: 'lamp',
  covered: 'covered',
  source: 'source',
  target: 'target',
  relation: 'relation',
  bends: 'bends',
  blockKind: 'kind',
  walk: 'walk',
  islands: 'islands',
  reason: 'reason',
} as const;
export type FieldName = keyof typeof FIELDS;

/** What is said of a board as a whole, with the attribute of our own exports that says it. */
export const FACTS = {
  id: 'board',
  game: 'game',
  name: 'name',
  edition: 'edition',
  version: 'version',
  width: 'width',
  height: 'height',
  circleRadius: 'circleRadius',
  crossingRadius: 'crossingRadius',
  grid: 'grid',
  columns: 'columns',
  rows: 'rows',
  sections: 'sections',
  originX: 'originX',
  originY: 'originY',
  hexSize: 'hexSize',
  watsonFaces: 'watsonFaces',
  cordons: 'cordons',
  licence: 'licence',
  rights: 'rights',
} as const;
export type FactName = keyof typeof FACTS;

/** Where one field is found. */
export interface Field {
  /** That of our own exports, if it is not said. */
  readonly attribute?: string;
  /** Our words for theirs; null leaves the node or edge out. */
  readonly values?: Readonly<Record<string, string | null>>;
  /** What holds where nothing is said. */
  readonly missing?: Value;
}

export interface Mapping {
  readonly board: Values;
  readonly fields: Readonly<Partial<Record<FieldName, Field>>>;
  /** How many board units one of theirs is. Only who gives it gets places rounded. */
  readonly scale?: number;
  /** Their coordinates of the left and the top edge of the board. */
  readonly left: number;
  readonly top: number;
  /** Whether their y goes up. */
  readonly up: boolean;
}

/** What holds without a mapping: the file names things as our own exports do. */
export const NO_MAPPING: Mapping = { board: {}, fields: {}, left: 0, top: 0, up: false };

/** The attribute that a field is looked for in. */
export const attributeOf = ({ fields }: Mapping, name: FieldName): string =>
  fields[name]?.attribute ?? FIELDS[name];

/** What an entry says of a field in our words; undefined if nothing, null if the mapping leaves such entries out. */
export function fieldOf(mapping: Mapping, entry: ForeignEntry, name: FieldName): Value | null | undefined {
  const found = valueIn(entry, attributeOf(mapping, name));
  const field = mapping.fields[name];
  if (found === undefined) return field?.missing;
  const word = String(found);
  return field?.values !== undefined && Object.hasOwn(field.values, word) ? field.values[word] : found;
}
