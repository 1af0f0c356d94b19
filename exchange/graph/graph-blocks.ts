/** Blocks for export: their attributes, their shapes, and which of them a pair of circles shares. */
import {
  addToGroup,
  type Block,
  circlesOnPerimeter,
  hasPlaces,
  type Line,
  nodesById,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import type { AttributeValues } from './attributes.js';
import type { GraphBlock } from './graph-elements.js';

/** The blocks that a relation uses, or all of them. */
export function* graphBlocks(board: StreetBoard, relation?: string): Generator<GraphBlock> {
  const kind = relation === undefined ? undefined : KINDS[relation];
  if (relation !== undefined && kind === undefined) return;
  const places = nodesById(board).nodes;
  const isPlaced = hasPlaces(board);
  const bends = indexBendsByEnds([...board.streets, ...board.waterlines]);
  for (const block of board.blocks)
    if (kind === undefined || block.kind === kind) {
      const rim = isPlaced ? ringOf(block.walk, places, bends) : [];
      const holes = (rim.length > 0 ? (block.islands ?? []) : []).map((walk) =>
        ringOf(walk, places, bends).toReversed(),
      );
      const rings = rim.length === 0 ? [] : [rim, ...holes.filter(({ length }) => length > 0)];
      yield { id: block.id, rings, values: valuesOf(block) };
    }
}

const KINDS: Readonly<Record<string, Block['kind']>> = { alley: 'houses', boat: 'water' };

const valuesOf = (block: Block): AttributeValues => ({
  kind: block.kind,
  perimeter: circlesOnPerimeter(block).join(' '),
  walk: block.walk.join(' '),
  ...(block.islands && { islands: block.islands.map((walk) => walk.join(' ')).join(' | ') }),
  ...(block.reason !== undefined && { reason: block.reason }),
});

/** By pair, `c1-c2`, the blocks of the right kind that both circles are on. */
export function sharedBlocksByPair(
  board: StreetBoard,
  relation: 'alley' | 'boat',
): ReadonlyMap<string, string> {
  const shared = new Map<string, string>();
  for (const block of board.blocks) {
    if (block.kind !== KINDS[relation]) continue;
    const perimeter = circlesOnPerimeter(block);
    for (const [i, circle] of perimeter.entries())
      for (const other of perimeter.slice(i + 1)) {
        const before = shared.get(`${circle}-${other}`);
        shared.set(`${circle}-${other}`, before === undefined ? block.id : `${before} ${block.id}`);
      }
  }
  return shared;
}

type Places = ReadonlyMap<string, { readonly at: Point }>;
/** The bends of the lines between two nodes in the order of travel, by both, `c1 x2`. */
export type BendsByEnds = ReadonlyMap<string, readonly (readonly Point[])[]>;

/** Indexes the bends of lines by their ends. */
export function indexBendsByEnds(lines: readonly Line[]): BendsByEnds {
  const found = new Map<string, (readonly Point[])[]>();
  for (const {
    between: [a, b],
    bends = [],
  } of lines) {
    addToGroup(found, `${a} ${b}`, bends);
    addToGroup(found, `${b} ${a}`, bends.toReversed());
  }
  return found;
}

/** A walk as a closed ring of points, turning from x to y; none if it encloses nothing. */
function ringOf(walk: readonly string[], places: Places, bends: BendsByEnds): readonly Point[] {
  const known = withoutSpurs(walk.filter((id) => places.has(id)));
  const points = known.flatMap((id, i) => {
    const lines = bends.get(`${id} ${known[(i + 1) % known.length]!}`) ?? [];
    // A walk names nodes only, so the first of several lines is used; a block between two such lines returns by the second.
    return [places.get(id)!.at, ...(lines[known.length === 2 ? i : 0] ?? [])];
  });
  const ring = points.length < 3 ? [] : [...points, points[0]!];
  const area = twiceTheArea(ring);
  return area === 0 ? [] : area > 0 ? ring : ring.toReversed();
}

const twiceTheArea = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[i + 1] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** Removes spurs, which are walked out and back and enclose nothing: a ring with a spur is not a valid polygon. */
function withoutSpurs(walk: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const id of walk) {
    if (kept.at(-2) === id) kept.pop();
    else if (kept.at(-1) !== id) kept.push(id);
  }
  // The walk may begin inside a spur or where it branches off.
  let [start, end] = [0, kept.length];
  while (end - start > 2) {
    if (kept[start] === kept[end - 1]) end--;
    else if (kept[start + 1] === kept[end - 1]) start++;
    else if (kept[start] === kept[end - 2]) end--;
    else break;
  }
  return kept.slice(start, end);
}
