/** Moving what is selected by keys, a step at a time and as it is seen on a sheet that may be turned. */
import { moveThings, setExit } from '../document/index.js';
import { isHexBoard, parseHexId, type HexBoard, type Point } from '../../model/index.js';
import { wayOnBoard } from './camera.js';
import { boardOf, performMerged, type Desk } from './desk.js';
import type { Sight } from './gesture.js';
import { hexOfPiece, keysOfPieces, placeOfPiece } from './pieces.js';
import { rimSideBeyond } from './rim-side.js';
import { movedPieces } from './tools/moving-pieces.js';
import { canMove } from './tools/select.js';
import { wordsOfAll } from './words.js';

/** By whole board units along an axis, or pieces from hex to hex. Nudges in a row are one step of the history. */
export function nudge(desk: Desk, way: Point, { rotation }: Sight): Desk {
  const board = boardOf(desk);
  const name = `Nudge ${wordsOfAll(board, desk.selection)}`;
  if (isHexBoard(board)) return nudgeOnHexes(desk, board, name, wayOnBoard(rotation, way));
  // By the nearest quarter of a turn: units stay whole, and no two arrows come to mean the same.
  const quarter = (90 * Math.round(rotation / 90)) % 360;
  const next = performMerged(desk, name, moveThings(desk.selection, ...wayOnBoard(quarter, way)));
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
    const length = Math.hypot(...way);
    const side = rimSideBeyond(board, exit, [way[0] / length, way[1] / length]);
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

/**
 * From a piece to the hex that lies nearest to a way. About half way between two it goes to one and the other in turn, which
 * keeps the row; of the three axes the one that both go along counts the steps.
 */
function hexwards(board: HexBoard, key: string, [dx, dy]: Point): Point {
  const [q, r] = parseHexId(hexOfPiece(board, key) ?? '') ?? [0, 0];
  // In sixths of a turn, so that neighbours lie at halves.
  const angle = Math.atan2(dy, dx) / (Math.PI / 3);
  const steps = [q, q + r, r].at(Math.round(angle) % 3)!;
  const turn = (steps % 2 === 0) === dx > 0 ? 0.05 : -0.05;
  const towards = (Math.floor(angle + turn) + 0.5) * (Math.PI / 3);
  const length = Math.sqrt(3) * board.layout.size;
  return [length * Math.cos(towards), length * Math.sin(towards)];
}
