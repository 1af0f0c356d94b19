/**
 * What the editor edits: a board in which every entity has a key, a number that stays the same however often the entity is
 * edited, renumbered or moved to another list. It is a property under a symbol, so copies made with a spread keep it, while
 * JSON, the board file and messages to a worker never contain it.
 */
import {
  mapOrSame,
  sortBoard,
  updateOrSame,
  type Block,
  type Board,
  type HexBoard,
  type HexId,
  type Line,
  type Setup,
  type StreetBoard,
} from '../../../model/index.js';

export type EntityKey = number & { readonly isKey: true };

export interface Document {
  /** In the order of the file. */
  readonly board: Board;
  /** The next entity that is added gets this key. */
  readonly nextKey: EntityKey;
}

const BOARD_LISTS = [
  'circles',
  'crossings',
  'junctions',
  'streets',
  'waterlines',
  'blocks',
  'hexes',
  'exits',
] as const;
export const SETUP_LIST_NAMES = ['characters', 'lamps', 'covers'] as const;
/** The lists whose entries have keys: those of a board and those of its starting position. */
export const ENTITY_LISTS = [...BOARD_LISTS, ...SETUP_LIST_NAMES] as const;
export type EntityList = (typeof ENTITY_LISTS)[number];
type SetupList = (typeof SETUP_LIST_NAMES)[number];

/** A cover on a manhole. The file has only its hex. */
export interface Cover {
  readonly hex: HexId;
}

export type AnyEntity =
  | StreetBoard['circles'][number]
  | StreetBoard['crossings'][number]
  | StreetBoard['junctions'][number]
  | Line
  | Block
  | HexBoard['hexes'][number]
  | HexBoard['exits'][number]
  | Setup['characters'][number]
  | Setup['lamps'][number]
  | Cover;

export const isEntityListName = (name: string): name is EntityList =>
  (ENTITY_LISTS as readonly string[]).includes(name);
const isSetupList = (list: EntityList): list is SetupList =>
  (SETUP_LIST_NAMES as readonly EntityList[]).includes(list);

const KEY = Symbol('key');

/** The key of an entity of a document; undefined for an entity of any other board. */
export const keyOf = (entity: AnyEntity): EntityKey | undefined =>
  (entity as { readonly [KEY]?: EntityKey })[KEY];

/** The entity with this key set. */
export const withKey = <T extends AnyEntity>(entity: T, key: EntityKey | undefined): T =>
  key === undefined || keyOf(entity) === key ? entity : { ...entity, [KEY]: key };

/** The entity without its key, so that it gets a new one. */
export function withoutKey<T extends AnyEntity>(entity: T): T {
  const { [KEY]: _, ...rest } = entity as T & { readonly [KEY]?: EntityKey };
  return rest as unknown as T;
}

/** The unknown properties of an entity or a part of a board, for one that takes its place. */
export const keptExtra = ({ extra }: Pick<Board, 'extra'>): Pick<Board, 'extra'> => (extra ? { extra } : {});

type Lists = Partial<Readonly<Record<EntityList, readonly AnyEntity[]>>>;

/** The entities in a list of a board; none if the board has no such list. */
export function entitiesIn(board: Board, list: EntityList): readonly AnyEntity[] {
  if (!isSetupList(list)) return (board as Lists)[list] ?? NONE;
  const setup = (board as Partial<HexBoard>).setup;
  if (setup === undefined) return NONE;
  return list === 'covers' ? coversIn(setup.covers) : setup[list];
}

const NONE: readonly never[] = [];

/** The board with other lists of entities. */
export function withEntities<B extends Board>(board: B, lists: Lists): B {
  const own = Object.entries(lists).filter(([list]) => !isSetupList(list as EntityList));
  const { setup } = board as Partial<HexBoard>;
  const { characters = setup?.characters, lamps = setup?.lamps, covers } = lists;
  return {
    ...board,
    ...Object.fromEntries(own),
    ...(setup && {
      setup: updateOrSame(setup, {
        characters: characters as Setup['characters'],
        lamps: lamps as Setup['lamps'],
        ...(covers && { covers: hexesOfCovers(covers as readonly Cover[]) }),
      }),
    }),
  };
}

/** A text cannot have a key, so a list of covers goes with a list of entities. */
const COVERS = new WeakMap<Setup['covers'], readonly Cover[]>();
const HEXES = new WeakMap<readonly Cover[], Setup['covers']>();

function pairCovers(hexes: Setup['covers'], covers: readonly Cover[]): void {
  COVERS.set(hexes, covers);
  HEXES.set(covers, hexes);
}

function coversIn(hexes: Setup['covers']): readonly Cover[] {
  if (!COVERS.has(hexes))
    pairCovers(
      hexes,
      hexes.map((hex) => ({ hex })),
    );
  return COVERS.get(hexes)!;
}

