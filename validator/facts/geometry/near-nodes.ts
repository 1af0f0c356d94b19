/** Nodes that are too close to each other, each with its nearest such node. */
import {
  buildPointGrid,
  hasPlaces,
  memoByBoard,
  visitPointsNearSegment,
  type StreetBoard,
} from '../../../model/index.js';
import { CIRCLE, CROSSING, JUNCTION, networkOf } from '../../../model/network/index.js';
import { labelNode, makeMergeNodesFix } from '../../definitions/define-rule.js';
import { medianStreetLength } from './line-course.js';
import { areJoined } from '../streets/lines-of-node.js';

/** Two nodes by index, the smaller first, and their distance. */
export interface NearNodePair {
  readonly a: number;
  readonly b: number;
  readonly distance: number;
}

/**
 * same: at the same place, of any kind. circles: circles whose discs overlap. crossings: a crossing whose square overlaps a circle or another
 * crossing. junctions: a junction under a circle or a crossing. touching: a junction that seems to touch another node and is not joined to it.
 */
const LISTS = ['same', 'circles', 'crossings', 'junctions', 'touching'] as const;
type ListName = (typeof LISTS)[number];

/** Nodes closer than this are at the same place: a gap of a quarter crossing is invisible. */
export const samePlaceDistance = (discs: Discs): number => discs.crossing / 4;

/**
 * Within this distance a line or a junction seems to touch a node of the kind. The narrowest gaps in print are 99 beside a circle and 96 beside
 * a crossing on Whitechapel, 211 and 194 on Whitehall, whose discs are 84, 36, 130 and 70.
 */
export const touchDistance = (kind: number, discs: Discs): number =>
  kind === CIRCLE ? discs.circle + discs.crossing / 3 : 2 * discs.crossing;

/** Nodes closer than this overlap. A junction is a point, which must not lie under a disc. */
export function overlapDistance(kindA: number, kindB: number, discs: Discs): number {
  const radius = (kind: number): number =>
    kind === CIRCLE ? discs.circle : kind === CROSSING ? discs.crossing : 0;
  return kindA === JUNCTION && kindB === JUNCTION ? samePlaceDistance(discs) : radius(kindA) + radius(kindB);
}

/** What issues about two near nodes have in common: the second one is in question, and merging is offered. */
export function describeNearPair(board: StreetBoard, { a, b, distance }: NearNodePair) {
  const [one, other] = [labelNode(board, a), labelNode(board, b)];
  const seen = Math.round(distance);
  const entities = [one.id, other.id];
  return {
    one,
    other,
    seen,
    issue: { entities, pointer: other.pointer, seen, fix: makeMergeNodesFix(one.id, other.id) },
  };
}

export const nearNodes = memoByBoard((board: StreetBoard): Record<ListName, NearNodePair[]> => {
  if (!hasPlaces(board)) return { same: [], circles: [], crossings: [], junctions: [], touching: [] };
  const discs = effectiveDiscSizes(board);
  const { kinds, drawing } = networkOf(board);
  const { xs, ys } = drawing;
  const reach = 2 * Math.max(discs.circle, discs.crossing);
  const nearest = LISTS.map(() => new Int32Array(kinds.length).fill(-1));
  const distances = LISTS.map(() => new Float64Array(kinds.length).fill(Infinity));
  const note = (a: number, b: number, distance: number): void => {
    const name = listOf(kinds[a]!, kinds[b]!, distance, discs);
    if (name === undefined || (name === 'touching' && areJoined(board, a, b))) return;
    const list = LISTS.indexOf(name);
    for (let turn = 0, one = a, other = b; turn < 2; turn++, one = b, other = a) {
      if (distance >= distances[list]![one]!) continue;
      distances[list]![one] = distance;
      nearest[list]![one] = other;
    }
  };
  const firsts = firstsOfPlaces(xs, ys);
  const grid = buildPointGrid(xs, ys, reach);
  for (let a = 0; a < kinds.length; a++) {
    const [x, y] = [xs[a]!, ys[a]!];
    // Nodes at exactly the same place are compared with the first of them only.
    if (firsts[a] !== a) note(firsts[a]!, a, 0);
    else
      visitPointsNearSegment(grid, [x, y, x, y], reach, (b) => {
        if (b <= a || firsts[b] !== b) return;
        const [dx, dy] = [xs[b]! - x, ys[b]! - y];
        const square = dx * dx + dy * dy;
        if (square < reach * reach) note(a, b, Math.sqrt(square));
      });
  }
  const pairs = LISTS.map((name, i) => [name, pairsOf(nearest[i]!, distances[i]!)] as const);
  return Object.fromEntries(pairs) as Record<ListName, NearNodePair[]>;
});

function listOf(kindA: number, kindB: number, distance: number, discs: Discs): ListName | undefined {
  if (distance <= samePlaceDistance(discs)) return 'same';
  const junction = kindA === JUNCTION || kindB === JUNCTION;
  if (distance < overlapDistance(kindA, kindB, discs))
    return junction ? 'junctions' : kindA === CIRCLE && kindB === CIRCLE ? 'circles' : 'crossings';
  const other = kindA === JUNCTION ? kindB : kindA;
  return junction && distance < touchDistance(other, discs) ? 'touching' : undefined;
}

/** For each node the first node at the same coordinates. */
function firstsOfPlaces(xs: Int32Array, ys: Int32Array): Int32Array {
  const firsts = new Int32Array(xs.length);
  const seen = new Map<number, number>();
  for (let i = 0; i < xs.length; i++) {
    // Coordinates lie within a million of zero, so no two places share a key.
    const place = xs[i]! * 4_194_304 + ys[i]!;
    const first = seen.get(place);
    if (first === undefined) seen.set(place, i);
    firsts[i] = first ?? i;
  }
  return firsts;
}

/** Each pair once, in order of its smaller index. */
function pairsOf(nearest: Int32Array, distances: Float64Array): NearNodePair[] {
  const pairs: NearNodePair[] = [];
  for (let a = 0; a < nearest.length; a++) {
    const b = nearest[a]!;
    if (b < 0 || (b < a && nearest[b] === a)) continue;
    pairs.push({ a: Math.min(a, b), b: Math.max(a, b), distance: distances[a]! });
  }
  return pairs.sort((p, q) => p.a - q.a || p.b - q.b);
}

type Discs = StreetBoard['discs'];

/** The share of a median street that a circle and a crossing take: 0.44 on the printed Whitechapel, 0.49 on Whitehall. */
const USUAL = 0.45;

/** The length on which half a circle and half a crossing must fit. */
export const spaceForDiscs = (board: StreetBoard): number =>
  medianStreetLength(board) || board.extent[0] / 20;

/** Whether the discs are so large that the two ends of most streets overlap. */
export const hasOversizedDiscs = (board: StreetBoard): boolean =>
  board.discs.circle + board.discs.crossing > spaceForDiscs(board);

/** The disc sizes used for distances: the board's own, or smaller ones if those are oversized, so that one fault stays one finding. */
export const effectiveDiscSizes = memoByBoard((board: StreetBoard): Discs => {
  const { circle, crossing } = board.discs;
  if (!hasOversizedDiscs(board)) return board.discs;
  const scale = (USUAL * spaceForDiscs(board)) / (circle + crossing);
  return { circle: circle * scale, crossing: crossing * scale };
});
