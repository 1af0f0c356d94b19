/**
 * The key of an entity: a number that stays the same however often the entity is edited, renumbered or moved to another list.
 * It is a property under a symbol, so copies made with a spread keep it, while JSON, the board file and messages to a worker
 * never contain it.
 */
import type { Block, Board, HexBoard, Line, StreetBoard } from '../../../model/index.js';

export type Key = number & { readonly isKey: true };

/** The lists of a board whose entries have keys. */
export const ENTITY_LISTS = [
  'circles',
  'crossings',
  'junctions',
  'streets',
  'waterlines',
  'blocks',
  'hexes',
  'exits',
] as const;
export type EntityList = (typeof ENTITY_LISTS)[number];

export type AnyEntity =
  | StreetBoard['circles'][number]
  | StreetBoard['crossings'][number]
  | StreetBoard['junctions'][number]
  | Line
  | Block
  | HexBoard['hexes'][number]
  | HexBoard['exits'][number];

const KEY = Symbol('key');

/** The key of an entity of a document; undefined for an entity of any other board. */
export const keyOf = (entity: AnyEntity): Key | undefined => (entity as { readonly [KEY]?: Key })[KEY];

/** The entity with this key. */
export const withKey = <T extends AnyEntity>(entity: T, key: Key | undefined): T =>
  key === undefined || keyOf(entity) === key ? entity : { ...entity, [KEY]: key };

/** The entity as one that is still to get a key of its own. */
export function withoutKey<T extends AnyEntity>(entity: T): T {
  const { [KEY]: _, ...rest } = entity as T & { readonly [KEY]?: Key };
  return rest as unknown as T;
}

/** The entities in a list of a board; none if boards of its kind have no such list. */
export const entitiesIn = (board: Board, list: EntityList): readonly AnyEntity[] =>
  (board as Partial<Readonly<Record<EntityList, readonly AnyEntity[]>>>)[list] ?? NONE;

const NONE: readonly never[] = [];
