/** Numbers crossings and junctions by what they touch, so that the numbers do not depend on a board's ids. */
import { compareStrings, searchRelation, type StreetBoard } from '../../model/index.js';

/**
 * New ids for the crossings and junctions of a board. Crossings are sorted by the circles that they search; crossings with the
 * same circles by the nodes around them, then by the nodes around those. Fails if two nodes cannot be told apart.
 */
export function numberByTouch(board: StreetBoard): ReadonlyMap<string, string> {
  const neighbours = new Map<string, string[]>();
  const add = (from: string, to: string): void => {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
  };
  for (const { between } of board.streets) {
    add(between[0], between[1]);
    add(between[1], between[0]);
  }
  const search = searchRelation(board);
  const first = (id: string): string =>
    id.startsWith('x') ? (search.get(id as `x${number}`) ?? []).map(pad).join(' ') : '';
  const keys = new Map<string, string>(board.circles.map(({ number }) => [`c${number}`, pad(`c${number}`)]));
  const unnamed = [...board.crossings, ...board.junctions].map(({ id }) => id as string);
  for (const id of unnamed) keys.set(id, `${id.charAt(0)} ${first(id)}`);
  for (let distinct = 0; ;) {
    const ranks = rankKeys(keys);
    const now = new Set(unnamed.map((id) => ranks.get(id))).size;
    if (now === unnamed.length) return renumber(unnamed, ranks);
    if (now === distinct) throw new Error(`${board.id}: ${unnamed.length - now} nodes cannot be told apart`);
    distinct = now;
    for (const id of unnamed) {
      const around = (neighbours.get(id) ?? []).map((each) => ranks.get(each)!).sort();
      keys.set(id, [ranks.get(id)!, ...around].join(' '));
    }
    for (const [id, rank] of ranks) if (id.startsWith('c')) keys.set(id, rank);
  }
}

const pad = (id: string): string => id.slice(1).padStart(5, '0');

/** The place of each key among the sorted keys, as a text of fixed length. */
function rankKeys(keys: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const sorted = [...new Set(keys.values())].sort(compareStrings);
  const places = new Map(sorted.map((key, i) => [key, String(i).padStart(6, '0')]));
  return new Map([...keys].map(([id, key]) => [id, places.get(key)!]));
}

/** `x1`, `x2`, … and `t1`, `t2`, … in the order of the ranks. */
function renumber(ids: readonly string[], ranks: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const letter of ['x', 't'])
    for (const [i, id] of ids
      .filter((each) => each.startsWith(letter))
      .sort((a, b) => compareStrings(ranks.get(a)!, ranks.get(b)!))
      .entries())
      names.set(id, `${letter}${i + 1}`);
  return names;
}
