/** Everything a mouse can do, without one: a pointer moved by arrows, nodes visited in turn, streets followed. */
import { moveThings, renumberCircle, setExit } from '../document/index.js';
import {
  compareIds,
  idOfHex,
  isHexBoard,
  isStreetBoard,
  parseHexId,
  type Board,
  type CircleId,
  type HexBoard,
  type Point,
} from '../../model/index.js';
import { capital } from '../../model/text/capital.js';
import { boardOf, handle, perform, performMerged, type Desk } from './desk.js';
import type { Held, Sight } from './gesture.js';
import { linesOf, nodeOf, nodesOf } from './nodes.js';
import { hexOfPiece, keysOfPieces, placeOfPiece } from './pieces.js';
import { placeOf } from './place-of.js';
import { rimSideBeyond } from './rim-side.js';
import { TOOLS } from './tools/index.js';
import { movedPieces } from './tools/moving-pieces.js';
import { canMove, under } from './tools/select.js';
import { wordsOf, wordsOfAll } from './words.js';

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
  if (isHexBoard(board)) return nudgeOnHexes(desk, board, name, way);
  const next = performMerged(desk, name, moveThings(desk.selection, ...way));
  if (next !== desk) return next;
  return {
    ...desk,
    said: desk.selection.some(canMove)
      ? 'It cannot go farther that way: the board ends at 1000000 units.'
      : 'A block goes with its nodes: select and move those.',
  };
}

/** Pieces go from hex to hex, all of them or none; an exit to the next side of the rim. */
function nudgeOnHexes(desk: Desk, board: HexBoard, name: string, way: Point): Desk {
  const all = new Set(keysOfPieces(board));
  const pieces = desk.selection.filter((key) => all.has(key));
  if (pieces.length === 0)
    return { ...desk, said: 'Hexes themselves stay where they are. Press H to move their lattice.' };
  const exit = pieces.length === 1 ? board.exits.find(({ id }) => pieces[0] === `exit:${id}`) : undefined;
  if (exit) {
    const side = rimSideBeyond(board, exit, [Math.sign(way[0]), Math.sign(way[1])]);
    if (!side) return { ...desk, said: 'The rim of the board does not go on that way.' };
    return performMerged(desk, name, setExit({ id: exit.id, hex: side.hex, side: side.side }));
  }
  const held = pieces.find((key) => !key.startsWith('exit:')) ?? pieces[0]!;
  const [[x, y], [dx, dy]] = [placeOfPiece(board, held)!, hexwards(board, held, way)];
  const moved = movedPieces(board, pieces, held, [x + dx, y + dy]);
  if (!moved) return { ...desk, said: 'There is no hex that way.' };
  return selecting(performMerged(desk, name, moved.action), moved.keys);
}

const selecting = (desk: Desk, keys: readonly string[]): Desk =>
  desk.readOnly ? desk : { ...desk, selection: keys };

/** From a piece to the hex above, below or beside it. Beside lie two; going up and down in turn keeps the row. */
function hexwards(board: HexBoard, key: string, [dx, dy]: Point): Point {
  const q = parseHexId(hexOfPiece(board, key) ?? '')?.[0];
  const { size } = board.layout;
  const half = (Math.sqrt(3) / 2) * size;
  if (dx === 0) return [0, 2 * half * Math.sign(dy)];
  return [1.5 * size * Math.sign(dx), (q ?? 0) % 2 === 0 ? half : -half];
}

/**
 * Moves the keyboard's pointer; the first time it appears in the middle of the window. To select it appears where the
 * selection is, and what lies under it is said, as a hand sees it.
 */
export function moveCursor(desk: Desk, [dx, dy]: Point, sight: Sight): Desk {
  const [x, y] = desk.cursor ?? firstPlace(desk) ?? sight.centre;
  const cursor: Point = [Math.round(x + dx), Math.round(y + dy)];
  const there = handle({ ...desk, cursor }, { type: 'hover', at: cursor }, sight);
  if (desk.tool !== 'select') return there;
  const board = boardOf(desk);
  const key = under(cursor, { board, sight, selection: desk.selection })?.key;
  return { ...there, said: key === undefined ? 'Empty ground.' : `${capital(wordsOf(board, key))}.` };
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