/** A list of covers as the file has it. */
function hexesOfCovers(covers: readonly Cover[]): Setup['covers'] {
  if (!HEXES.has(covers))
    pairCovers(
      covers.map(({ hex }) => hex),
      covers,
    );
  return HEXES.get(covers)!;
}

/** The covers of a list moved to other hexes, where they keep their keys. Two covers cannot lie on one manhole. */
export function moveCovers(covers: Setup['covers'], move: (hex: HexId) => HexId): Setup['covers'] {
  const moved = coversIn(covers).map((cover) => updateOrSame(cover, { hex: move(cover.hex) }));
  if (moved.every((cover, i) => cover === coversIn(covers)[i])) return covers;
  return hexesOfCovers(moved.filter(({ hex }, i) => moved.findIndex((each) => each.hex === hex) === i));
}

/** The changed board, whose covers have the keys of those that lay on the same hexes before. */
export function keepCoverKeys(before: Board, board: Board): Board {
  const covers = (board as Partial<HexBoard>).setup?.covers;
  if (covers === undefined || COVERS.has(covers)) return board;
  const known = new Map((entitiesIn(before, 'covers') as readonly Cover[]).map((each) => [each.hex, each]));
  pairCovers(
    covers,
    covers.map((hex) => known.get(hex) ?? { hex }),
  );
  return board;
}

/**
 * The pieces of the starting position of an opened board are numbered from here: logs from before pieces had keys use the
 * numbers after those of the other entities for entities that were added.
 */
const FIRST_PIECE_KEY = 2 ** 40;

/** Makes a document of a board: entities without a key get one, in the order of the file. */
export function openDocument(board: Board): Document {
  const sorted = withPieceKeys(sortBoard(board));
  const keys = keysIn(sorted).filter((key) => key < FIRST_PIECE_KEY);
  const [keyed, nextKey] = withNewKeys(sorted, BOARD_LISTS, highest(keys) + 1);
  return { board: sortBoard(keyed), nextKey };
}

/** The board whose pieces of the starting position all have keys. */
export const withPieceKeys = (board: Board): Board =>
  withNewKeys(board, SETUP_LIST_NAMES, Math.max(FIRST_PIECE_KEY, highest(keysIn(board)) + 1))[0];

function withNewKeys(board: Board, lists: readonly EntityList[], from: number): readonly [Board, EntityKey] {
  let next = from;
  const keyed = lists.map((list) => {
    const entities = mapOrSame(entitiesIn(board, list), (entity) =>
      keyOf(entity) === undefined ? withKey(entity, next++ as EntityKey) : entity,
    );
    return [list, entities] as const;
  });
  const changed = keyed.filter(([list, entities]) => entities !== entitiesIn(board, list));
  return [changed.length === 0 ? board : withEntities(board, Object.fromEntries(changed)), next as EntityKey];
}

const keysIn = (board: Board): readonly number[] =>
  ENTITY_LISTS.flatMap((list) => entitiesIn(board, list).map((entity) => keyOf(entity) ?? 0));

const highest = (keys: readonly number[]): number => keys.reduce((most, key) => Math.max(most, key), 0);

/** The board with keys on its entities; the same board if it has them already. */
export function toKeyedBoard<B extends Board>(board: B): B {
  const first = ENTITY_LISTS.flatMap((list) => entitiesIn(board, list).slice(0, 1));
  if (first.every((entity) => keyOf(entity) !== undefined)) return board;
  const known = KEYED.get(board) ?? openDocument(board).board;
  KEYED.set(board, known);
  return known as B;
}

const KEYED = new WeakMap<Board, Board>();

/** A document that can be sent in a message: the board, and its keys in lists of their own. */
export interface SerialisableDocument {
  readonly board: Board;
  readonly nextKey: EntityKey;
  /** The keys of its entities, list by list. */
  readonly keys: Readonly<Partial<Record<EntityList, readonly EntityKey[]>>>;
}

export const toSerialisableDocument = ({ board, nextKey }: Document): SerialisableDocument => ({
  board,
  nextKey,
  keys: Object.fromEntries(
    ENTITY_LISTS.map((list) => [list, entitiesIn(board, list).map((entity) => keyOf(entity)!)]),
  ),
});

export function fromSerialisableDocument({ board, nextKey, keys }: SerialisableDocument): Document {
  const lists = Object.entries(keys)
    .filter(([, of]) => of.length > 0)
    .map(
      ([list, of]) =>
        [list, entitiesIn(board, list as EntityList).map((entity, i) => withKey(entity, of[i]))] as const,
    );
  return { board: sortBoard(withEntities(board, Object.fromEntries(lists))), nextKey };
}
