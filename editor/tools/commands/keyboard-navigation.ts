/** Everything a mouse can do, without one: a pointer moved by arrows, nodes visited in turn, streets followed. Ways are as seen. */
import { renumberCircle } from '../document/index.js';
import {
  type NodeId,
  compareIds,
  idOfHex,
  isHexBoard,
  isStreetBoard,
  type Board,
  type CircleId,
  type Point,
} from '../../model/index.js';
import { capital } from '../../model/text/capital.js';
import { wayOnBoard } from './camera.js';
import { boardOf, handle, perform, type Desk } from './desk.js';
import type { Held, Sight } from './gesture.js';
import { linesAtNode, nodeOf, nodesOf } from './nodes.js';
import { keysOfPieces } from './pieces.js';
import { placeOf } from './place-of.js';
import { TOOLS } from './tools/index.js';
import { under } from './tools/select.js';
import { wordsOf } from './words.js';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the keyboard's pointer; the first time it appears in the middle of the window. To select it appears where the
 * selection is. What a click would snap to there is said, as a hand sees it, or what lies under it where nothing snaps.
 */
export function moveCursor(desk: Desk, way: Point, sight: Sight): Desk {
  const [dx, dy] = wayOnBoard(sight.rotation, way);
  const [x, y] = desk.cursor ?? firstPlace(desk) ?? sight.centre;
  const cursor: Point = [Math.round(x + dx), Math.round(y + dy)];
  const there = handle({ ...desk, cursor }, { type: 'hover', at: cursor }, sight);
  const board = boardOf(desk);
  const { snap } = there.draft;
  const on =
    snap && isStreetBoard(board) ? snap.onto : under(cursor, { board, sight, selection: desk.selection });
  return { ...there, said: on ? `${capital(wordsOf(board, on.key))}.` : 'Empty ground.' };
}

const firstPlace = (desk: Desk): Point | undefined =>
  desk.tool === 'select' && desk.selection.length === 1
    ? placeOf(boardOf(desk), desk.selection[0]!)
    : undefined;

/** A click where the keyboard's pointer is. */
export const clickAtCursor = (desk: Desk, held: Held, sight: Sight): Desk =>
  desk.cursor
    ? handle(desk, { type: 'click', at: desk.cursor, ...held }, sight)
    : moveCursor(desk, [0, 0], sight);

/** The nodes in the order of their ids, or the hexes and then the pieces, for going from one to the next. */
function stops(board: Board): readonly string[] {
  if (isHexBoard(board)) return [...board.hexes.map(idOfHex), ...keysOfPieces(board)];
  return [...nodesOf(board).keys()].sort(compareIds);
}

/** The next node or hex, or the one before; undefined past the last, where the focus may leave the board. */
export function visitNext(desk: Desk, step: 1 | -1, sight: Sight): Desk | undefined {
  const all = stops(boardOf(desk));
  const here = desk.selection.length === 1 ? all.indexOf(desk.selection[0]!) : -1;
  const key = all[here < 0 ? (step === 1 ? 0 : all.length - 1) : here + step];
  return key === undefined ? undefined : visit(desk, key, sight);
}

/** Selects a node and, with a drawing tool in hand or where the pointer is out already, puts the pointer on it. */
function visit(desk: Desk, key: string, sight: Sight): Desk {
  const board = boardOf(desk);
  const at = placeOf(board, key);
  const words = wordsOf(board, key);
  const there: Desk = {
    ...desk,
    selection: [key],
    said: `${capital(words)}.`,
  };
  if ((desk.tool === 'select' && !desk.cursor) || !at) return there;
  return { ...handle({ ...there, cursor: at }, { type: 'hover', at }, sight), said: there.said };
}

/** Along the street or waterline that leaves nearest to a direction, to its other end. */
export function follow(desk: Desk, way: Point, sight: Sight): Desk {
  const [dx, dy] = wayOnBoard(sight.rotation, way);
  const board = boardOf(desk);
  const from = desk.selection.length === 1 ? desk.selection[0]! : '';
  if (!isStreetBoard(board) || !nodeOf(board, from)) return desk;
  let best: { readonly to: string; readonly score: number } | undefined;
  for (const { line, course } of linesAtNode(board, from as NodeId))
    for (const [end, points] of [
      [0, course],
      [1, course.toReversed()],
    ] as const) {
      if (line.between[end] !== from) continue;
      const [[x1, y1], [x2, y2]] = [points[0]!, points[1]!];
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const score = ((x2 - x1) * dx + (y2 - y1) * dy) / length;
      if (score > 0.3 && (!best || score > best.score)) best = { to: line.between[1 - end]!, score };
    }
  return best ? visit(desk, best.to, sight) : { ...desk, said: 'No street leaves that way.' };
}

/** Whose number digits are: the selected circle's, or that of the next one to be placed; nobody's where they choose a lens. */
export function numberedBy(desk: Desk): CircleId | 'next' | undefined {
  const [only, ...others] = desk.selection;
  const isCircle =
    only !== undefined && others.length === 0 && nodeOf(boardOf(desk), only)?.kind === 'circle';
  if (!isCircle) return desk.tool === 'circle' ? 'next' : undefined;
  return TOOLS[desk.tool].numbersNext?.(desk.state, only) ? 'next' : (only as CircleId);
}

/** What a click or a key does while digits wait. */
export const hintOfDigits = (digits: string, whose: CircleId | 'next'): string =>
  `Number ${digits} for ${whose === 'next' ? 'the next circle' : `circle ${whose.slice(1)}`}… Enter takes it, Esc leaves it.`;

/** Gives a circle another number, or the next one its number. */
export function typeNumber(desk: Desk, number: number, whose = numberedBy(desk)): Desk {
  if (whose === undefined || whose === 'next')
    return { ...desk, settings: { ...desk.settings, number }, said: `The next circle is ${number}.` };
  if (whose === `c${number}`) return { ...desk, said: `It is circle ${number} already.` };
  const isTaken = nodeOf(boardOf(desk), `c${number}`) !== undefined;
  const name = isTaken
    ? `Swap circles ${whose.slice(1)} and ${number}`
    : `Renumber circle ${whose.slice(1)} to ${number}`;
  return perform(desk, name, renumberCircle(whose, number));
}
