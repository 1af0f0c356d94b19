/** Selects the entity that a context menu is opened for, because its commands act on the selection. */
import type { Point } from '../../../model/index.js';
import { boardOf, selectAndAnnounce, type EditorState, selectionOf } from '../state/editor-state.js';
import type { Viewport } from '../input/gesture-types.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import { selectableHitAt } from '../tools/select-tool.js';

/** Selects the entity at a position for its menu; the selection stays if that is part of it. */
export function selectForMenuAt(desk: EditorState, at: Point, viewport: Viewport): EditorState {
  const key = keyAt(desk, at, viewport);
  return key !== undefined && selectionOf(desk).includes(key)
    ? desk
    : selectAndAnnounce(desk, key === undefined ? [] : [key]);
}

/** Selects for a menu opened by a key: the entity under the keyboard cursor, else the selection stays. */
export const selectForMenuKey = (desk: EditorState, viewport: Viewport): EditorState =>
  desk.cursor && keyAt(desk, desk.cursor, viewport) !== undefined
    ? selectForMenuAt(desk, desk.cursor, viewport)
    : desk;

/** The board position at which a menu opened by a key appears. */
export function positionForMenuKey(desk: EditorState, viewport: Viewport): Point {
  const { cursor } = desk;
  const selection = selectionOf(desk);
  if (cursor && selection.includes(keyAt(desk, cursor, viewport) ?? '')) return cursor;
  return positionOfEntity(boardOf(desk), selection[0] ?? '') ?? cursor ?? viewport.centre;
}

const keyAt = (desk: EditorState, at: Point, viewport: Viewport): string | undefined =>
  selectableHitAt(at, { board: boardOf(desk), viewport, selection: selectionOf(desk) })?.key;
