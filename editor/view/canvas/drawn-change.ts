/** What of a drawn street board is otherwise after an edit, and no more: a board has a thousand things, and an edit changes five. */
import { differenceOfLists } from '../../../model/list-difference.js';
import type { Block, Line, StreetBoard } from '../../../model/index.js';
import { blocksAt, idOfNode, LINE_LISTS, linesAt, NODE_LISTS, type AnyNode } from '../../document/index.js';
import { linePlaced, type PlacedLine } from '../../tools/nodes.js';
import type { Node } from './drawn-nodes.js';

/** Things that are drawn no longer, by what they are drawn by, and those to draw anew. */
export interface DrawnChange {
  readonly nodes: { readonly gone: readonly string[]; readonly come: ReadonlyMap<string, Node> };
  readonly lines: { readonly gone: readonly Line[]; readonly come: ReadonlyMap<Line, PlacedLine> };
  readonly blocks: { readonly gone: readonly Block['id'][]; readonly come: ReadonlySet<Block> };
}

/** Undefined where several nodes share an id, which is a fault: then a look at the whole tells which is drawn by which. */
export function drawnChange(before: StreetBoard, after: StreetBoard): DrawnChange | undefined {
  const nodes = changeOfNodes(before, after);
  if (nodes === undefined) return undefined;
  const lines = LINE_LISTS.map((list) => ({ list, ...entriesBetween(before[list], after[list]) }));
  const moved = [...nodes.gone, ...nodes.come.keys()] as NodeIds;
  const come = new Map<Line, PlacedLine>();
  const gone = lines.flatMap((each) => [...each.gone]);
  for (const { list, come: drawn } of lines)
    for (const line of new Set([...drawn, ...moved.flatMap((id) => linesAt(after[list], id))])) {
      const placed = linePlaced(after, list, line);
      if (placed) come.set(line, placed);
      else gone.push(line);
    }
  const blocks = entriesBetween(before.blocks, after.blocks);
  const bent = [...gone, ...come.keys()].flatMap(({ between }) => between);
  const ends = new Set([...moved, ...bent]);
  return {
    nodes,
    lines: { gone: gone.filter((line) => !come.has(line)), come },
    blocks: {
      gone: blocks.gone.map(({ id }) => id).filter((id) => !after.blocks.some((block) => block.id === id)),
      come: new Set([...blocks.come, ...[...ends].flatMap((id) => blocksAt(after.blocks, id))]),
    },
  };
}

type NodeIds = readonly ReturnType<typeof idOfNode>[];

function changeOfNodes(before: StreetBoard, after: StreetBoard): DrawnChange['nodes'] | undefined {
  const gone = new Set<string>();
  const come = new Map<string, Node>();
  for (const kind of ['junction', 'crossing', 'circle'] as const) {
    const [old, young]: readonly (readonly AnyNode[])[] = [before[NODE_LISTS[kind]], after[NODE_LISTS[kind]]];
    const difference = differenceOfLists(old!, young!);
    if (difference.gone.some((i) => hasTwin(old!, i)) || difference.come.some((i) => hasTwin(young!, i)))
      return undefined;
    for (const i of difference.gone) gone.add(idOfNode(old![i]!));
    for (const i of difference.come) come.set(idOfNode(young![i]!), { kind, of: young![i]! } as Node);
  }
  return { gone: [...gone].filter((id) => !come.has(id)), come };
}

/** Lists are in order, so that nodes of one id stand side by side. */
const hasTwin = (list: readonly AnyNode[], i: number): boolean =>
  [list[i - 1], list[i + 1]].some((other) => other && idOfNode(other) === idOfNode(list[i]!));

function entriesBetween<T>(
  before: readonly T[],
  after: readonly T[],
): { readonly gone: readonly T[]; readonly come: readonly T[] } {
  const { gone, come } = differenceOfLists(before, after);
  return { gone: gone.map((i) => before[i]!), come: come.map((i) => after[i]!) };
}
