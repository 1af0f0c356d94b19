/** What a menu is for: its commands act on the selection, so what was pointed at is selected first. */
import type { Point } from '../../model/index.js';
import { boardOf, pick, type Desk } from './desk.js';
import type { Sight } from './gesture.js';
import { placeOf } from './place-of.js';
import { under } from './tools/select.js';

/** For what lies at a place; the selection stays if that is part of it. */
export function menuAt(desk: Desk, at: Point, sight: Sight): Desk {
  const key = keyAt(desk, at, sight);
  return key !== undefined && desk.selection.includes(key)
    ? desk
    : pick(desk, key === undefined ? [] : [key]);
}

/** By a key: for what is under the keyboard's pointer, else for what is selected, which nobody pointed away from. */
export const menuByKey = (desk: Desk, sight: Sight): Desk =>
  desk.cursor && keyAt(desk, desk.cursor, sight) !== undefined ? menuAt(desk, desk.cursor, sight) : desk;

/** Where the thing lies that a key asked about. */
export function placeOfMenu(desk: Desk, sight: Sight): Point {
  const { cursor, selection } = desk;
  if (cursor && selection.includes(keyAt(desk, cursor, sight) ?? '')) return cursor;
  return placeOf(boardOf(desk), selection[0] ?? '') ?? cursor ?? sight.centre;
}

const keyAt = (desk: Desk, at: Point, sight: Sight): string | undefined =>
  under(at, { board: boardOf(desk), sight, selection: desk.selection })?.key;
