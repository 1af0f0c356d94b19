/** What must be redrawn of a street board after an edit: what changed, and the lines and blocks that meet there. */
import type { Block, Circle, Crossing, Line, StreetBoard } from '../../../model/index.js';
import {
  blocksAtNode,
  entityChangesBetween,
  idOfNode,
  keyOf,
  LINE_LISTS,
  linesEndingAt,
  type AnyNode,
  type EntityKey,
  type LineList,
  type EntityInList,
} from '../../document/index.js';
import { type PlacedLine, placedLinesOf, toPlacedLine } from '../../tools/index.js';

export type DrawableNode =
  | { readonly kind: 'circle'; readonly of: Circle }
  | { readonly kind: 'crossing'; readonly of: Crossing }
  | { readonly kind: 'junction'; readonly of: StreetBoard['junctions'][number] };

/** What to remove, and what to draw again, by key. */
interface Redrawn<T> {
  readonly removed: readonly EntityKey[];
  readonly drawn: ReadonlyMap<EntityKey, T>;
}

export interface DrawingDiff {
  readonly nodes: Redrawn<DrawableNode>;
  readonly lines: Redrawn<PlacedLine>;
  readonly blocks: Redrawn<Block>;
}

/** The kinds of nodes from the bottom up, by their lists. */
const KINDS = { junctions: 'junction', crossings: 'crossing', circles: 'circle' } as const;
type NodeList = keyof typeof KINDS;

const nodeOf = (list: NodeList, of: AnyNode): DrawableNode => ({ kind: KINDS[list], of }) as DrawableNode;
const isNode = ({ list }: EntityInList): boolean => list in KINDS;
const isLine = ({ list }: EntityInList): boolean => (LINE_LISTS as readonly string[]).includes(list);

/** Everything that is drawn of a board. */
export const diffFromEmpty = (board: StreetBoard): DrawingDiff => ({
  nodes: {
    removed: [],
    drawn: new Map(
      (Object.keys(KINDS) as NodeList[]).flatMap((list) =>
        board[list].map((of) => [keyOf(of)!, nodeOf(list, of)] as const),
      ),
    ),
  },
  lines: {
    removed: [],
    drawn: new Map(Array.from(placedLinesOf(board).values(), (placed) => [keyOf(placed.line)!, placed])),
  },
  blocks: { removed: [], drawn: new Map(board.blocks.map((block) => [keyOf(block)!, block])) },
});

export function diffDrawing(before: StreetBoard, after: StreetBoard): DrawingDiff {
  const { added, removed, changed } = entityChangesBetween(before, after);
  const drawnAgain = [...added, ...Array.from(changed, ([key, each]) => [key, each.after] as const)];
  const gone = [...removed.values(), ...Array.from(changed.values(), (each) => each.before)];
  const moved = [...gone, ...drawnAgain.map(([, each]) => each)]
    .filter(isNode)
    .map(({ entity }) => idOfNode(entity as AnyNode));
  const lines = new Map<EntityKey, PlacedLine>();
  const undrawn: EntityKey[] = [];
  const place = (list: LineList, line: Line): void => {
    const [key, placed] = [keyOf(line)!, toPlacedLine(after, list, line)];
    if (placed) lines.set(key, placed);
    else undrawn.push(key);
  };
  for (const [, { list, entity }] of drawnAgain.filter(([, each]) => isLine(each)))
    place(list as LineList, entity as Line);
  for (const list of LINE_LISTS)
    for (const line of moved.flatMap((id) => linesEndingAt(after[list], id)))
      if (!lines.has(keyOf(line)!)) place(list, line);
  const ends = [
    ...gone.filter(isLine).map(({ entity }) => entity as Line),
    ...Array.from(lines.values(), ({ line }) => line),
  ];
  const blocks = new Set(
    [...moved, ...ends.flatMap(({ between }) => between)].flatMap((id) => blocksAtNode(after.blocks, id)),
  );
  for (const [, { list, entity }] of drawnAgain) if (list === 'blocks') blocks.add(entity as Block);
  // Two boards that are not versions of one document may have the same key for a street and a crossing.
  const keysGone = (isOne: (each: EntityInList) => boolean): readonly EntityKey[] => [
    ...Array.from(removed).flatMap(([key, each]) => (isOne(each) ? [key] : [])),
    ...Array.from(changed).flatMap(([key, each]) => (isOne(each.before) && !isOne(each.after) ? [key] : [])),
  ];
  return {
    nodes: {
      removed: keysGone(isNode),
      drawn: new Map(
        drawnAgain
          .filter(([, each]) => isNode(each))
          .map(([key, { list, entity }]) => [key, nodeOf(list as NodeList, entity as AnyNode)]),
      ),
    },
    lines: { removed: [...keysGone(isLine), ...undrawn], drawn: lines },
    blocks: {
      removed: keysGone(({ list }) => list === 'blocks'),
      drawn: new Map(Array.from(blocks, (block) => [keyOf(block)!, block])),
    },
  };
}
