/** Properties of a board that are set as a whole, and may come straight from a form that a person filled in. */
import { canonicalJson, type Board } from '../../../model/index.js';
import { hasForm } from './untrusted-patch.js';

/** The board with some of its properties set; null removes one. The same board if the result is no valid board, or nothing changes. */
export function setProperties<B extends Board>(board: B, properties: Readonly<Record<string, unknown>>): B {
  const old = board as unknown as Readonly<Record<string, unknown>>;
  const isChange = ([name, value]: readonly [string, unknown]): boolean =>
    value === null
      ? name in old
      : value !== undefined && (old[name] === undefined || canonicalJson(old[name]) !== canonicalJson(value));
  const given = Object.entries(properties).filter(isChange);
  if (given.length === 0) return board;
  const set = Object.fromEntries(given.filter(([, value]) => value !== null));
  const drop = given.filter(([, value]) => value === null).map(([name]) => name);
  if (!hasForm(board, { set, drop })) return board;
  const kept = Object.entries({ ...board, ...set }).filter(([name]) => !drop.includes(name));
  return Object.fromEntries(kept) as unknown as B;
}
