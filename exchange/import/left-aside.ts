/** What of a foreign graph went nowhere, in sentences. */
import type { Board } from '../../model/board.js';
import { quoted } from '../../model/file/quoted.js';
import {
  BLOCK_ATTRIBUTES,
  HEX_EDGE_ATTRIBUTES,
  HEX_NODE_ATTRIBUTES,
  STREET_EDGE_ATTRIBUTES,
  STREET_NODE_ATTRIBUTES,
} from '../graph/attributes.js';
import { comparableRelations } from './contradictions.js';
import type { ForeignEntry } from './foreign-graph.js';
import type { DerivedEdge } from './lines.js';
import { attributeOf, FIELDS, type FieldName } from './mapping.js';
import { listOfNames, type Workpiece } from './workpiece.js';

/** Whatever the file has and the board has not. */
export const leftAside = (
  board: Board,
  work: Workpiece,
  derived: readonly DerivedEdge[],
): readonly string[] => [...uncompared(board, derived), ...renamed(work), ...leftOut(work), ...unused(work)];

/** Edges that there was nothing to compare with. */
function uncompared(board: Board, derived: readonly DerivedEdge[]): readonly string[] {
  const compared = comparableRelations(board, derived);
  const counts = new Map<string, number>();
  for (const { relation } of derived)
    if (!compared.includes(relation)) counts.set(relation, (counts.get(relation) ?? 0) + 1);
  return Array.from(
    counts,
    ([relation, count]) =>
      `What ${count} edges of ${relation} say: they follow from blocks, and there are none.`,
  );
}

function renamed({ renumbered }: Workpiece): readonly string[] {
  const [first] = renumbered;
  if (first === undefined) return [];
  const [theirs, ours] = first;
  return [
    `The ids of ${renumbered.length} crossings, junctions or blocks: they are numbered anew, ${quoted(theirs)} is now ${ours}.`,
  ];
}

function leftOut({ leftOut: { nodes, edges, blocks } }: Workpiece): readonly string[] {
  return [
    nodes > 0 ? `${nodes} of the nodes: the mapping leaves them out.` : '',
    edges > 0 ? `${edges} of the edges: the mapping leaves them out.` : '',
    blocks > 0
      ? `${blocks} of the areas: they have no walk, and which streets they lie between is not guessed.`
      : '',
  ].filter((sentence) => sentence !== '');
}

/** Attributes that nothing was made of. */
function unused({ graph, mapping }: Workpiece): readonly string[] {
  const names = new Set<string>();
  const look = (entries: readonly ForeignEntry[], fields: readonly FieldName[]): void => {
    const known = new Set([...OWN_NAMES, ...fields.map((name) => attributeOf(mapping, name))]);
    for (const { values } of entries) for (const name in values) if (!known.has(name)) names.add(name);
  };
  look(graph.nodes, NODE_FIELDS);
  look(graph.edges, EDGE_FIELDS);
  look(graph.blocks, BLOCK_FIELDS);
  return names.size === 0
    ? []
    : [`What the file says under ${listOfNames([...names])}: a board has no place for it.`];
}

const EDGE_FIELDS: readonly FieldName[] = ['id', 'source', 'target', 'relation', 'bends'];
const BLOCK_FIELDS: readonly FieldName[] = ['id', 'blockKind', 'walk', 'islands', 'reason'];
const NODE_FIELDS = (Object.keys(FIELDS) as FieldName[]).filter(
  (name) => name === 'id' || (!EDGE_FIELDS.includes(name) && !BLOCK_FIELDS.includes(name)),
);

/** What our own exports say beside the board itself; it follows from the board. */
const OWN_NAMES = [
  ...[
    STREET_NODE_ATTRIBUTES,
    HEX_NODE_ATTRIBUTES,
    STREET_EDGE_ATTRIBUTES,
    HEX_EDGE_ATTRIBUTES,
    BLOCK_ATTRIBUTES,
  ].flatMap((list) => list.map(({ name }) => name)),
  ...['id', 'key', 'directed', 'feature', 'viz.x', 'viz.y'],
];
