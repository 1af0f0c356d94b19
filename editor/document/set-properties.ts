/** Properties of a board that are set as a whole, and may come straight from a form that a person filled in. */
import { canonicalJson, type Board } from '../../model/index.js';
import { patchedBoard } from './read-patch.js';

/** The board with some of its properties set; null takes one away. The same board if no board in form comes out, or nothing changes. */
export function withProperties<B extends Board>(board: B, properties: Readonly<Record<string, unknown>>): B {
  const old = board as unknown as Readonly<Record<string, unknown>>;
  const given = Object.entries(properties).filter(([, value]) => value !== undefined);
  const set = Object.fromEntries(given.filter(([, value]) => value !== null));
  const drop = given.filter(([key, value]) => value === null && key in old).map(([key]) => key);
  const after = patchedBoard(board, { set, drop });
  if (after === undefined) return board;
  const changes = Object.entries(set).some(
    ([key, value]) => old[key] === undefined || canonicalJson(old[key]) !== canonicalJson(value),
  );
  return changes || drop.length > 0 ? (after as B) : board;
}
