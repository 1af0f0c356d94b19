/** What the editor edits: a board in which every entity has a key. */
import { sortBoard, type Board, mapOrSame, updateOrSame } from '../../../model/index.js';
import { ENTITY_LISTS, entitiesIn, keyOf, withKey, type EntityList, type Key } from './entity-key.js';

export interface Document {
  /** In the order of the file. */
  readonly board: Board;
  /** The next entity that is added gets this key. */
  readonly nextKey: Key;
}

/** A board as a document: entities that have no key yet get keys in the order of the file. */
export function openDocument(board: Board): Document {
  const keys = ENTITY_LISTS.flatMap((list) => entitiesIn(board, list).map((entity) => keyOf(entity) ?? 0));
  const { board: keyed, nextKey } = addKeys(undefined, sortBoard(board), nextAfter(keys));
  return { board: sortBoard(keyed), nextKey };
}

/** A board whose entities have keys: the same board if it is one of a document. */
export function keyedBoard<B extends Board>(board: B): B {
  const first = ENTITY_LISTS.flatMap((list) => entitiesIn(board, list).slice(0, 1));
  if (first.every((entity) => keyOf(entity) !== undefined)) return board;
  const known = KEYED.get(board) ?? openDocument(board).board;
  KEYED.set(board, known);
  return known as B;
}

const KEYED = new WeakMap<Board, Board>();

const nextAfter = (keys: readonly number[]): Key =>
  (1 + keys.reduce((most, key) => Math.max(most, key), 0)) as Key;

/** The document of a board that was made from another one: entities without a key get one. */
export function addKeys(before: Board | undefined, board: Board, nextKey: Key): Document {
  let next: number = nextKey;
  const lists = ENTITY_LISTS.filter(
    (list) => list in board && (!before || entitiesIn(board, list) !== entitiesIn(before, list)),
  );
  const keyed = lists.map((list) => {
    const entities = mapOrSame(entitiesIn(board, list), (entity) =>
      keyOf(entity) === undefined ? withKey(entity, next++ as Key) : entity,
    );
    return [list, entities] as const;
  });
  return { board: updateOrSame<Board>(board, Object.fromEntries(keyed)), nextKey: next as Key };
}

/** A document as plain data, which a message can hold. */
export interface PlainDocument {
  readonly board: Board;
  /** The keys of its entities, list by list. */
  readonly keys: Readonly<Partial<Record<EntityList, readonly Key[]>>>;
}

export const toPlainDocument = ({ board }: Document): PlainDocument => ({
  board,
  keys: Object.fromEntries(
    ENTITY_LISTS.filter((list) => list in board).map((list) => [
      list,
      entitiesIn(board, list).map((entity) => keyOf(entity)!),
    ]),
  ),
});

export function fromPlainDocument({ board, keys }: PlainDocument): Document {
  const lists = Object.entries(keys).map(
    ([list, of]) =>
      [list, entitiesIn(board, list as EntityList).map((entity, i) => withKey(entity, of[i]))] as const,
  );
  const nextKey = nextAfter(Object.values(keys).flat());
  return { board: sortBoard({ ...board, ...Object.fromEntries(lists) }), nextKey };
}
