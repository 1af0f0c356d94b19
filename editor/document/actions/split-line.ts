import { sortBoard, type NodeId, type Point, type StreetBoard } from '../../../model/index.js';
import { onStreets, type Action } from '../action.js';
import { withNotesMended } from '../heirs.js';
import type { Key } from '../key.js';
import {
  bendsBefore,
  courseOf,
  idOfDrawn,
  lineOf,
  lineOfKey,
  linesBetween,
  sameLine,
  suffixOf,
} from '../lines.js';
import { placeOfNode } from '../nodes.js';
import { placeNear, samePlace } from '../place.js';
import { walksWithNodeBetween } from '../walks-through-node.js';
import { withNode, type NewNode } from './add-node.js';

/** A node that is still to be made, or one that is there. */
export type NodeToBe = NodeId | (Omit<NewNode, 'at'> & { readonly at?: Point });

/**
 * Parts a line at a place with a node. Its bends are shared out, and blocks that go along the line go through the node.
 * A node that is there already stays where it is, and the line is led to it.
 */
export const splitLine = (key: Key, at: Point, node: NodeToBe): Action =>
  onStreets((board) => lineSplit(board, key, at, node) ?? board);

/** Parts all these lines at a place with one node, as where they cross. */
export const splitLines = (keys: readonly Key[], at: Point, node: NodeToBe): Action =>
  onStreets((board) => linesSplit(board, keys, at, node) ?? board);

/** The board with the lines parted that can be; undefined if none can. */
export function linesSplit(
  board: StreetBoard,
  keys: readonly Key[],
  at: Point,
  node: NodeToBe,
): StreetBoard | undefined {
  const id = typeof node === 'string' ? node : node.id;
  let so: StreetBoard | undefined;
  // Of lines between the same ends the last goes first, so that the others keep their keys.
  for (const key of keys.toSorted((a, b) => placeInRow(b) - placeInRow(a)))
    so = lineSplit(so ?? board, key, at, so ? id : node) ?? so;
  return so;
}

const placeInRow = (key: Key): number => Number(suffixOf(key).slice(1));

/** The board with the line parted; undefined if that cannot be. */
function lineSplit(board: StreetBoard, key: Key, at: Point, node: NodeToBe): StreetBoard | undefined {
  const found = lineOfKey(board, key);
  const course = found && courseOf(board, found.line);
  const place = placeNear(at);
  if (found === undefined || course === undefined || place === undefined) return undefined;
  const { list, line, id } = found;
  const [a, b] = line.between;
  const middle = typeof node === 'string' ? node : node.id;
  if (middle === a || middle === b) return undefined;
  const withMiddle = typeof node === 'string' ? board : withNode(board, { ...node, at: place });
  const where = withMiddle && placeOfNode(withMiddle, middle);
  if (withMiddle === undefined || where === undefined) return undefined;

  const before = bendsBefore(course, place);
  // A bend where the node lies now is no bend any more.
  const bends = line.bends ?? [];
  const first = bends.slice(0, before).filter((bend, i) => i < before - 1 || !samePlace(bend, where));
  const second = bends.slice(before).filter((bend, i) => i > 0 || !samePlace(bend, where));
  const parts = [lineOf([a, middle], first), lineOf([middle, b], second)];
  // Beside the very same line there is no room for another.
  const drawn = parts.filter(
    (part, i) =>
      ![...linesBetween(board[list], part.between), ...parts.slice(0, i)].some((each) =>
        sameLine(each, part),
      ),
  );
  const parted = sortBoard({
    ...withMiddle,
    [list]: board[list].toSpliced(board[list].indexOf(line), 1, ...drawn),
  });
  const walked = { ...parted, blocks: walksWithNodeBetween(parted, [a, b], middle) };
  return withNotesMended(board, walked, new Map([[id, parts.map((part) => idOfDrawn(parted[list], part))]]));
}
