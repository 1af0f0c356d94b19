/** Moves one node or bend, with the same snapping as when it is placed. */
import { sequence, moveEntities, removeBend, splitLines, type Action } from '../../document/index.js';
import { type Board, capitalise, isStreetBoard, type NodeId, type Point } from '../../../model/index.js';
import { reachInUnits, type Viewport } from '../input/gesture.js';
import { distanceBetween, nearestOnPath } from '../pointing/hit-test.js';
import { findPlacedBend, placedLinesAtNode, findPlacedNode } from '../entities/placed-entities.js';
import { namesOfSnap, snapAt, type Snap } from '../pointing/snap.js';
import { describeEntity, describeEntities } from '../entities/describe-entity.js';

export interface SingleMove {
  readonly name: string;
  readonly action: Action;
  /** The preview, without effects on other entities. */
  readonly preview: Action;
  readonly select: readonly string[];
  readonly snap?: Snap;
  readonly announcement?: string;
}

/** The effect of dropping one entity; undefined if it is only moved. */
export function moveOneEntity(
  board: Board,
  key: string,
  way: Point,
  viewport: Viewport,
): SingleMove | undefined {
  return movedNode(board, key, way, viewport) ?? movedBend(board, key, way, viewport);
}

/** A node dropped on a line is inserted into it. A node dropped on another node is not merged, because that would happen by accident. */
function movedNode(board: Board, key: string, [dx, dy]: Point, viewport: Viewport): SingleMove | undefined {
  const node = findPlacedNode(board, key);
  if (!node || !isStreetBoard(board)) return undefined;
  const own = placedLinesAtNode(board, node.id);
  const snap = snapAt(board, [node.at[0] + dx, node.at[1] + dy], viewport, {
    except: new Set([key, ...own.map((line) => line.name)]),
  });
  const { at, onto } = snap;
  if (!onto) return undefined;
  const words = describeEntity(board, key);
  if (onto.kind === 'node') {
    const preview = moveEntities([key], dx, dy);
    return {
      name: `Move ${words}`,
      action: preview,
      preview,
      select: [key],
      announcement: `${capitalise(words)} lies at ${describeEntity(board, onto.key)}. To merge them, select the one to keep, Shift-click the other, and press M.`,
    };
  }
  const preview = moveEntities([key], at[0] - node.at[0], at[1] - node.at[1]);
  const name = `Put ${words} into ${describeEntities(board, namesOfSnap(onto))}`;
  return {
    name,
    action: sequence(preview, splitLines(namesOfSnap(onto), at, key as NodeId)),
    preview,
    select: [key],
    snap,
    announcement: `${name}.`,
  };
}

/** A bend dropped on the straight line between its neighbours is removed. */
function movedBend(board: Board, key: string, [dx, dy]: Point, viewport: Viewport): SingleMove | undefined {
  const bend = findPlacedBend(board, key);
  if (!bend) return undefined;
  const { line, index } = bend;
  const at: Point = [bend.at[0] + dx, bend.at[1] + dy];
  const straight = nearestOnPath([line.path[index - 1]!, line.path[index + 1]!], at);
  if (distanceBetween(straight.at, at) > reachInUnits('snap', viewport) / 2) return undefined;
  const action = removeBend(key);
  return {
    name: `Take a bend out of ${describeEntity(board, line.name)}`,
    action,
    preview: action,
    select: [line.name],
    announcement: 'Bend removed.',
  };
}
