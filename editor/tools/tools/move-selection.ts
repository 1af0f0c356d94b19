/** Moves what is selected: one node or bend with snapping, or pieces and exits on hexes. */
import {
  type Action,
  moveEntities,
  removeBend,
  sequenceActions,
  setExit,
  splitLines,
} from '../../document/index.js';
import {
  type Board,
  capitalise,
  centreOfHex,
  hexAtPoint,
  type HexBoard,
  idOfHex,
  isHexBoard,
  isStreetBoard,
  type NodeId,
  type Point,
} from '../../../model/index.js';
import type { DetectedBoard } from '../entities/detected-board.js';
import { reachInUnits, type Viewport } from '../input/gesture-types.js';
import { distanceBetween, nearestOnPath } from '../pointing/hit-test.js';
import { findPlacedBend, findPlacedNode, placedLinesAtNode } from '../entities/placed-entities.js';
import { entityNamesOfSnap, type Snap, snapAt } from '../pointing/snap.js';
import { describeEntities, describeEntity } from '../entities/describe-entity.js';
import { positionOfPiece } from '../entities/pieces.js';
import { rimSideAt } from '../grids/rim-sides.js';

export interface SingleMove {
  readonly name: string;
  readonly action: Action;
  /** The preview, without effects on other entities. */
  readonly preview: Action;
  readonly select: readonly string[];
  readonly snap?: Snap;
  readonly announcement?: string;
}

/** What dropping one entity here does; undefined if it is only moved. */
export function planSingleMove(
  board: Board,
  key: string,
  way: Point,
  viewport: Viewport,
  detected?: DetectedBoard,
): SingleMove | undefined {
  return movedNode(board, key, way, viewport, detected) ?? movedBend(board, key, way, viewport);
}

/** A node dropped on a line is inserted into it. A node dropped on another node is not merged, because that would happen by accident. */
function movedNode(
  board: Board,
  key: string,
  [dx, dy]: Point,
  viewport: Viewport,
  detected: DetectedBoard | undefined,
): SingleMove | undefined {
  const node = findPlacedNode(board, key);
  if (!node || !isStreetBoard(board)) return undefined;
  const own = placedLinesAtNode(board, node.id);
  const snap = snapAt(board, [node.at[0] + dx, node.at[1] + dy], viewport, {
    except: new Set([key, ...own.map((line) => line.name)]),
    detected,
  });
  const { at, onto, near } = snap;
  if (!onto && !near) return undefined;
  const words = describeEntity(board, key);
  if (!onto) {
    const move = moveEntities([key], at[0] - node.at[0], at[1] - node.at[1]);
    return { name: `Move ${words}`, action: move, preview: move, select: [key], snap };
  }
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
  const name = `Put ${words} into ${describeEntities(board, entityNamesOfSnap(onto))}`;
  return {
    name,
    action: sequenceActions(preview, splitLines(entityNamesOfSnap(onto), at, key as NodeId)),
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

/** Moves pieces to hexes and exits to border sides by one offset; undefined if one of them has no valid position. */
export function planPiecesMove(
  board: Board,
  keys: readonly string[],
  held: string,
  to: Point,
): Action | undefined {
  const from = isHexBoard(board) ? positionOfPiece(board, held) : undefined;
  if (!isHexBoard(board) || !from) return undefined;
  const [x, y] = isExit(held) ? to : centreOfHex(board.layout, hexAtPoint(board.layout, to));
  const way: Point = [x - from[0], y - from[1]];
  const pieces = keys.filter((key) => !isExit(key));
  const exits = keys.filter(isExit).map((key) => moveExit(board, key, way));
  if (!pieces.every((key) => hasHexAt(board, key, way))) return undefined;
  return exits.every((each) => each !== undefined)
    ? sequenceActions(moveEntities(pieces, ...way), ...exits)
    : undefined;
}

const isExit = (key: string): boolean => key.startsWith('exit:');

function moveExit(board: HexBoard, key: string, [dx, dy]: Point): Action | undefined {
  const place = positionOfPiece(board, key);
  const side = place && rimSideAt(board, [place[0] + dx, place[1] + dy]);
  return side && setExit({ id: key.slice('exit:'.length), hex: side.hex, side: side.side });
}

function hasHexAt(board: HexBoard, key: string, [dx, dy]: Point): boolean {
  const place = positionOfPiece(board, key);
  if (!place) return false;
  const hex = idOfHex({ at: hexAtPoint(board.layout, [place[0] + dx, place[1] + dy]) });
  return board.hexes.some((each) => idOfHex(each) === hex);
}
