/** The difference between two versions of a document as plain JSON, for the autosave log and the validation worker. */
import { canonicalJson, filterOrSame, type Board, type HexBoard } from '../../../model/index.js';
import { nameOfEntity } from '../entities/entity-lookup.js';
import { entityChangesBetween, nextVersion } from '../keys/entity-changes.js';
import {
  ENTITY_LISTS,
  entitiesIn,
  isEntityListName,
  keyOf,
  SETUP_LIST_NAMES,
  withEntities,
  withKey,
  withPieceKeys,
  type AnyEntity,
  type Document,
  type EntityList,
  type EntityKey,
} from '../keys/document.js';

/** Lists without keys, whose entries are added and removed by value. */
export const UNKEYED_LIST_NAMES = ['expect', 'witnesses', 'waivers'] as const;
export const PROVENANCE_LIST_NAMES = [
  'sources',
  'scans',
  'traced',
  'reviewed',
  'unreviewed',
  'notes',
] as const;

/** Changes of properties that are not entities: set, dropped, and list entries removed and added. */
export interface PropertyChanges {
  /** For lists of values: the entries taken out and those put in. */
  readonly lists?: Readonly<
    Record<string, readonly [removed: readonly unknown[], added: readonly unknown[]]>
  >;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly drop?: readonly string[];
}

export interface Patch extends PropertyChanges {
  /** Entities that are added or changed, by list. */
  readonly put?: Readonly<
    Partial<Record<EntityList, readonly (readonly [key: EntityKey, entity: AnyEntity])[]>>
  >;
  readonly removed?: readonly EntityKey[];
  /** What changes within the provenance, where each edit may add a name to a long list. */
  readonly provenance?: PropertyChanges;
  readonly nextKey?: EntityKey;
}

/** The patch that makes one version of a document into another. */
export function patchBetween(before: Document, after: Document): Patch {
  const { added, removed, changed } = entityChangesBetween(before.board, after.board);
  const put: Partial<Record<EntityList, (readonly [EntityKey, AnyEntity])[]>> = {};
  const located = [...added, ...[...changed].map(([key, each]) => [key, each.after] as const)];
  for (const [key, { list, entity }] of located) (put[list] ??= []).push([key, entity]);
  const { provenance: was, ...old } = before.board;
  const { provenance: is, ...young } = after.board;
  const provenance = was === is ? {} : propertiesBetween(was, is, PROVENANCE_LIST_NAMES);
  return {
    ...propertiesBetween(withoutEntities(old), withoutEntities(young), UNKEYED_LIST_NAMES),
    ...(located.length > 0 && { put }),
    ...(removed.size > 0 && { removed: [...removed.keys()] }),
    ...(Object.keys(provenance).length > 0 && { provenance }),
    ...(before.nextKey !== after.nextKey && { nextKey: after.nextKey }),
  };
}

type Properties = Readonly<Record<string, unknown>>;

/** The properties of a board without its entities, nor those of its starting position. */
function withoutEntities(board: object): Properties {
  const { setup, ...rest } = Object.fromEntries(
    Object.entries(board).filter(([name]) => !isEntityListName(name)),
  ) as Properties;
  return setup === undefined ? rest : { ...rest, setup: withoutEntities(setup as object) };
}

function propertiesBetween(old: object, young: object, listed: readonly string[]): PropertyChanges {
  const before = old as Properties;
  const lists: Record<string, readonly [readonly unknown[], readonly unknown[]]> = {};
  const set: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(young)) {
    const was = before[name];
    if (was === value) continue;
    if (listed.includes(name) && Array.isArray(was)) {
      const [gone, come] = [
        valuesWithout(was, value as readonly unknown[]),
        valuesWithout(value as readonly unknown[], was),
      ];
      if (gone.length + come.length > 0) lists[name] = [gone, come];
    } else if (was === undefined || canonicalJson(was) !== canonicalJson(value)) set[name] = value;
  }
  const drop = Object.keys(old).filter((name) => !(name in young));
  return {
    ...(Object.keys(lists).length > 0 && { lists }),
    ...(Object.keys(set).length > 0 && { set }),
    ...(drop.length > 0 && { drop }),
  };
}

/** The values of a list without those of another one; a value that is there twice must be in the other twice. */
function valuesWithout(list: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = new Map<string, number>();
  for (const each of others) left.set(textOf(each), (left.get(textOf(each)) ?? 0) + 1);
  return list.filter((each) => {
    const count = left.get(textOf(each)) ?? 0;
    left.set(textOf(each), count - 1);
    return count <= 0;
  });
}

/** Lists have texts or objects, never both, so a text stands for itself. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : canonicalJson(value));

/** Applies a patch to the document it was made for. Untouched parts stay the same objects. */
export function applyPatch(document: Document, patch: Patch): Document {
  const made = boardAfter(document.board, patch);
  const nextKey = patch.nextKey ?? document.nextKey;
  const next = nextVersion(document, made, nextKey);
  return { board: next?.document.board ?? document.board, nextKey };
}

function boardAfter(board: Board, patch: Patch): Board {
  const { put = {}, removed = [], provenance } = patch;
  const touched = new Set<EntityKey>([
    ...removed,
    ...Object.values(put).flatMap((entries) => entries.map(([key]) => key)),
  ]);
  const after = {
    ...applyPropertyChanges(board, patch),
    ...(provenance && { provenance: applyPropertyChanges(board.provenance, provenance) }),
  } as unknown as Board;
  const given = patch.set?.['setup'] as Partial<HexBoard['setup']>;
  // Patches from before pieces had keys hold the whole starting position.
  if (given && 'characters' in given) return withPieceKeys(adoptKeysByName(board, after));
  const lists = ENTITY_LISTS.filter((list) => list in after || isInSetup(list, after)).map((list) => {
    const fresh = (put[list] ?? []).map(([key, entity]) => withKey(entity, key));
    const old = entitiesIn(board, list);
    const kept = touched.size === 0 ? old : filterOrSame(old, (entity) => !touched.has(keyOf(entity)!));
    return [list, fresh.length === 0 ? kept : [...kept, ...fresh]] as const;
  });
  return withEntities(after, Object.fromEntries(lists));
}

const isInSetup = (list: EntityList, board: Board): boolean =>
  (SETUP_LIST_NAMES as readonly string[]).includes(list) && 'setup' in board;

/** The board, in which an entity without a key that has the name of one that is gone is that entity. */
export function adoptKeysByName(before: Board, after: Board): Board {
  const lists = ENTITY_LISTS.filter((list) => entitiesIn(before, list) !== entitiesIn(after, list)).map(
    (list) => {
      const kept = new Set(entitiesIn(after, list));
      const gone = new Map(
        entitiesIn(before, list)
          .filter((entity) => !kept.has(entity))
          .map((entity) => [nameOfEntity(before, { list, entity }), keyOf(entity)]),
      );
      const adopt = entitiesIn(after, list).map((entity) =>
        keyOf(entity) === undefined
          ? withKey(entity, gone.get(nameOfEntity(after, { list, entity })))
          : entity,
      );
      return [list, adopt] as const;
    },
  );
  return withEntities(after, Object.fromEntries(lists));
}

export function applyPropertyChanges(
  before: object,
  { lists = {}, set = {}, drop = [] }: PropertyChanges,
): Properties {
  const after: Record<string, unknown> = { ...before, ...set };
  for (const [name, [removed, added]] of Object.entries(lists))
    after[name] = [...valuesWithout(after[name] as readonly unknown[], removed), ...added];
  for (const name of drop) delete after[name]; // eslint-disable-line @typescript-eslint/no-dynamic-delete
  return after;
}
