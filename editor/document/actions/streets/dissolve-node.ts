import type { NodeId, Point, StreetBoard } from '../../../../model/index.js';
import {
  bendsFromEnd,
  oppositeEnd,
  findSameLine,
  linesAtNode,
  makeLine,
  type FoundLine,
} from '../../entities/lines.js';
import { positionOfNode, removeNode } from '../../entities/nodes.js';
import { isOnSegment } from '../../entities/position.js';
import { blocksAtNode, changeWalks, removeNodeFromWalk } from '../../entities/walks.js';
import { keyOf } from '../../keys/document.js';
import { streetBoardAction, type Action, type Refusal, type EditContext } from '../action.js';

/** The refusal for a node that cannot be dissolved. */
export const NOT_DISSOLVABLE: Refusal = {
  refusal: 'Only a node between two streets, or between two waterlines, can be dissolved.',
};

/**
 * Takes a node out of the line it lies on: its two lines become one, and its position becomes a bend unless the line is
 * straight there. Only for a node with exactly two lines of one kind that lead to two different nodes.
 */
export const dissolveNode = (id: NodeId): Action =>
  streetBoardAction((board, run) => tryDissolveNode(board, id, run) ?? NOT_DISSOLVABLE);

/** Whether a node lies in the middle of a line, so that it can be dissolved. */
export const canDissolveNode = (board: StreetBoard, id: NodeId): boolean =>
  linesThrough(board, id) !== undefined;

/** The board without the node; undefined if it cannot be dissolved. */
export function tryDissolveNode(board: StreetBoard, id: NodeId, run: EditContext): StreetBoard | undefined {
  const [at, lines] = [positionOfNode(board, id), linesThrough(board, id)];
  if (at === undefined || lines === undefined) return undefined;
  const [one, other] = lines;
  const [from, to] = [oppositeEnd(one.line, id), oppositeEnd(other.line, id)];
  const [before, after] = [bendsFromEnd(one.line, from), bendsFromEnd(other.line, id)];
  const [previous, next] = [
    before.at(-1) ?? positionOfNode(board, from),
    after[0] ?? positionOfNode(board, to),
  ];
  const bend: readonly Point[] = previous && next && isOnSegment(at, previous, next) ? [] : [at];
  const rest = board[one.list].filter((line) => line !== one.line && line !== other.line);
  const joined = makeLine([from, to], [...before, ...bend, ...after], one.line);
  const same = findSameLine(board[one.list], joined);
  for (const { line } of lines) run.replace(keyOf(line), [keyOf(same ?? joined)]);
  return {
    ...removeNode(board, id),
    [one.list]: same ? rest : [...rest, joined],
    blocks: changeWalks(board.blocks, blocksAtNode(board.blocks, id), (walk) => removeNodeFromWalk(walk, id)),
  };
}

/** The two lines that a node in the middle of a line joins. */
function linesThrough(board: StreetBoard, id: NodeId): readonly [FoundLine, FoundLine] | undefined {
  const [one, other, ...more] = linesAtNode(board, id);
  if (one === undefined || other === undefined || more.length > 0 || one.list !== other.list)
    return undefined;
  const [from, to] = [oppositeEnd(one.line, id), oppositeEnd(other.line, id)];
  return from === to || from === id || to === id ? undefined : [one, other];
}
