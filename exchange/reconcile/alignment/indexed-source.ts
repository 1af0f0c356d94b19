/** The boards by index, with the kinds of data each has: a source without crossings has no vote on them. */
import {
  hasPlaces,
  type NodeWithId,
  nodesById,
  type StreetBoard,
  boardForExport,
  statedRelations,
  type StatedPairs,
  type StatedRelation,
} from '../../../model/index.js';
import {
  type Adjacency,
  CIRCLE,
  JUNCTION,
  neighboursIn,
  type Network,
  networkOf,
} from '../../../model/network/index.js';
import { touchingNodes } from './touching-nodes.js';

/** The kinds of data that a source may lack completely. */
export const OPTIONAL_SOURCE_DATA = [
  'places',
  'crossings',
  'junctions',
  'streets',
  'waterlines',
  'blocks',
  'colours',
  'borders',
  'sections',
] as const;
type Knowable = (typeof OPTIONAL_SOURCE_DATA)[number];

/** One of the street boards, with its nodes by index and what it knows. */
export interface IndexedSource {
  readonly index: number;
  readonly board: StreetBoard;
  /** By id; the first of several with the same id. */
  readonly nodes: ReadonlyMap<string, NodeWithId>;
  readonly network: Network;
  readonly touch: Adjacency;
  /** The relations that it lists. */
  readonly states: ReadonlyMap<StatedRelation['relation'], StatedPairs>;
  readonly knows: ReadonlySet<Knowable>;
  /** Whether a node has a position that no other node has. A shared position does not identify a node. */
  readonly isPlaced: (node: number) => boolean;
  /** Whether a node can be matched: without crossings only circles, because lines then have another meaning. */
  readonly isSeen: (node: number) => boolean;
  /** Whether an unmatched crossing is another one. Without places and streets it may be any that is not recognised. */
  readonly canTellCrossings: boolean;
  /** Whether a circle that it lacks is missing. Lists of alleys and boats need not mention a circle that has none. */
  readonly canTellCircles: boolean;
  /** Of a source that has a part of the board: how many circles the whole has. It has no vote on the nodes that it lacks. */
  readonly partOf?: number;
  /** Colours and borders that others use and it never does: it has no vote where others have them. */
  readonly missingValues: MissingValues;
  /** Duplicate ids; only the first node is used. */
  readonly doubled: readonly string[];
}

interface MissingValues {
  readonly colours: ReadonlySet<string>;
  readonly borders: ReadonlySet<string>;
}

/** Indexes the boards that are reconciled. */
export function indexSources(boards: readonly StreetBoard[]): readonly IndexedSource[] {
  const sorted = boards.map(boardForExport);
  const has = sorted.map(kindsIn);
  const missing = sorted.map((_, index) => missingValuesOf(sorted, index));
  return sorted.map((board, index) => {
    const network = networkOf(board);
    // What no source has is not missing: Whitehall has no junctions.
    const knows = new Set(
      OPTIONAL_SOURCE_DATA.filter((kind) => has[index]!.has(kind) || !has.some((each) => each.has(kind))),
    );
    const placed = placedNodes(board);
    const states = statedRelations(board);
    const { nodes, others } = nodesById(board);
    return {
      index,
      board,
      nodes,
      network,
      touch: touchingNodes(board),
      states,
      knows,
      isPlaced: (node) => placed[node] === 1,
      isSeen: (node) => network.kinds[node] === CIRCLE || knows.has('crossings'),
      ...partOf(sorted, index),
      missingValues: missing[index]!,
      canTellCrossings: knows.has('places') || knows.has('streets'),
      canTellCircles:
        ['places', 'streets', 'blocks'].some((kind) => has[index]!.has(kind as Knowable)) ||
        !(states.has('alley') || states.has('boat')) ||
        states.has('jack'),
      doubled: [...new Set(others.map(({ id }) => id))],
    };
  });
}

/** Printed boards have ten times as many circles and crossings, in several colours. */
const A_WHOLE_BOARD = 20;

/** A source with fewer than four of five circles is a part of the board. */
function partOf(boards: readonly StreetBoard[], index: number): Pick<IndexedSource, 'partOf'> {
  const counts = boards.map(({ circles }) => new Set(circles.map(({ number }) => number)).size);
  const most = Math.max(...counts);
  return most >= A_WHOLE_BOARD && 5 * counts[index]! < 4 * most ? { partOf: most } : {};
}

/** Others must use a value this often before it counts as unknown to a source: one wrong colour is a mistake. */
const FEWEST_USES = 3;

/** The colours that the printed boards of a game have beside white. */
const MARKED_COLOURS = { lfw: ['red'], wm: ['black', 'blue'] } as const;

function missingValuesOf(boards: readonly StreetBoard[], index: number): MissingValues {
  const { game, circles, crossings } = boards[index]!;
  const colours = circles.map(({ colour }) => colour);
  const borders = crossings.map(({ border }) => border);
  return {
    colours: valuesOfOthersOnly(colours, boards.flatMap((board) => board.circles.map(({ colour }) => colour)), MARKED_COLOURS[game]), // prettier-ignore
    borders: valuesOfOthersOnly(borders, boards.flatMap((board) => board.crossings.map(({ border }) => border)), ['yellow']), // prettier-ignore
  };
}

/** Without any of the values a whole board has no vote on them at all. */
function valuesOfOthersOnly(
  own: readonly (string | undefined)[],
  all: readonly (string | undefined)[],
  values: readonly string[],
): ReadonlySet<string> {
  if (own.length < A_WHOLE_BOARD || new Set(own).size < 2) return NONE;
  const uses = (value: string): number => all.filter((each) => each === value).length;
  return new Set(values.filter((value) => !own.includes(value) && uses(value) >= FEWEST_USES));
}

const NONE: ReadonlySet<string> = new Set();

function kindsIn(board: StreetBoard): ReadonlySet<Knowable> {
  const there: Record<Knowable, boolean> = {
    places: placedNodes(board).some((placed) => placed === 1),
    crossings: board.crossings.length > 0,
    junctions: board.junctions.length > 0,
    streets: board.streets.length > 0,
    waterlines: board.waterlines.length > 0,
    blocks: board.blocks.length > 0,
    // Colours are required in the file; one colour for all means unknown, except on a small board.
    colours:
      board.circles.length < A_WHOLE_BOARD || new Set(board.circles.map(({ colour }) => colour)).size > 1,
    borders:
      board.crossings.length < A_WHOLE_BOARD || board.crossings.some(({ border }) => border !== undefined),
    sections:
      board.grid !== undefined ||
      [...board.circles, ...board.crossings].some(({ sector }) => sector !== undefined),
  };
  return new Set(OPTIONAL_SOURCE_DATA.filter((kind) => there[kind]));
}

function placedNodes(board: StreetBoard): Uint8Array {
  const { drawing, kinds } = networkOf(board);
  if (!hasPlaces(board)) return new Uint8Array(kinds.length);
  const { xs, ys } = drawing;
  const count = new Map<string, number>();
  const keys = Array.from(kinds, (_, i) => `${xs[i]} ${ys[i]}`);
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return Uint8Array.from(keys, (key) => (count.get(key) === 1 ? 1 : 0));
}

/** The neighbours of a node in one source: touching nodes, or for a junction the ends of its streets. */
export function neighboursInSource(
  { network: { kinds, streets }, touch }: IndexedSource,
  node: number,
): Int32Array {
  return neighboursIn(kinds[node] === JUNCTION ? streets : touch, node);
}
