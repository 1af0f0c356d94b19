import { sortBoard, type NodeId, type Point, type StreetBoard } from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';
import { bendsFrom, endOpposite, idOfDrawn, lineOf, linesAtNode } from '../lines.js';
import { placeOfNode, withoutNode } from '../nodes.js';
import { isOnChord } from '../place.js';
import { blocksAt, changeWalks, walkWithout } from '../walks.js';
import { withLine } from './add-line.js';

/**
 * Takes a node out of the line it lies on: its two lines become one, and its place becomes a bend unless the line is straight
 * there. Only for a node with exactly two lines of one kind that lead to two different nodes.
 */
export const dissolveNode = (id: NodeId): Action => onStreets((board) => dissolved(board, id) ?? board);

/** The board without the node; undefined if it cannot be dissolved. */
export function dissolved(board: StreetBoard, id: NodeId): StreetBoard | undefined {
  const at = placeOfNode(board, id);
  const [one, other, ...more] = linesAtNode(board, id);
  if (at === undefined || one === undefined || other === undefined || more.length > 0) return undefined;
  const [from, to] = [endOpposite(one.line, id), endOpposite(other.line, id)];
  if (one.list !== other.list || from === to || from === id || to === id) return undefined;

  const [before, after] = [bendsFrom(one.line, from), bendsFrom(other.line, id)];
  const [previous, next] = [before.at(-1) ?? placeOfNode(board, from), after[0] ?? placeOfNode(board, to)];
  const bend: readonly Point[] = previous && next && isOnChord(at, previous, next) ? [] : [at];
  const rest = board[one.list].filter((line) => line !== one.line && line !== other.line);
  const without = {
    ...withoutNode(board, id),
    [one.list]: rest,
    blocks: changeWalks(board.blocks, blocksAt(board.blocks, id), (walk) => walkWithout(walk, id)),
  };
  const line = lineOf([from, to], [...before, ...bend, ...after]);
  const joined = sortBoard(withLine(without, one.list, line));
  const heir = [idOfDrawn(joined[one.list], line)];
  return withNotesMended(board, joined, new Map([one.id, other.id].map((gone) => [gone, heir])));
}
