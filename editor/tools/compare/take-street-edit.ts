/** Takes over an edit of a node, a line or a block, with the nodes that it needs. */
import { findNode, nextBlockId, type Refusal } from '../../document/index.js';
import type { Edit } from '../../../exchange/diff/index.js';
import {
  type Block,
  canonicalJson,
  describeId,
  idOfCircle,
  kindOfNode,
  type Line,
  type NodeEntity,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { setAtPath } from './set-at-path.js';

const NODE_LISTS = { circle: 'circles', crossing: 'crossings', junction: 'junctions' } as const;
const LINE_LISTS = { street: 'streets', waterline: 'waterlines' } as const;

export function takeNode(
  board: StreetBoard,
  edit: Edit,
  kind: NodeKind,
  theirs: StreetBoard | undefined,
): StreetBoard | Refusal {
  const { how, of, after } = edit;
  if (how === 'added') return withNode(board, kind, after as NodeEntity);
  // A node merged into another one is gone there, one split off is new; its streets are edits of their own.
  if (how === 'split') return withNodes(board, [of.after!], theirs);
  if (how === 'removed' || how === 'merged') return withoutNode(board, of.before!, theirs);
  const change = (entity: NodeEntity): NodeEntity =>
    how === 'moved' ? { ...entity, at: after as Point } : setAtPath(entity, edit.property ?? '', after);
  const list: readonly NodeEntity[] = board[NODE_LISTS[kind]];
  const found = list.find((entity) => idOf(entity) === of.before);
  if (!found) return isGone(of.before!);
  const changed = list.map((entity) => (entity === found ? change(entity) : entity));
  return { ...board, [NODE_LISTS[kind]]: changed };
}

const idOf = (entity: NodeEntity): string => ('number' in entity ? idOfCircle(entity) : entity.id);

function withNode(board: StreetBoard, kind: NodeKind, entity: NodeEntity): StreetBoard | Refusal {
  const id = idOf(entity);
  if (findNode(board, id)) return { refusal: `There is already ${describeId(id)} on this board.` };
  return { ...board, [NODE_LISTS[kind]]: [...board[NODE_LISTS[kind]], entity] };
}

/** A node goes with the lines that end there. Blocks along it take the walk that the other board gives them. */
function withoutNode(board: StreetBoard, id: string, theirs: StreetBoard | undefined): StreetBoard | Refusal {
  const kind = kindOfNode(id);
  const ends = ({ between }: Line): boolean => (between as readonly string[]).includes(id);
  const without: StreetBoard = {
    ...board,
    [NODE_LISTS[kind]]: (board[NODE_LISTS[kind]] as readonly NodeEntity[]).filter(
      (entity) => idOf(entity) !== id,
    ),
    streets: board.streets.filter((line) => !ends(line)),
    waterlines: board.waterlines.filter((line) => !ends(line)),
  };
  return board.blocks
    .filter((block) => nodesOfBlock(block).includes(id))
    .reduce<StreetBoard | Refusal>((so, block) => {
      if ('refusal' in so) return so;
      const other = theirs?.blocks.find((each) => each.id === block.id);
      const { walk, islands } = other ?? block;
      const left: Block = {
        ...block,
        walk: walk.filter((each) => each !== id),
        ...(islands && { islands: islands.map((island) => island.filter((each) => each !== id)) }),
      };
      if (new Set(left.walk).size < 3) return { ...so, blocks: so.blocks.filter((each) => each !== block) };
      const replaced = { ...so, blocks: so.blocks.map((each) => (each === block ? left : each)) };
      return withNodes(replaced, nodesOfBlock(left), theirs);
    }, without);
}

export function takeLine(
  board: StreetBoard,
  edit: Edit,
  kind: keyof typeof LINE_LISTS,
  theirs: StreetBoard | undefined,
): StreetBoard | Refusal {
  const list = LINE_LISTS[kind];
  if (edit.how === 'added') {
    const line = edit.after as Line;
    const whole = withNodes(board, line.between, theirs);
    return 'refusal' in whole ? whole : { ...whole, [list]: [...whole[list], line] };
  }
  const before = edit.how === 'removed' ? (edit.before as Line).bends : edit.before;
  const ends = new Set(edit.of.before!.split('-'));
  const found = board[list].find(
    ({ between, bends }) =>
      between.every((id) => ends.has(id)) && new Set(between).size === ends.size && isSame(bends, before),
  );
  if (!found) return isGone(edit.of.before!.replace('-', ' – '));
  if (edit.how === 'removed') return { ...board, [list]: board[list].filter((line) => line !== found) };
  const changed = setAtPath(found, edit.property ?? '', edit.after);
  return { ...board, [list]: board[list].map((line) => (line === found ? changed : line)) };
}

/** Bends in one or the other direction. */
const isSame = (bends: Line['bends'], before: unknown): boolean => {
  const [one, other] = [bends ?? [], (before ?? []) as readonly Point[]];
  return (
    canonicalJson(one) === canonicalJson(other) || canonicalJson(one.toReversed()) === canonicalJson(other)
  );
};

export function takeBlock(
  board: StreetBoard,
  edit: Edit,
  theirs: StreetBoard | undefined,
): StreetBoard | Refusal {
  const { how, of, after, property = '' } = edit;
  if (how === 'added') {
    const block = after as Block;
    const isTaken = board.blocks.some(({ id }) => id === block.id);
    const whole = withNodes(board, nodesOfBlock(block), theirs);
    if ('refusal' in whole) return whole;
    return { ...whole, blocks: [...whole.blocks, isTaken ? { ...block, id: nextBlockId(board) } : block] };
  }
  const found = board.blocks.find(({ id }) => id === of.before);
  if (!found) return isGone(of.before!);
  if (how === 'removed') return { ...board, blocks: board.blocks.filter((block) => block !== found) };
  const changed = setAtPath(found, property, after);
  const replaced = { ...board, blocks: board.blocks.map((block) => (block === found ? changed : block)) };
  return withNodes(replaced, nodesOfBlock(changed), theirs);
}

const nodesOfBlock = ({ walk, islands = [] }: Block): readonly string[] => [...walk, ...islands.flat()];

/** The board with nodes that it lacks, taken from the other one. */
function withNodes(
  board: StreetBoard,
  ids: readonly string[],
  theirs: StreetBoard | undefined,
): StreetBoard | Refusal {
  let whole = board;
  for (const id of ids) {
    if (findNode(whole, id)) continue;
    const kind = kindOfNode(id);
    const list: readonly NodeEntity[] = theirs?.[NODE_LISTS[kind]] ?? [];
    const missing = list.find((entity) => idOf(entity) === id);
    if (!missing) return isGone(id);
    whole = { ...whole, [NODE_LISTS[kind]]: [...whole[NODE_LISTS[kind]], missing] };
  }
  return whole;
}

const isGone = (id: string): Refusal => ({ refusal: `${id} is no longer on this board.` });
