/** Properties of a board that are set as a whole, and may come straight from a form that a person filled in. */
import { canonicalJson, type Board } from '../../model/index.js';
import { patchedBoard } from './read-patch.js';

/** The board with some of its properties set; null takes one away. The same board if no board in form comes out, or nothing changes. */
export function withProperties<B extends Board>(board: B, properties: Readonly<Record<string, unknown>>): B {
  const old = board as unknown as Readonly<Record<string, unknown>>;
  const isSaid = ([key, value]: readonly [string, unknown]): boolean =>
    value === null
      ? key in old
      : value !== undefined && (old[key] === undefined || canonicalJson(old[key]) !== canonicalJson(value));
  const given = Object.entries(properties).filter(isSaid);
  if (given.length === 0) return board;
  const set = Object.fromEntries(given.filter(([, value]) => value !== null));
  const drop = given.filter(([, value]) => value === null).map(([key]) => key);
  return (patchedBoard(board, { set, drop }) ?? board) as B;
}
