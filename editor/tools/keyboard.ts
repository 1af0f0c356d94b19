/** Everything a mouse can do, without one: a pointer moved by arrows, nodes visited in turn, streets followed. */
import { moveThings, renumberCircle } from '../document/index.js';
import {
  centreOfHex,
  compareIds,
  idOfHex,
  isHexBoard,
  isStreetBoard,
  parseHexId,
  type Board,
  type HexBoard,
  type Point,
} from '../../model/index.js';
import { boardOf, handle, perform, performMerged, type Desk } from './desk.js';
import type { Held, Sight } from './gesture.js';
import { linesOf, nodeOf, nodesOf } from './nodes.js';
import { hexOfPiece, keysOfPieces, placeOfPiece } from './pieces.js';
import { capital, wordsOf, wordsOfAll } from './words.js';

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves what is selected by whole board units, or pieces from hex to hex. Nudges in a row are one step of the history. */
export function nudge(desk: Desk, way: Point): Desk {
  const board = boardOf(desk);
  const name = `Nudge ${wordsOfAll(board, desk.selection)}`;
  if (!isHexBoard(board)) return performMerged(desk, name, moveThings(desk.selection, ...way));
  const [dx, dy] = hexwards(board, desk.selection, way);
  const next = performMerged(desk, name, moveThings(desk.selection, dx, dy));
  return next === desk
    ? { ...desk, said: 'There is no hex that way, and hexes themselves stay where they are.' }
    : next;
}

/** From a piece to the hex above, below or beside it. Beside lie two; going up and down in turn keeps the row. */
function hexwards(board: HexBoard, keys: readonly string[], [dx, dy]: Point): Point {
  const [q] = keys.flatMap((key) => parseHexId(hexOfPiece(board, key) ?? '')?.[0] ?? []);
  const { size } = board.layout;
  const half = (Math.sqrt(3) / 2) * size;
  if (dx === 0) return [0, 2 * half * Math.sign(dy)];
  return [1.5 * size * Math.sign(dx), (q ?? 0) % 2 === 0 ? half : -half];
}

/** Moves the keyboard's pointer; the first time it appears in the middle of the window. */
export function moveCursor(desk: Desk, [dx, dy]: Point, sight: Sight): Desk {
  const [x, y] = desk.cursor ?? sight.centre;
  const cursor: Point = [Math.round(x + dx), Math.round(y + dy)];
  return handle({ ...desk, cursor }, { type: 'hover', at: cursor }, sight);
}

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

/** Selects a node and, with a drawing tool in hand, puts the pointer on it. */
function visit(desk: Desk, key: string, sight: Sight): Desk {
  const board = boardOf(desk);
  const at = placeOf(board, key);
  const words = wordsOf(board, key);
  const there: Desk = {
    ...desk,
    selection: [key],
    said: `${capital(words)}.`,
  };
  if (desk.tool === 'select' || !at) return there;
  return { ...handle({ ...there, cursor: at }, { type: 'hover', at }, sight), said: there.said };
}

/** Where a node, a hex or a piece lies. */
export function placeOf(board: Board, key: string): Point | undefined {
  if (isStreetBoard(board)) return nodeOf(board, key)?.at;
  const hex = board.hexes.find((each) => idOfHex(each) === key);
  return hex ? centreOfHex(board.layout, hex.at) : placeOfPiece(board, key);
}

/** Along the street or waterline that leaves nearest to a direction, to its other end. */
export function follow(desk: Desk, [dx, dy]: Point, sight: Sight): Desk {
  const board = boardOf(desk);
  const from = desk.selection.length === 1 ? desk.selection[0]! : '';
  if (!isStreetBoard(board) || !nodeOf(board, from)) return desk;
  let best: { readonly to: string; readonly score: number } | undefined;
  for (const { line, course } of linesOf(board).values())
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

/** Gives the selected circle another number; with the circle tool and nothing selected, the next one its number. */
export function typeNumber(desk: Desk, number: number): Desk {
  const [only] = desk.selection;
  if (desk.selection.length === 1 && only !== undefined && nodeOf(boardOf(desk), only)?.kind === 'circle') {
    const taken = nodeOf(boardOf(desk), `c${number}`) !== undefined && only !== `c${number}`;
    const name = taken
      ? `Swap circles ${only.slice(1)} and ${number}`
      : `Renumber circle ${only.slice(1)} to ${number}`;
    if (only === `c${number}`) return { ...desk, said: `It is circle ${number} already.` };
    const next = perform(desk, name, renumberCircle(only as 'c1', number));
    if (next.history === desk.history) return next;
    return { ...next, selection: [`c${number}`], said: `${name}.` };
  }
  return { ...desk, settings: { ...desk.settings, number }, said: `The next circle is ${number}.` };
}
