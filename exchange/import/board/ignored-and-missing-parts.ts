/** Describes what an import ignored, and what the imported board lacks. */
import {
  type Board,
  hasPlaces,
  type HexBoard,
  isStreetBoard,
  type NodeKind,
  quoteText,
  type StreetBoard,
} from '../../../model/index.js';
import type { AttributeValues } from '../../graph/attributes.js';
import type { EdgeRelation } from '../../graph/graph-elements.js';
import { comparableRelations, RELATION_DERIVED_FROM } from './contradictions.js';
import { attributeValue, type ForeignEntry } from '../foreign/foreign-graph.js';
import type { DerivedEdge } from './build-lines.js';
import { attributeForField, readMappedValue, type FieldName } from '../mapping/mapping.js';
import { readBoardFact } from './board-header.js';
import { quoteAttributeNames, type ImportContext } from './import-context.js';

/** Everything in the file that the board does not have, as sentences. */
export const describeIgnoredFields = (
  board: Board,
  work: ImportContext,
  derived: readonly DerivedEdge[],
): readonly string[] => [
  ...uncompared(board, derived, work),
  ...renamed(work),
  ...leftOut(work),
  ...unused(board, work),
];

/** Derived edges that could not be compared. */
function uncompared(
  board: Board,
  derived: readonly DerivedEdge[],
  { graph }: ImportContext,
): readonly string[] {
  const compared = comparableRelations(board, derived);
  const isOwn = attributeValue(graph.values, 'digest') !== undefined;
  const counts = new Map<EdgeRelation, number>();
  for (const { relation } of derived)
    if (!compared.includes(relation)) counts.set(relation, (counts.get(relation) ?? 0) + 1);
  return Array.from(
    counts,
    ([relation, count]) =>
      `${count} edges of ${relation}: they follow from ${RELATION_DERIVED_FROM[relation]}, and there are none to compare them with.${isOwn ? '' : ' They are kept as they are stated, for "lamplighter reconcile" and "diff".'}`,
  );
}

function renamed({ renumbered }: ImportContext): readonly string[] {
  const [first] = renumbered;
  if (first === undefined) return [];
  const [theirs, ours] = first;
  return [
    `The ids of ${renumbered.length} crossings, junctions or blocks: they are renumbered, ${quoteText(theirs)} is now ${ours}.`,
  ];
}

const leftOut = ({ leftOut: { nodes, edges, waysBack, blocks } }: ImportContext): readonly string[] =>
  those([
    [nodes > 0, `${nodes} of the nodes: the mapping leaves them out.`],
    [edges > 0, `${edges} of the edges: the mapping leaves them out.`],
    [
      waysBack > 0,
      `${waysBack} of the edges: the file is directed, and they run back along a line that is already there.`,
    ],
    [blocks > 0, `${blocks} of the areas: they have no walk, and it cannot be derived from their shapes.`],
  ]);

/** Attributes that were not used. */
function unused(board: Board, { graph, mapping }: ImportContext): readonly string[] {
  const derived = attributeValue(graph.values, 'digest') === undefined ? OF_FORMATS : OWN_DERIVED;
  const known = new Map(
    Object.entries(READ).map(([kind, fields]) => [
      kind,
      new Set([...derived, ...fields.map((name) => attributeForField(mapping, name))]),
    ]),
  );
  const names = new Set<string>();
  /** The kinds of entries that use each set of defaults: a default is used if one of them reads it. */
  const readers = new Map<AttributeValues, Set<string>>();
  const look = (kind: string, { values, presets }: ForeignEntry): void => {
    for (const name in values) if (!known.get(kind)!.has(name)) names.add(name);
    if (presets) readers.set(presets, (readers.get(presets) ?? new Set()).add(kind));
  };
  for (const node of graph.nodes) {
    const kind = readMappedValue(mapping, node, 'kind');
    // Nodes that the mapping leaves out are reported as a whole.
    if (kind !== null) look(isStreetBoard(board) ? String(kind) : 'hex', node);
  }
  for (const edge of graph.edges) look('edge', edge);
  for (const block of graph.blocks) look('block', block);
  for (const [presets, kinds] of readers)
    for (const name in presets) if (![...kinds].some((kind) => known.get(kind)!.has(name))) names.add(name);
  return names.size === 0
    ? []
    : [`The attributes ${quoteAttributeNames([...names])}: a board has no such fields.`];
}

