/** Editing by keyboard: a cursor moved by arrows, nodes visited in turn, streets followed. */
import { renumberCircle } from '../../document/index.js';
import {
  capitalise,
  type CircleId,
  isStreetBoard,
  type Point,
  type Board,
  type NodeId,
} from '../../../model/index.js';
import { boardWithKnownCircles, nextKnownPlace } from '../calibration/known-places.js';
import { controlPointsOf } from '../calibration/shown-scan.js';
import { directionOnBoard } from '../camera/camera.js';
import {
  boardOf,
  handleGesture,
  perform,
  type EditorState,
  selectionOf,
  selectEntities,
} from '../state/editor-state.js';
import type { Modifiers, Viewport } from '../input/gesture-types.js';
import { placedLinesAtNode, findPlacedNode } from '../entities/placed-entities.js';
import { printedCircles } from '../entities/circle-numbers.js';
import { needsQuestion } from '../tools/new-node.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import { nextStop, nodeInDirection } from '../pointing/node-navigation.js';
import { TOOLS_BY_ID } from '../tools/all-tools.js';
import { selectableHitAt } from '../tools/select-tool.js';
import { describeEntity } from '../entities/describe-entity.js';

/** Moves the keyboard cursor, and announces the snap target of a click or the entity under the cursor. */
export function moveCursor(desk: EditorState, way: Point, viewport: Viewport): EditorState {
  const [dx, dy] = directionOnBoard(viewport.rotation, way);
  const [x, y] = desk.cursor ?? firstPlace(desk) ?? viewport.centre;
  const cursor: Point = [Math.round(x + dx), Math.round(y + dy)];
  const there = handleGesture({ ...desk, cursor }, { type: 'hover', at: cursor }, viewport);
  const board = boardOf(desk);
  const { snap } = there.draft;
  const on =
    snap && isStreetBoard(board)
      ? snap.onto
      : selectableHitAt(cursor, { board, viewport, selection: selectionOf(desk) });
  return { ...there, announcement: on ? `${capitalise(describeEntity(board, on.key))}.` : 'Empty ground.' };
}

const firstPlace = (desk: EditorState): Point | undefined =>
  desk.tool === 'select' && selectionOf(desk).length === 1
    ? positionOfEntity(boardOf(desk), selectionOf(desk)[0]!)
    : undefined;

/** Clicks at the keyboard cursor. */
export const clickAtCursor = (desk: EditorState, held: Modifiers, viewport: Viewport): EditorState =>
  desk.cursor
    ? handleGesture(desk, { type: 'click', at: desk.cursor, ...held }, viewport)
    : moveCursor(desk, [0, 0], viewport);

/** Selects the next or previous node or hex; undefined past the last, where the focus may leave the board. */
export function selectNextEntity(
  desk: EditorState,
  step: 1 | -1,
  viewport: Viewport,
): EditorState | undefined {
  const from = selectionOf(desk).length === 1 ? selectionOf(desk)[0] : undefined;
  const key = nextStop(boardOf(desk), from, step);
  return key === undefined ? undefined : visit(desk, key, viewport);
}

/** Selects a node and, with a drawing tool in hand or where the pointer is out already, puts the pointer on it. */
function visit(desk: EditorState, key: string, viewport: Viewport): EditorState {
  const board = boardOf(desk);
  const at = positionOfEntity(board, key);
  const words = describeEntity(board, key);
  const there: EditorState = {
    ...selectEntities(desk, [key]),
    announcement: `${capitalise(words)}.${describeStreetsAt(board, key)}`,
  };
  if ((desk.tool === 'select' && !desk.cursor) || !at) return there;
  return {
    ...handleGesture({ ...there, cursor: at }, { type: 'hover', at }, viewport),
    announcement: there.announcement,
  };
}

/** Where the streets of a node lead, as a sentence; empty for anything else. */
function describeStreetsAt(board: Board, key: string): string {
  if (!isStreetBoard(board) || !findPlacedNode(board, key)) return '';
  const ends = placedLinesAtNode(board, key as NodeId).map(({ line: { between } }) =>
    describeEntity(board, between[0] === key ? between[1] : between[0]),
  );
  return ends.length === 0 ? ' No streets.' : ` Streets to ${ends.join(', ')}.`;
}

