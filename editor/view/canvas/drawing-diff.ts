/** What must be drawn again of a street board after an edit: what changed, and the lines and blocks that meet there. */
import type { Block, Line, StreetBoard } from '../../../model/index.js';
import {
  blocksAtNode,
  changeBetween,
  idOfNode,
  keyOf,
  LINE_LISTS,
  linesEndingAt,
  type AnyNode,
  type Key,
  type LineList,
  type Located,
} from '../../document/index.js';
import { type PlacedLine, placeLine } from '../../tools/index.js';
import type { DrawableNode } from './drawable-nodes.js';

/** What is drawn no longer, and what is to be drawn again, by key. */
interface Redrawn<T> {
  readonly removed: readonly Key[];
  readonly drawn: ReadonlyMap<Key, T>;
}

export interface DrawingDiff {
  readonly nodes: Redrawn<DrawableNode>;
  readonly lines: Redrawn<PlacedLine>;
  readonly blocks: Redrawn<Block>;
}

const KINDS = { circles: 'circle', crossings: 'crossing', junctions: 'junction' } as const;
const isNode = ({ list }: Located): boolean => list in KINDS;
const isLine = ({ list }: Located): boolean => (LINE_LISTS as readonly string[]).includes(list);

export function diffDrawing(before: StreetBoard, after: StreetBoard): DrawingDiff {
  const { added, removed, changed } = changeBetween(before, after);
  const come = [...added, ...Array.from(changed, ([key, each]) => [key, each.after] as const)];
  const gone = [...removed.values(), ...Array.from(changed.values(), (each) => each.before)];
  const moved = [...gone, ...come.map(([, each]) => each)]
    .filter(isNode)
    .map(({ entity }) => idOfNode(entity as AnyNode));
  const lines = new Map<Key, PlacedLine>();
  const undrawn: Key[] = [];
  const place = (list: LineList, line: Line): void => {
    const [key, placed] = [keyOf(line)!, placeLine(after, list, line)];
    if (placed) lines.set(key, placed);
    else undrawn.push(key);
  };
  for (const [, { list, entity }] of come.filter(([, each]) => isLine(each)))
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
  for (const [, { list, entity }] of come) if (list === 'blocks') blocks.add(entity as Block);
  // Two boards that are not versions of one document may have the same key for a street and a crossing.
  const keysGone = (isOne: (each: Located) => boolean): readonly Key[] => [
    ...Array.from(removed).flatMap(([key, each]) => (isOne(each) ? [key] : [])),
    ...Array.from(changed).flatMap(([key, each]) => (isOne(each.before) && !isOne(each.after) ? [key] : [])),
  ];
  return {
    nodes: {
      removed: keysGone(isNode),
      drawn: new Map(
        come.flatMap(([key, { list, entity }]) =>
          list in KINDS
            ? [[key, { kind: KINDS[list as keyof typeof KINDS], of: entity } as DrawableNode] as const]
            : [],
        ),
      ),
    },
    lines: { removed: [...keysGone(isLine), ...undrawn], drawn: lines },
    blocks: {
      removed: keysGone(({ list }) => list === 'blocks'),
      drawn: new Map(Array.from(blocks, (block) => [keyOf(block)!, block])),
    },
  };
}
