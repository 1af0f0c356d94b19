/** What a menu is for: its commands act on the selection, so what was pointed at is selected first. */
import type { Point } from '../../../model/index.js';
import { boardOf, selectAndAnnounce, type EditorState, selectionOf } from '../state/editor-state.js';
import type { Viewport } from '../input/gesture.js';
import { positionOfEntity } from '../pointing/hit-test.js';
import { hitForSelection } from '../tools/select-tool.js';

/** For what lies at a place; the selection stays if that is part of it. */
export function selectForMenuAt(desk: EditorState, at: Point, viewport: Viewport): EditorState {
  const key = keyAt(desk, at, viewport);
  return key !== undefined && selectionOf(desk).includes(key)
    ? desk
    : selectAndAnnounce(desk, key === undefined ? [] : [key]);
}

/** The menu opened by a key: for the entity under the keyboard's pointer, or else for the selection. */
export const selectForMenuKey = (desk: EditorState, viewport: Viewport): EditorState =>
  desk.cursor && keyAt(desk, desk.cursor, viewport) !== undefined
    ? selectForMenuAt(desk, desk.cursor, viewport)
    : desk;

/** Where the thing lies that a key asked about. */
export function menuPosition(desk: EditorState, viewport: Viewport): Point {
  const { cursor } = desk;
  const selection = selectionOf(desk);
  if (cursor && selection.includes(keyAt(desk, cursor, viewport) ?? '')) return cursor;
  return positionOfEntity(boardOf(desk), selection[0] ?? '') ?? cursor ?? viewport.centre;
}

const keyAt = (desk: EditorState, at: Point, viewport: Viewport): string | undefined =>
  hitForSelection(at, { board: boardOf(desk), viewport, selection: selectionOf(desk) })?.key;