/** Selects the other end of the line that leaves the selected node nearest to a direction. */
export function followStreet(desk: EditorState, way: Point, viewport: Viewport): EditorState {
  const board = boardOf(desk);
  const from = selectionOf(desk).length === 1 ? selectionOf(desk)[0]! : '';
  if (!isStreetBoard(board) || !findPlacedNode(board, from)) return desk;
  const to = nodeInDirection(board, from, way, viewport);
  return to !== undefined
    ? visit(desk, to, viewport)
    : { ...desk, announcement: 'There is no street in that direction.' };
}

/** The circle that typed digits renumber, `next` for the one placed next, or undefined where digits choose a lens. */
export function circleForTypedDigits(desk: EditorState): CircleId | 'next' | undefined {
  const [only, ...others] = selectionOf(desk);
  const isCircle =
    only !== undefined && others.length === 0 && findPlacedNode(boardOf(desk), only)?.kind === 'circle';
  if (desk.tool === 'calibrate' && desk.settings.calibrateBy === 'circles') return 'next';
  if (!isCircle) return desk.tool === 'circle' ? 'next' : undefined;
  return TOOLS_BY_ID[desk.tool].numbersNext?.(desk.toolState, only) ? 'next' : (only as CircleId);
}

/** The hint while typed digits are not applied yet. */
export const describePendingDigits = (digits: string, whose: CircleId | 'next'): string =>
  `Number ${digits} for ${whose === 'next' ? 'the next circle' : `circle ${whose.slice(1)}`}… Enter accepts, Esc cancels.`;

/** Renumbers the circle that typed digits are for, or sets the number of the next circle. */
export function applyTypedNumber(
  desk: EditorState,
  number: number,
  whose = circleForTypedDigits(desk),
): EditorState {
  if (desk.tool === 'calibrate') return calibrateByCircle(desk, number);
  if (whose === undefined || whose === 'next')
    return { ...desk, settings: { ...desk.settings, number }, announcement: `The next circle is ${number}.` };
  if (whose === `c${number}`) return { ...desk, announcement: `It is circle ${number} already.` };
  const board = boardOf(desk);
  if (isStreetBoard(board) && needsQuestion(board, number) && desk.settings.askedNumber !== number)
    return {
      ...desk,
      settings: { ...desk.settings, askedNumber: number },
      announcement: `The board has circles 1 to ${printedCircles(board)}. Type ${number} again to use it all the same.`,
    };
  const isTaken = findPlacedNode(boardOf(desk), `c${number}`) !== undefined;
  const name = isTaken
    ? `Swap circles ${whose.slice(1)} and ${number}`
    : `Renumber circle ${whose.slice(1)} to ${number}`;
  const next = perform(desk, name, renumberCircle(whose, number));
  // Numbering goes on from the circle placed last, also if it was renumbered after that.
  return next.history !== desk.history && desk.settings.lastNumber === Number(whose.slice(1))
    ? { ...next, settings: { ...next.settings, lastNumber: number } }
    : next;
}

/** Asks for another known circle in the picture. */
function calibrateByCircle(desk: EditorState, number: number): EditorState {
  const isKnown = boardWithKnownCircles(boardOf(desk), desk.settings)?.circles.some(
    (circle) => circle.number === number,
  );
  return isKnown
    ? {
        ...desk,
        settings: { ...desk.settings, calibrateNumber: number },
        announcement: `Click circle ${number} in the picture.`,
      }
    : { ...desk, announcement: `The place of circle ${number} is not known.` };
}

/** The number of the circle that the calibration asks for. */
export function knownCircleToClick(desk: EditorState): string | undefined {
  const { scan, calibrateBy } = desk.settings;
  if (desk.tool !== 'calibrate' || calibrateBy !== 'circles' || !scan) return undefined;
  return nextKnownPlace(boardOf(desk), desk.settings, controlPointsOf(boardOf(desk), scan))?.short;
}
