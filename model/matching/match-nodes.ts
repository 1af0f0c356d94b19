/** Matches the nodes of two boards: by id where it stayed, by position where the id changed; without places by structure. */
import type { Point, StreetBoard } from '../board/board.js';
import { connectedParts } from '../board/breadth-first.js';
import { kindOfNode, nodesById, type NodeWithId } from '../board/nodes-by-id.js';
import { hasPlaces } from '../board/places.js';
import { matchByAuthor } from './match-by-author.js';
import { matchByStructure } from './match-by-structure.js';
import { buildPointGrid, visitPointsNearSegment } from '../geometry/spatial-grid.js';

interface Placed {
  readonly at: Point;
}

/** Cells hold a handful. Hundreds in one cell lie on one another, and their places do not tell them apart. */
const MOST_PER_CELL = 64;

/**
 * The pairs of which each is the other's nearest, no farther apart than `reach`. Of equally near ones the first counts, so lists
 * must be in order. Linear in the number of things.
 */
export function mutuallyNearestPairs<T extends Placed>(
  ones: readonly T[],
  others: readonly T[],
  reach: number,
): readonly (readonly [T, T])[] {
  if (ones.length === 0 || others.length === 0) return [];
  const nearestOther = nearestIn(others, reach);
  const nearestOne = nearestIn(ones, reach);
  return ones.flatMap((one) => {
    const other = nearestOther(one.at);
    return other !== undefined && nearestOne(other.at) === one ? [[one, other] as const] : [];
  });
}

function nearestIn<T extends Placed>(things: readonly T[], reach: number): (at: Point) => T | undefined {
  const xs = Float64Array.from(things, ({ at }) => at[0]);
  const ys = Float64Array.from(things, ({ at }) => at[1]);
  const grid = buildPointGrid(xs, ys, reach);
  return ([x, y]) => {
    let [nearest, least] = [-1, Infinity];
    const visit = (point: number): void => {
      const distance = Math.hypot(xs[point]! - x, ys[point]! - y);
      if (distance > reach || distance > least || (distance === least && point > nearest)) return;
      [nearest, least] = [point, distance];
    };
    visitPointsNearSegment(grid, [x, y, x, y], reach, visit, MOST_PER_CELL);
    return things[nearest];
  };
}

export interface NodeMatching {
  /** For nodes of the first board, the id of the same node in the second. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The same for nodes whose kind changed, such as a junction that became a crossing. */
  readonly became: ReadonlyMap<string, string>;
  /** Those of `renamed` that the author of both boards gives one id. */
  readonly byAuthor: ReadonlyMap<string, string>;
}

/** How many radii away a node may lie to match under another id. */
const NEAR = 3;

/**
 * Matches two sorted boards. A node with the same author's id is the same. A node that keeps its id and overlaps its old position is the same. For the others id and
 * position may contradict each other, as when two numbers were swapped: then the reading that keeps more streets wins, and
 * of equals the one by id. If one of the boards has no places, nodes are matched by structure.
 */
export function matchNodes(before: StreetBoard, after: StreetBoard): NodeMatching {
  const byAuthor = matchByAuthor(before, after);
  if (!hasPlaces(before) || !hasPlaces(after))
    return { renamed: matchByStructure(before, after, neighboursOf), became: new Map(), byAuthor };
  const [{ nodes: olds }, { nodes: news }] = [nodesById(before), nodesById(after)];
  const reachOf = ({ id }: NodeWithId): number =>
    id.startsWith('c')
      ? Math.max(before.discs.circle, after.discs.circle)
      : Math.max(before.discs.crossing, after.discs.crossing);
  const certain = new Map<string, string>(byAuthor);
  const found = new Set<string>(byAuthor.values());
  for (const [id, old] of olds) {
    const now = certain.has(id) || found.has(id) ? undefined : news.get(id);
    if (now && Math.hypot(now.at[0] - old.at[0], now.at[1] - old.at[1]) <= reachOf(old)) {
      certain.set(id, id);
      found.add(id);
    }
  }
  const leftBefore = [...olds.values()].filter(({ id }) => !certain.has(id));
  const leftAfter = [...news.values()].filter(({ id }) => !found.has(id));
  const byPlace = new Map<string, string>();
  for (const kind of ['circle', 'crossing', 'junction']) {
    const ofKind = ({ id }: NodeWithId): boolean => kindOfNode(id) === kind;
    const [ones, others] = [leftBefore.filter(ofKind), leftAfter.filter(ofKind)];
    for (const [one, other] of mutuallyNearestPairs(ones, others, NEAR * (ones[0] ? reachOf(ones[0]) : 0)))
      byPlace.set(one.id, other.id);
  }
  const renamed = new Map([...certain, ...settled(before, after, certain, byPlace, leftBefore, new Map(leftAfter.map((node) => [node.id, node])))]); // prettier-ignore
  const taken = new Set(renamed.values());
  const became = mutuallyNearestPairs(
    leftBefore.filter(({ id }) => !renamed.has(id)),
    leftAfter.filter(({ id }) => !taken.has(id)),
    Math.max(before.discs.crossing, after.discs.crossing),
  );
  return { renamed, became: new Map(became.map(([one, other]) => [one.id, other.id])), byAuthor };
}

