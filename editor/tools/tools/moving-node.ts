/** Moving one node or one bend, which snaps as it does when it is placed. */
import { inTurn, moveThings, removeBend, splitLines, type Action } from '../../document/index.js';
import { isStreetBoard, type Board, type NodeId, type Point } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { reachOf, type Sight } from '../gesture.js';
import { distanceBetween, nearestOnCourse } from '../hit.js';
import { bendOf, linesAtNode, nodeOf } from '../nodes.js';
import { keysOnto, snapAt, type Snap } from '../snap.js';
import { wordsOf, wordsOfAll } from '../words.js';

export interface ThingMoved {
  readonly name: string;
  readonly action: Action;
  /** Seen on the way: without what letting go does to others. */
  readonly preview: Action;
  readonly select: readonly string[];
  readonly snap?: Snap;
  readonly said?: string;
}

/** What becomes of one thing moved by hand; undefined if it simply goes there. */
export function movedAlone(board: Board, key: string, way: Point, sight: Sight): ThingMoved | undefined {
  return movedNode(board, key, way, sight) ?? movedBend(board, key, way, sight);
}

/** A node let go on a line is put into it. On another node it is left beside it: merging two is never meant by chance. */
function movedNode(board: Board, key: string, [dx, dy]: Point, sight: Sight): ThingMoved | undefined {
  const node = nodeOf(board, key);
  if (!node || !isStreetBoard(board)) return undefined;
  const own = linesAtNode(board, node.id);
  const snap = snapAt(board, [node.at[0] + dx, node.at[1] + dy], sight, {
    except: new Set([key, ...own.map((line) => line.key)]),
  });
  const { at, onto } = snap;
  if (!onto) return undefined;
  const words = wordsOf(board, key);
  if (onto.kind === 'node') {
    const preview = moveThings([key], dx, dy);
    return {
      name: `Move ${words}`,
      action: preview,
      preview,
      select: [key],
      said: `${capital(words)} lies at ${wordsOf(board, onto.key)}. To make one of the two, click there until the one to keep is selected, Shift-click for the other, and press M.`,
    };
  }
  const preview = moveThings([key], at[0] - node.at[0], at[1] - node.at[1]);
  const name = `Put ${words} into ${wordsOfAll(board, keysOnto(onto))}`;
  return {
    name,
    action: inTurn(preview, splitLines(keysOnto(onto), at, key as NodeId)),
    preview,
    select: [key],
    snap,
    said: `${name}.`,
  };
}

/** A bend let go on the straight way between its neighbours is not wanted. */
function movedBend(board: Board, key: string, [dx, dy]: Point, sight: Sight): ThingMoved | undefined {
  const bend = bendOf(board, key);
  if (!bend) return undefined;
  const { line, index } = bend;
  const at: Point = [bend.at[0] + dx, bend.at[1] + dy];
  const straight = nearestOnCourse([line.course[index - 1]!, line.course[index + 1]!], at);
  if (distanceBetween(straight.at, at) > reachOf('snap', sight) / 2) return undefined;
  const action = removeBend(key);
  return {
    name: `Take a bend out of ${wordsOf(board, line.key)}`,
    action,
    preview: action,
    select: [line.key],
    said: 'The bend is out.',
  };
}
