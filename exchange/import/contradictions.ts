/** Where a file says what its own streets, blocks and hexes do not bear out. */
import type { Board } from '../../model/board.js';
import { compareIds, isStreetBoard } from '../../model/board.js';
import { quoted } from '../../model/file/quoted.js';
import type { Value, Values } from '../graph/attributes.js';
import { boardGraph, type GraphEdge } from '../graph/board-graph.js';
import { EDGE_RELATIONS, type EdgeRelation } from '../graph/edge-relations.js';
import type { Fault } from './fault.js';
import { START, valueIn, valueOf, type ForeignEntry, type Spot } from './foreign-graph.js';
import { wordsOfEdge, type DerivedEdge } from './lines.js';
import type { Words } from './set-value.js';
import type { Workpiece } from './workpiece.js';

/** The edges of the file that follow from its lines, compared with what does follow. */
export function* edgeContradictions(board: Board, derived: readonly DerivedEdge[]): Generator<Fault> {
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
      if (found === undefined) yield doubt(edge, 'stray-edge', wordsOfEdge(edge), stray(relation, between));
      // Said from the other end, the words along the way stand in the other order.
      else if (found.source === between[0])
        yield* valueContradictions(edge, found.values, () => wordsOfEdge(edge));
    }
    for (const [pair, { source, target }] of expected)
      if (!seen.has(pair)) yield doubt(START, 'lost-edge', 'the file', lost(relation, source, target));
  }
}

const stray = (relation: EdgeRelation, between: readonly [string, string]): string =>
  `The file has ${relation} between ${between.join(' and ')}, which does not follow from its ${SOURCES[relation]}.`;
const lost = (relation: EdgeRelation, source: string, target: string): string =>
  `From its ${SOURCES[relation]} follows ${relation} between ${source} and ${target}, which the file does not have.`;

const pairOf = (a: string, b: string): string => (compareIds(a, b) <= 0 ? `${a} ${b}` : `${b} ${a}`);

/** What each relation follows from. */
export const SOURCES: Readonly<Record<EdgeRelation, string>> = {
  streets: 'streets',
  waterlines: 'waterlines',
  jack: 'streets',
  police: 'streets',
  search: 'streets',
  alley: 'blocks',
  boat: 'blocks',
  hex: 'hexes',
};

/** Those that the file has edges of, and that can follow from what it has. */
export const comparableRelations = (board: Board, derived: readonly DerivedEdge[]): readonly EdgeRelation[] =>
  EDGE_RELATIONS.filter(
    (relation) =>
      derived.some((each) => each.relation === relation) &&
      (SOURCES[relation] !== 'blocks' || (isStreetBoard(board) && board.blocks.length > 0)),
  );

/** What a file of our own says of nodes and blocks beside the board itself: labels, sections, cells, perimeters. */
export function* ownContradictions(board: Board, { graph, ids }: Workpiece): Generator<Fault> {
  const { nodes, blocks } = boardGraph(board);
  const derived = new Map<string, Values>();
  for (const { id, values } of [...nodes(), ...blocks()]) derived.set(id, values);
  for (const entry of [...graph.nodes, ...graph.blocks]) {
    const theirs = String(valueOf(entry.values, 'id') ?? '');
    const id = ids.get(theirs) ?? theirs;
    if (id !== theirs)
      yield doubt(
        entry,
        'other-id',
        quoted(theirs),
        `It is called ${quoted(theirs)}, but what it says makes it ${id}.`,
      );
    yield* valueContradictions(entry, derived.get(id) ?? {}, () => quoted(theirs));
  }
}

function* valueContradictions(entry: ForeignEntry, expected: Values, words: Words): Generator<Fault> {
  for (const [name, value] of Object.entries(expected)) {
    const said = valueIn(entry, name);
    if (said !== undefined && !isSame(said, value))
      yield doubt(entry, 'other-value', words(), otherValue(name, String(said), String(value)));
  }
}

/** Truth has many spellings: true, True, TRUE. */
const isSame = (said: Value, follows: Value): boolean =>
  String(said) === String(follows) ||
  (typeof follows === 'boolean' && String(said).toLowerCase() === String(follows));

const otherValue = (name: string, said: string, follows: string): string =>
  `The file says ${name} ${quoted(said)}; from the rest follows ${quoted(follows)}.`;

const doubt = ({ file, offset }: Spot, code: string, words: string, message: string): Fault => ({
  file,
  offset,
  code: `import/${code}`,
  words,
  message,
});
