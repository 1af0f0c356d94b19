/** Finds where a file contradicts its own streets, blocks and hexes. */
import { type Board, compareIds, isStreetBoard, quoteText } from '../../../model/index.js';
import type { AttributeValue, AttributeValues } from '../../graph/attributes.js';
import { boardGraph } from '../../graph/board-graph.js';
import { EDGE_RELATIONS, type EdgeRelation, type GraphEdge } from '../../graph/graph-elements.js';
import {
  attributeOrDefault,
  attributeValue,
  faultAt,
  FILE_START,
  type ForeignEntry,
  type ImportFault,
} from '../foreign/foreign-graph.js';
import { describeForeignEdge, type DerivedEdge } from './build-lines.js';
import type { EntryDescriber } from '../readers/set-attribute.js';
import type { ImportContext } from './import-context.js';

/** Compares the derived edges of the file with those derived from its lines. */
export function* findEdgeContradictions(
  board: Board,
  derived: readonly DerivedEdge[],
): Generator<ImportFault> {
  for (const relation of comparableRelations(board, derived)) {
    const expected = new Map<string, GraphEdge>();
    for (const edge of boardGraph(board, relation).edges())
      expected.set(pairOf(edge.source, edge.target), edge);
    const seen = new Set<string>();
    for (const { relation: own, between, edge } of derived) {
      if (own !== relation) continue;
      const pair = pairOf(...between);
      const found = expected.get(pair);
      seen.add(pair);
      if (found === undefined)
        yield faultAt(edge, 'import/stray-edge', describeForeignEdge(edge), stray(relation, between));
      // From the other end, values that depend on the direction would be reversed.
      else if (found.source === between[0])
        yield* valueContradictions(edge, found.values, () => describeForeignEdge(edge));
    }
    for (const [pair, { source, target }] of expected)
      if (!seen.has(pair))
        yield faultAt(FILE_START, 'import/lost-edge', 'the file', lost(relation, source, target));
  }
}

const stray = (relation: EdgeRelation, between: readonly [string, string]): string =>
  `The file has ${relation} between ${between.join(' and ')}, which its ${RELATION_DERIVED_FROM[relation]} do not give.`;
const lost = (relation: EdgeRelation, source: string, target: string): string =>
  `Its ${RELATION_DERIVED_FROM[relation]} give ${relation} between ${source} and ${target}, which the file lacks.`;

const pairOf = (a: string, b: string): string => (compareIds(a, b) <= 0 ? `${a} ${b}` : `${b} ${a}`);

/** The part of a board that each relation is derived from. */
export const RELATION_DERIVED_FROM: Readonly<Record<EdgeRelation, string>> = {
  streets: 'streets',
  waterlines: 'waterlines',
  jack: 'streets',
  police: 'streets',
  search: 'streets',
  alley: 'blocks',
  boat: 'blocks',
  hex: 'hexes',
};

/** Whether a board has what a relation is derived from. */
function isDerivable(board: Board, relation: EdgeRelation): boolean {
  if (!isStreetBoard(board)) return true;
  const from = RELATION_DERIVED_FROM[relation];
  return from === 'blocks' ? board.blocks.length > 0 : from !== 'streets' || board.streets.length > 0;
}

/** The relations that the file has edges of and that can be derived from its data. */
export const comparableRelations = (board: Board, derived: readonly DerivedEdge[]): readonly EdgeRelation[] =>
  EDGE_RELATIONS.filter(
    (relation) => derived.some((each) => each.relation === relation) && isDerivable(board, relation),
  );

/** Compares the derived attributes of our own exports: labels, sections, cells, perimeters. */
export function* findAttributeContradictions(
  board: Board,
  { graph, ids }: ImportContext,
): Generator<ImportFault> {
  const { nodes, blocks } = boardGraph(board);
  const derived = new Map<string, AttributeValues>();
  for (const { id, values } of [...nodes(), ...blocks()]) derived.set(id, values);
  for (const entry of [...graph.nodes, ...graph.blocks]) {
    const theirs = String(attributeValue(entry.values, 'id') ?? '');
    const id = ids.get(theirs) ?? theirs;
    if (id !== theirs) yield faultAt(entry, 'import/other-id', quoteText(theirs), otherId(theirs, id));
    yield* valueContradictions(entry, derived.get(id) ?? {}, () => quoteText(theirs));
  }
}

const otherId = (theirs: string, id: string): string =>
  `Its id is ${quoteText(theirs)}, but its values make it ${id}.`;

function* valueContradictions(
  entry: ForeignEntry,
  expected: AttributeValues,
  words: EntryDescriber,
): Generator<ImportFault> {
  for (const [name, value] of Object.entries(expected)) {
    const stated = attributeOrDefault(entry, name);
    if (stated !== undefined && !isSame(stated, value))
      yield faultAt(entry, 'import/other-value', words(), otherValue(name, String(stated), String(value)));
  }
}

/** Booleans may be spelled true, True or TRUE. */
const isSame = (stated: AttributeValue, follows: AttributeValue): boolean =>
  String(stated) === String(follows) ||
  (typeof follows === 'boolean' && String(stated).toLowerCase() === String(follows));

const otherValue = (name: string, stated: string, follows: string): string =>
  `The file has ${name} ${quoteText(stated)}; the rest of it gives ${quoteText(follows)}.`;
