/** Boards for tests of edits, and typed shortcuts to edit them. */
import {
  addNode,
  isEdited,
  newBoard,
  openDocument,
  sequence,
  type Action,
} from '../../editor/document/index.js';
import type { Board, HexBoard, StreetBoard } from '../../model/index.js';
import { shippedHexBoard, shippedStreetBoard } from '../boards/shipped-boards.js';

export const whitechapelBoard = shippedStreetBoard('whitechapel');
export const mrJackBoard = shippedHexBoard('mr-jack-2006');

/** The board of a document after some actions, one after the other; the same board if all are refused. */
export function editKeyed<B extends Board>(board: B, ...actions: readonly Action[]): B {
  const outcome = sequence(...actions)(openDocument(board));
  return isEdited(outcome) ? (outcome.document.board as B) : board;
}

/** The same as the file has it, without keys. */
export function editBoard<B extends Board>(board: B, ...actions: readonly Action[]): B {
  const after = editKeyed(board, ...actions);
  return after === board ? board : withoutKeys(after);
}

/** Equal boards are equal then, whatever the keys of their entities. */
export const withoutKeys = <T>(board: T): T => JSON.parse(JSON.stringify(board)) as T;

/** A street board after some actions. */
export const editStreetBoard = (board: Board, ...actions: readonly Action[]): StreetBoard =>
  editBoard(board, ...actions) as StreetBoard;

/** A hex board after some actions. */
export const editHexBoard = (board: Board, ...actions: readonly Action[]): HexBoard =>
  editBoard(board, ...actions) as HexBoard;

/** An empty street board. */
export const emptyStreetBoard = editStreetBoard(newBoard('lfw', { id: 'test', name: 'Test' }));

/** Adds circles c1, c2 … at these positions. */
export const addCircles = (...places: readonly (readonly [number, number])[]): Action =>
  sequence(...places.map((at, i) => addNode({ kind: 'circle', id: `c${i + 1}`, at })));

/** Lines by their ends. */
export const lineNames = (lines: StreetBoard['streets']): readonly string[] =>
  lines.map(({ between }) => between.join('-'));
