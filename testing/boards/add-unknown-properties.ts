/** Properties that the board format does not have, put into the data of a file. */
import { pickRandom, seededRandom } from '../seeded-random.js';
import { listJsonPlaces, type JsonContainer } from './mutate-board.js';

/** Names that no object of the format knows, among them those that programs trip over. */
const NAMES = [
  'colur', 'extra', 'note-to-self', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'toJSON', 'then', '',
  'a/b~c', '10', '9', '\u{1f3e0}', 'say "no"', 'default',
]; // prettier-ignore

const VALUES: readonly unknown[] = [
  null, true, 0, -7, '', 'text \u{1f3e0}', [], {}, [[]], [{}], [{ b: 1, a: [2, { c: null }] }, 3, null], ['c1', 'x1'],
  { extra: { extra: 1 }, at: [0, 0], constructor: 'x', 10: 1, 9: 2 }, { at: [1, 2], id: 'x1', near: ['c2', 'c1'] },
]; // prettier-ignore

/** The keys of these are ids: another key is no unknown property. */
const MAPS: ReadonlySet<string | number> = new Set(['sourceIds', 'lists']);

/** The data of a board's file with one to eight unknown properties on objects of any depth. */
export function addUnknownProperties(board: object, seed: number): JsonContainer {
  const random = seededRandom(seed);
  const copy = { root: structuredClone(board) };
  const isObject = (value: unknown): value is JsonContainer =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  const objects = listJsonPlaces(copy as JsonContainer)
    .filter(({ key }) => !MAPS.has(key))
    .map(({ parent, key }) => parent[key])
    .filter(isObject);
  for (let left = 1 + Math.floor(random() * 8); left > 0; left--) {
    const object = pickRandom([copy.root as JsonContainer, ...objects], random);
    object[pickRandom(NAMES, random)] = structuredClone(pickRandom(VALUES, random));
  }
  return copy.root as JsonContainer;
}
