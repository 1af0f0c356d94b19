/** Applies patches from storage, which may be damaged. */
import {
  type Board,
  canonicalJson,
  mergeExtra,
  parseBoard,
  unknownPropertiesOf,
} from '../../../model/index.js';
import {
  type Cover,
  type Document,
  entitiesIn,
  ENTITY_LISTS,
  isEntityListName,
  type EntityKey,
  keptExtra,
  keyOf,
  SETUP_LIST_NAMES,
} from '../keys/document.js';
import {
  applyPatch,
  type Patch,
  applyPropertyChanges,
  type PropertyChanges,
  PROVENANCE_LIST_NAMES,
  UNKEYED_LIST_NAMES,
} from './patch.js';

/** Applies a value as a patch; undefined if it is not a patch, does not fit, or the result is not a valid board. */
export function applyUntrustedPatch(document: Document, patch: unknown): Document | undefined {
  if (!isPatch(patch) || !fits(document, patch)) return undefined;
  return hasForm(document.board, patch) ? applyPatch(document, patch) : undefined;
}

function isPatch(value: unknown): value is Patch {
  if (!isPropertyPatch(value, UNKEYED_LIST_NAMES)) return false;
  const { put = {}, removed = [], provenance = {}, nextKey = 1, set = {}, drop = [] } = value as Patch;
  if (!isRecord(put) || !Array.isArray(removed) || !removed.every(isKey) || !isKey(nextKey)) return false;
  const arePut = Object.entries(put).every(
    ([list, entries]) =>
      isEntityListName(list) &&
      Array.isArray(entries) &&
      entries.every(
        (each: unknown) => Array.isArray(each) && each.length === 2 && isKey(each[0]) && isRecord(each[1]),
      ),
  );
  // Entities are put and removed by key, and what is set or dropped as a whole is not changed besides.
  const isWhole = ![...Object.keys(set), ...drop].some(
    (name) => isEntityListName(name) || (name === 'provenance' && 'provenance' in value),
  );
  return arePut && isWhole && isPropertyPatch(provenance, PROVENANCE_LIST_NAMES);
}

function isPropertyPatch(value: unknown, listed: readonly string[]): value is PropertyChanges {
  if (!isRecord(value)) return false;
  const { lists = {}, set = {}, drop = [] } = value;
  if (
    !isRecord(lists) ||
    !isRecord(set) ||
    !Array.isArray(drop) ||
    !drop.every((each) => typeof each === 'string')
  )
    return false;
  return Object.entries(lists).every(
    ([name, lists]) =>
      !(name in set) &&
      listed.includes(name) &&
      Array.isArray(lists) &&
      lists.length === 2 &&
      lists.every(Array.isArray),
  );
}

/** Whether what is removed is there, and what is added to is a list. */
function fits({ board }: Document, patch: Patch): boolean {
  const { removed = [], put = {}, lists = {}, provenance = {}, set = {}, drop = [] } = patch;
  const hasSetup = !drop.includes('setup') && ('setup' in board || 'setup' in set);
  const isThere = (key: EntityKey): boolean =>
    ENTITY_LISTS.some((list) => entitiesIn(board, list).some((entity) => keyOf(entity) === key));
  return (
    removed.every(isThere) &&
    Object.keys(put).every((list) => (isSetupList(list) ? hasSetup : list in board)) &&
    Object.keys(lists).every((name) => Array.isArray((board as unknown as Record<string, unknown>)[name])) &&
    Object.keys(provenance.lists ?? {}).every((name) =>
      Array.isArray((board.provenance as unknown as Record<string, unknown>)[name]),
    )
  );
}

/** Whether stored data has the form of a `Board`, in which unknown properties stand under `extra` and nowhere else. */
export function hasBoardForm(data: unknown): boolean {
  const parsed = parseBoard(JSON.stringify(mergeExtra(data)));
  return parsed.ok && unknownPropertiesOf(parsed.board).length === unknownPropertiesOf(data).length;
}

/** Only new entities are parsed: in a thousand steps of a large board that takes a second instead of a minute. */
function hasForm(board: Board, { put = {}, lists = {}, set = {}, drop = [], provenance }: Patch): boolean {
  const thin: Record<string, unknown> = { ...board };
  for (const list of [...ENTITY_LISTS, ...UNKEYED_LIST_NAMES]) if (list in thin) thin[list] = [];
  Object.assign(thin, set);
  const { characters = [], lamps = [], covers = [], ...own } = put;
  for (const [list, entries] of Object.entries(own)) thin[list] = entries.map(([, entity]) => entity);
  // A form, and patches from before pieces had keys, give the whole starting position.
  const { setup } = thin;
  if (isRecord(setup) && !(setup === set['setup'] && SETUP_LIST_NAMES.some((list) => list in setup)))
    thin['setup'] = {
      ...setup,
      characters: characters.map(([, entity]) => entity),
      lamps: lamps.map(([, entity]) => entity),
      covers: covers.map(([, entity]) => (entity as Cover).hex),
    };
  for (const [name, [, added]] of Object.entries(lists)) thin[name] = added;
  for (const name of drop) thin[name] = undefined;
  if (provenance) thin['provenance'] = applyPropertyChanges(board.provenance, provenance);
  return hasBoardForm(thin);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSetupList = (name: string): boolean => (SETUP_LIST_NAMES as readonly string[]).includes(name);

const isKey = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;

/** The board with some properties set; null removes one. The same board if the result is invalid or unchanged. */
export function setBoardProperties<B extends Board>(
  board: B,
  properties: Readonly<Record<string, unknown>>,
): B {
  const old = board as unknown as Readonly<Record<string, unknown>>;
  const isChange = ([name, value]: readonly [string, unknown]): boolean =>
    value === null
      ? name in old
      : value !== undefined && (old[name] === undefined || canonicalJson(old[name]) !== canonicalJson(value));
  const given = Object.entries(properties)
    .map(([name, value]) => [name, withExtraOf(old[name], value)] as const)
    .filter(isChange);
  if (given.length === 0) return board;
  const set = Object.fromEntries(given.filter(([, value]) => value !== null));
  const drop = given.filter(([, value]) => value === null).map(([name]) => name);
  if (!hasForm(board, { set, drop })) return board;
  const kept = Object.entries({ ...board, ...set }).filter(([name]) => !drop.includes(name));
  return Object.fromEntries(kept) as unknown as B;
}

/** A part of the board that is set as a whole keeps the unknown properties it had. */
const withExtraOf = (old: unknown, value: unknown): unknown =>
  isRecord(old) && isRecord(value) && !('extra' in value) ? { ...value, ...keptExtra(old) } : value;
