/** The mapping from attributes, ids, lists and codes of a file to fields of a board: as the user gives it, and the default. */
import type { NodeKind } from '../../../model/index.js';
import type { AttributeValue, AttributeValues } from '../../graph/attributes.js';
import type { EdgeRelation } from '../../graph/graph-elements.js';
import { attributeOrDefault, type ForeignEntry } from '../foreign/foreign-graph.js';

const FIELD_NAMES = {
  node: ['id', 'kind', 'number', 'x', 'y', 'colour', 'border', 'name', 'sector'],
  hex: ['q', 'r', 'exits', 'character', 'lamp', 'covered'],
  edge: ['source', 'target', 'relation', 'bends'],
  block: ['blockKind', 'walk', 'islands', 'reason'],
} as const;
export type FieldName = (typeof FIELD_NAMES)[keyof typeof FIELD_NAMES][number];

/** The fields of nodes, edges and blocks, each with the attribute that it has in our own exports. */
export const FIELD_ATTRIBUTES = attributeNames<FieldName>(Object.values(FIELD_NAMES), { blockKind: 'kind' });

const FACT_NAMES = {
  all: ['id', 'game', 'name', 'edition', 'version', 'width', 'height'],
  streets: ['circleRadius', 'crossingRadius', 'grid', 'columns', 'rows', 'sections'],
  hexes: ['originX', 'originY', 'hexSize', 'watsonFaces', 'cordons'],
  provenance: ['licence', 'rights'],
} as const;
export type BoardFactName = (typeof FACT_NAMES)[keyof typeof FACT_NAMES][number];

/** The facts about a whole board, each with the attribute that it has in our own exports. */
export const BOARD_FACT_ATTRIBUTES = attributeNames<BoardFactName>(Object.values(FACT_NAMES), {
  id: 'board',
});

/** Our exports use the names themselves, apart from some. */
function attributeNames<Name extends string>(
  groups: readonly (readonly Name[])[],
  others: Readonly<Partial<Record<Name, string>>>,
): Readonly<Record<Name, string>> {
  const names = groups.flat().map((name) => [name, others[name] ?? name]);
  return Object.fromEntries(names) as Record<Name, string>;
}

/** How one field is read. */
export interface FieldMapping {
  /** Default: the name in our own exports. */
  readonly attribute?: string;
  /** Our value for each of theirs; null leaves the node or edge out. */
  readonly values?: Readonly<Record<string, string | null>>;
  /** The default value. */
  readonly missing?: AttributeValue;
}

/** What a list of neighbours states. */
export interface ListMapping {
  /** null leaves the list out; undefined is not known yet. */
  readonly relation?: EdgeRelation | null;
  /** Ids for what the list or table calls by numbers only: `s#`, or for runs of lines `s1-234`, `n1-195`. */
  readonly from?: readonly string[];
  /** The same for the neighbours: `s#`. */
  readonly to?: string;
}

/** How the rows or columns of a grid of hexes are shifted: the odd or even (from 0) rows (`r`) to the right or columns (`q`) down. */
export const OFFSETS = ['odd-q', 'even-q', 'odd-r', 'even-r'] as const;
export type Offset = (typeof OFFSETS)[number];

export interface Mapping {
  readonly board: AttributeValues;
  readonly fields: Readonly<Partial<Record<FieldName, FieldMapping>>>;
  /** Board units per unit of the file. Positions are rounded only if it is given. */
  readonly scale?: number;
  /** The file's coordinates of the left and the top edge of the board. */
  readonly left: number;
  readonly top: number;
  /** Whether y goes up in the file. */
  readonly up: boolean;
  /** The kind of a node by a pattern of its id; null leaves such nodes out. */
  readonly ids?: Readonly<Record<string, NodeKind | null>>;
  /** The number that stands for circle 1; 1 if it is not given. */
  readonly first?: number;
  /** What the lists state, by name; one value for all lists, or for those that are not named, is under `*`. */
  readonly lists?: Readonly<Record<string, ListMapping>>;
  /** Of a grid of hexes. */
  readonly offset?: Offset;
}

/** The mapping for files that use the names of our own exports. */
export const DEFAULT_MAPPING: Mapping = { board: {}, fields: {}, left: 0, top: 0, up: false };

/** The attribute that a field is read from. */
export const attributeForField = ({ fields }: Mapping, name: FieldName): string =>
  fields[name]?.attribute ?? FIELD_ATTRIBUTES[name];

/** The value of a field in our vocabulary; undefined if missing, null if the mapping leaves such entries out. */
export function readMappedValue(
  mapping: Mapping,
  entry: ForeignEntry,
  name: FieldName,
): AttributeValue | null | undefined {
  const found = attributeOrDefault(entry, attributeForField(mapping, name));
  const field = mapping.fields[name];
  if (found === undefined) return field?.missing;
  const word = String(found);
  return field?.values !== undefined && Object.hasOwn(field.values, word) ? field.values[word] : found;
}
