/** Boards to edit, and edits of them with the right type. */
import { addNode, inTurn, newBoard, type Action } from '../editor/document/index.js';
import type { Board, HexBoard, StreetBoard } from '../model/index.js';
import { hexBoard, streetBoard } from './official-board.js';

export const whitechapel = streetBoard('whitechapel');
export const jack = hexBoard('mr-jack-2006');

/** What actions make of a board of streets, one after the other. */
export const onStreets = (board: Board, ...actions: readonly Action[]): StreetBoard =>
  inTurn(...actions)(board) as StreetBoard;

/** The same for a board of hexes. */
export const onHexes = (board: Board, ...actions: readonly Action[]): HexBoard =>
  inTurn(...actions)(board) as HexBoard;

/** A board of streets with nothing on it. */
export const empty = onStreets(newBoard('lfw', { id: 'test', name: 'Test' }));

/** Puts circles c1, c2 … at these places. */
export const circlesAt = (...places: readonly (readonly [number, number])[]): Action =>
  inTurn(...places.map((at, i) => addNode({ kind: 'circle', id: `c${i + 1}`, at })));

/** Lines by their ends. */
export const names = (lines: StreetBoard['streets']): readonly string[] =>
  lines.map(({ between }) => between.join('-'));
