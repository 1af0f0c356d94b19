/** The network of a street board: its nodes and lines by index in typed arrays. */
import { compareIds, idOfCircle, idsOfLines, type Line, type StreetBoard } from '../board/board.js';
import type { LineDrawing } from './line-drawing.js';
import { hasPlaces } from '../board/places.js';
import { memoByBoard, memoByTopology } from '../board/memo-by-board.js';
import type { LineId, NodeId } from '../board/vocabulary.js';
import { adjacencyOfEdges, type Adjacency } from './adjacency.js';

/** The number of the node kind circle; the numbers are in the order of `NODE_KINDS`. */
export const CIRCLE = 0;
export const CROSSING = 1;
export const JUNCTION = 2;

/** A street board's nodes and lines by index: circles first, then crossings, then junctions, each in order of number. */
export interface Network {
  readonly ids: readonly NodeId[];
  readonly indexOfId: ReadonlyMap<string, number>;
  readonly kinds: Uint8Array;
  readonly circleCount: number;
  readonly crossingCount: number;
  /** All lines, streets before waterlines; those with an end that does not exist are left out. */
  readonly lineIds: readonly LineId[];
  readonly streetCount: number;
  readonly drawing: LineDrawing;
  /** Along streets only; waterlines are not walked. */
  readonly streets: Adjacency;
}

/** The network of a board. Of nodes with the same id the first counts; the validator reports the others. */
export const networkOf = memoByBoard((board: StreetBoard): Network => {
  const { places, lines, ...plan } = planOf(board);
  const nodes = [...board.circles, ...board.crossings, ...board.junctions];
  if (!hasPlaces(board)) return { ...plan, drawing: drawingWithoutPlaces(lines) };
  const [xs, ys] = [new Int32Array(places.length), new Int32Array(places.length)];
  for (let i = 0; i < places.length; i++) [xs[i], ys[i]] = nodes[places[i]!]!.at;
  return { ...plan, drawing: { ...lines, xs, ys } };
});

/** The lines of a board without places. Reading a place is a bug of the caller, who did not ask `hasPlaces`. */
const drawingWithoutPlaces = (lines: Plan['lines']): LineDrawing => ({
  ...lines,
  get xs(): never {
    throw new Error('The board has no places.');
  },
  get ys(): never {
    throw new Error('The board has no places.');
  },
});

/** The network without the positions of its nodes. */
interface Plan extends Omit<Network, 'drawing'> {
  /** For each node of the network its index among the board's circles, crossings and junctions. */
  readonly places: Int32Array;
  readonly lines: Omit<LineDrawing, 'xs' | 'ys'>;
}

const planOf = memoByTopology((board: StreetBoard): Plan => {
  const nodes = [
    ...board.circles.map((each) => ({ id: idOfCircle(each), kind: CIRCLE })),
    ...board.crossings.map((each) => ({ id: each.id, kind: CROSSING })),
    ...board.junctions.map((each) => ({ id: each.id, kind: JUNCTION })),
  ]
    .map((node, place) => ({ ...node, place }))
    .sort((a, b) => compareIds(a.id, b.id));
  const indexOfId = new Map<string, number>();
  const unique = nodes.filter(({ id }) => !indexOfId.has(id) && indexOfId.set(id, indexOfId.size));

  const streets = placed(board.streets, indexOfId);
  const waterlines = placed(board.waterlines, indexOfId);
  const lines = linesOf([...streets, ...waterlines], indexOfId);
  const end = streets.length;
  return {
    ids: unique.map(({ id }) => id),
    indexOfId,
    kinds: Uint8Array.from(unique, ({ kind }) => kind),
    circleCount: unique.filter(({ kind }) => kind === CIRCLE).length,
    crossingCount: unique.filter(({ kind }) => kind === CROSSING).length,
    lineIds: [...idsOfLines(streets), ...idsOfLines(waterlines)],
    streetCount: end,
    streets: adjacencyOfEdges(unique.length, lines.from.subarray(0, end), lines.to.subarray(0, end)),
    places: Int32Array.from(unique, ({ place }) => place),
    lines,
  };
});

const placed = (lines: readonly Line[], indexOfId: ReadonlyMap<string, number>): Line[] =>
  lines.filter(({ between }) => indexOfId.has(between[0]) && indexOfId.has(between[1]));

function linesOf(lines: readonly Line[], indexOfId: ReadonlyMap<string, number>): Plan['lines'] {
  const bendStarts = new Int32Array(lines.length + 1);
  for (const [i, { bends }] of lines.entries()) bendStarts[i + 1] = bendStarts[i]! + (bends?.length ?? 0);
  const bends = lines.flatMap((line) => line.bends ?? []);
  return {
    from: Int32Array.from(lines, ({ between }) => indexOfId.get(between[0])!),
    to: Int32Array.from(lines, ({ between }) => indexOfId.get(between[1])!),
    bendStarts,
    bendXs: Int32Array.from(bends, ([x]) => x),
    bendYs: Int32Array.from(bends, ([, y]) => y),
  };
}