/** The fields that are read of each kind of entry. The name of a circle, for example, is not. */
const READ: Readonly<Record<NodeKind | 'hex' | 'edge' | 'block', readonly FieldName[]>> = {
  circle: ['id', 'kind', 'number', 'x', 'y', 'colour', 'sector'],
  crossing: ['id', 'kind', 'x', 'y', 'border', 'name', 'sector'],
  junction: ['id', 'kind', 'x', 'y'],
  hex: ['id', 'kind', 'q', 'r', 'exits', 'character', 'lamp', 'covered'],
  edge: ['id', 'source', 'target', 'relation', 'bends'],
  block: ['id', 'blockKind', 'walk', 'islands', 'reason'],
};

/** Properties of the formats themselves. */
const OF_FORMATS = ['id', 'key', 'directed'];

/** Derived attributes of our own exports, which are compared with the board. */
const OWN_DERIVED = [
  ...OF_FORMATS,
  ...['label', 'section', 'cell', 'x', 'y', 'walkable', 'routes', 'blocks', 'direction', 'perimeter'],
  ...['feature', 'viz.x', 'viz.y'],
];

/** Everything that a finished board has and this one lacks, as sentences. */
export const describeMissingParts = (board: Board, work: ImportContext): readonly string[] => [
  ...(isStreetBoard(board) ? missingStreets(board, work) : missingHexes(board)),
  ...those([
    [true, 'Expected counts and printed facts ("expect", "witnesses"): without them mistakes are not found.'],
    [true, 'Who traced and who reviewed the board.'],
    [isUnsaid(work, 'licence') || isUnsaid(work, 'rights'), 'The licence or the rights: "not stated" is written.'],
    [isUnsaid(work, 'version'), 'The version: 0.0.0 is written.'],
  ]),
]; // prettier-ignore

const those = (sentences: readonly (readonly [boolean, string])[]): readonly string[] =>
  sentences.filter(([holds]) => holds).map(([, sentence]) => sentence);

const isUnsaid = (work: ImportContext, name: 'licence' | 'rights' | 'version'): boolean =>
  readBoardFact(work, name) === undefined;

const missingStreets = (board: StreetBoard, { unstated: { colours } }: ImportContext): readonly string[] => {
  const { game, circles, crossings, streets, blocks, grid } = board;
  return those([
    [!hasPlaces(board), 'Positions: the board has no places. Drawings compute a layout.'],
    [colours > 0, `The colours of ${colours} circles: white is written, because a colour is required. Comparisons ignore the colours of a board whose circles all have the same.`],
    [circles.length === 0, 'Circles.'],
    [crossings.length === 0, 'Crossings.'],
    [streets.length === 0, 'Streets.'],
    [blocks.length === 0, `Blocks, and with them alleys and boats.${streets.length > 0 && hasPlaces(board) ? ' "lamplighter relations <board> faces" lists the areas to declare.' : ''}`],
    [grid === undefined, 'The printed grid.'],
    [game === 'lfw', 'The tracks: moves and nights. Where the four letters apply.'],
    [game === 'wm', 'The tracks: moves, rounds and tiles.'],
  ]);
}; // prettier-ignore

function missingHexes({ hexes, exits, setup }: HexBoard): readonly string[] {
  return those([
    [hexes.length === 0, 'Hexes.'],
    [exits.length === 0, 'Exits.'],
    [setup === undefined, 'The starting position.'],
    [setup !== undefined && setup.watsonFaces === undefined, 'The direction Watson faces ("watsonFaces" of "board" in the mapping).'],
    [true, 'The round track.'],
  ]); // prettier-ignore
}
