/** Boards for tests of edits, and typed shortcuts to edit them. */
import {
  addNode,
  isEditedDocument,
  newBoard,
  openDocument,
  sequenceActions,
  type Action,
} from '../../editor/document/index.js';
import type { Board, HexBoard, StreetBoard } from '../../model/index.js';
import { shippedHexBoard, shippedStreetBoard } from '../boards/shipped-boards.js';

export const whitechapelBoard = shippedStreetBoard('whitechapel');
export const mrJackBoard = shippedHexBoard('mr-jack-2006');

/** A board after some actions, with keys; the same board if all are refused. */
export function editKeyedBoard<B extends Board>(board: B, ...actions: readonly Action[]): B {
  const outcome = sequenceActions(...actions)(openDocument(board));
  return isEditedDocument(outcome) ? (outcome.document.board as B) : board;
}

/** A board after some actions, without keys, as the file has it. */
export function editBoard<B extends Board>(board: B, ...actions: readonly Action[]): B {
  const after = editKeyedBoard(board, ...actions);
  return after === board ? board : withoutKeys(after);
}

/** The board without the keys of its entities, so that equal boards compare as equal. */
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
  sequenceActions(...places.map((at, i) => addNode({ kind: 'circle', id: `c${i + 1}`, at })));

/** Lines by their ends, as `c1-x1`. */
export const formatLineEnds = (lines: StreetBoard['streets']): readonly string[] =>
  lines.map(({ between }) => between.join('-'));