/** Matches the remaining nodes by id or by position, with one decision for each group of nodes that depend on each other. */
function settled(
  before: StreetBoard,
  after: StreetBoard,
  certain: ReadonlyMap<string, string>,
  byPlace: ReadonlyMap<string, string>,
  left: readonly NodeWithId[],
  news: ReadonlyMap<string, NodeWithId>,
): Map<string, string> {
  const byId = new Map<string, string>(left.flatMap(({ id }) => (news.has(id) ? [[id, id] as const] : [])));
  const placeOf = new Map<string, string>([...byPlace].map(([old, now]) => [now, old]));
  const streets = lazily(() => [neighboursOf(before), neighboursOf(after)] as const);
  const keptBy = (reading: ReadonlyMap<string, string>, group: readonly string[]): number => {
    const [olds, nows] = streets();
    const nameOf = (id: string): string | undefined => reading.get(id) ?? certain.get(id);
    let kept = 0;
    for (const id of group)
      for (const neighbour of olds.get(id) ?? []) {
        const [one, other] = [nameOf(id), nameOf(neighbour)];
        if (one !== undefined && other !== undefined && nows.get(one)?.has(other)) kept++;
      }
    return kept;
  };
  /** The node at the place where this id is now, and the node with the id that is at its place now. */
  const rivalsOf = (id: string): readonly string[] => {
    const [there, here] = [byId.has(id) ? placeOf.get(id) : undefined, byPlace.get(id)];
    return [there, here !== undefined && byId.has(here) ? here : undefined].filter(
      (each) => each !== undefined,
    );
  };
  const result = new Map<string, string>();
  for (const group of connectedParts<string>(
    left.map(({ id }) => id),
    rivalsOf,
  )) {
    const isContested = group.some((id) => byPlace.has(id)) && group.some((id) => byId.has(id));
    const reading = isContested && keptBy(byPlace, group) <= keptBy(byId, group) ? byId : byPlace;
    for (const id of group) {
      const now = reading.get(id) ?? (isContested ? undefined : byId.get(id));
      if (now !== undefined) result.set(id, now);
    }
  }
  return fillIn(result, byId, byPlace);
}

/** Adds matches of the other reading for nodes that the chosen one leaves open, if the match is not taken. */
function fillIn(
  result: Map<string, string>,
  byId: ReadonlyMap<string, string>,
  byPlace: ReadonlyMap<string, string>,
): Map<string, string> {
  const taken = new Set(result.values());
  for (const other of [byId, byPlace])
    for (const [id, now] of other)
      if (!result.has(id) && !taken.has(now)) {
        result.set(id, now);
        taken.add(now);
      }
  return result;
}

function neighboursOf({ streets, waterlines }: StreetBoard): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    const known = neighbours.get(from);
    if (known) known.add(to);
    else neighbours.set(from, new Set([to]));
  };
  for (const {
    between: [a, b],
  } of [...streets, ...waterlines]) {
    add(a, b);
    add(b, a);
  }
  return neighbours;
}

function lazily<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}
