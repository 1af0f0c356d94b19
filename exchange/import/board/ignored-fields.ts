/** What of a foreign graph went nowhere, in sentences. */
import { isStreetBoard, type Board } from '../../model/board.js';
import { quoted } from '../../model/file/quoted.js';
import type { NodeKind } from '../../model/vocabulary.js';
import type { Values } from '../graph/attributes.js';
import { comparableRelations } from './contradictions.js';
import { valueOf, type ForeignEntry } from './foreign-graph.js';
import type { DerivedEdge } from './lines.js';
import { attributeOf, fieldOf, type FieldName } from './mapping.js';
import { listOfNames, type Workpiece } from './workpiece.js';

/** Whatever the file has and the board has not. */
export const leftAside = (
  board: Board,
  work: Workpiece,
  derived: readonly DerivedEdge[],
): readonly string[] => [
  ...uncompared(board, derived),
  ...renamed(work),
  ...leftOut(work),
  ...unused(board, work),
];

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

function leftOut({ leftOut: { nodes, edges, waysBack, blocks } }: Workpiece): readonly string[] {
  return [
    nodes > 0 ? `${nodes} of the nodes: the mapping leaves them out.` : '',
    edges > 0 ? `${edges} of the edges: the mapping leaves them out.` : '',
    waysBack > 0
      ? `${waysBack} of the edges: the file is directed, and they run back along a line that is there already.`
      : '',
    blocks > 0
      ? `${blocks} of the areas: they have no walk, and which streets they lie between is not guessed.`
      : '',
  ].filter((sentence) => sentence !== '');
}

/** Attributes that nothing was made of. */
function unused(board: Board, { graph, mapping }: Workpiece): readonly string[] {
  const derived = valueOf(graph.values, 'digest') === undefined ? OF_FORMATS : OWN_DERIVED;
  const known = new Map(
    Object.entries(READ).map(([kind, fields]) => [
      kind,
      new Set([...derived, ...fields.map((name) => attributeOf(mapping, name))]),
    ]),
  );
  const names = new Set<string>();
  /** Those that read each set of presets: something is made of a preset if one of them knows its name. */
  const readers = new Map<Values, Set<string>>();
  const look = (kind: string, { values, presets }: ForeignEntry): void => {
    for (const name in values) if (!known.get(kind)!.has(name)) names.add(name);
    if (presets) readers.set(presets, (readers.get(presets) ?? new Set()).add(kind));
  };
  for (const node of graph.nodes) {
    const kind = fieldOf(mapping, node, 'kind');
    // What the mapping leaves out is told as a whole.
    if (kind !== null) look(isStreetBoard(board) ? String(kind) : 'hex', node);
  }
  for (const edge of graph.edges) look('edge', edge);
  for (const block of graph.blocks) look('block', block);
  for (const [presets, kinds] of readers)
    for (const name in presets) if (![...kinds].some((kind) => known.get(kind)!.has(name))) names.add(name);
  return names.size === 0
    ? []
    : [`What the file says under ${listOfNames([...names])}: a board has no place for it.`];
}

/** What is read of each kind of thing. The name of a circle, say, goes nowhere. */
const READ: Readonly<Record<NodeKind | 'hex' | 'edge' | 'block', readonly FieldName[]>> = {
  circle: ['id', 'kind', 'number', 'x', 'y', 'colour', 'sector'],
  crossing: ['id', 'kind', 'x', 'y', 'border', 'name', 'sector'],
  junction: ['id', 'kind', 'x', 'y'],
  hex: ['id', 'kind', 'q', 'r', 'exits', 'character', 'lamp', 'covered'],
  edge: ['id', 'source', 'target', 'relation', 'bends'],
  block: ['id', 'blockKind', 'walk', 'islands', 'reason'],
};

/** What formats say of themselves: which of several edges it is, and whether it runs one way. */
const OF_FORMATS = ['id', 'key', 'directed'];

/** What our own exports say beside the board itself; it follows from the board, and is compared with it. */
const OWN_DERIVED = [
  ...OF_FORMATS,
  ...['label', 'section', 'cell', 'x', 'y', 'walkable', 'routes', 'blocks', 'direction', 'perimeter'],
  ...['feature', 'viz.x', 'viz.y'],
];
