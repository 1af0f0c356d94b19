/** From the names of entities to the entities themselves, and back. */
import {
  idOfHex,
  isStreetBoard,
  type Block,
  type Board,
  type Exit,
  type HexBoard,
  type Line,
  type Setup,
  type StreetBoard,
} from '../../../model/index.js';
import type { EntityInList } from '../keys/entity-changes.js';
import {
  ENTITY_LISTS,
  entitiesIn,
  keyOf,
  type AnyEntity,
  type Cover,
  type EntityList,
  type EntityKey,
} from '../keys/document.js';
import { parseEntityName, type EntityName, type ParsedEntityName } from './entity-name.js';
import { createKeyLookup } from './create-key-lookup.js';
import { findLine, idOfLine } from './lines.js';
import { findNode, idOfNode, NODE_LIST_NAMES, type AnyNode } from './nodes.js';

/** The entity with this name; undefined if the board has none, or if entities of its kind have no key. */
export function findEntity(board: Board, name: EntityName): EntityInList | undefined {
  const named = parseEntityName(name);
  if (named === undefined) return undefined;
  if (named.is === 'bend' || named.is === 'grid') return undefined;
  const list =
    named.is === 'line' ? named.list : named.is === 'node' ? NODE_LIST_NAMES[named.kind] : LISTS[named.is];
  const entity = findIn(board, list, named);
  return entity && { list, entity };
}

function findIn(
  board: Board,
  list: EntityList,
  named: ParsedEntityName & { id: string },
): AnyEntity | undefined {
  const entities = entitiesIn(board, list);
  switch (named.is) {
    case 'node':
      return isStreetBoard(board) ? findNode(board, named.id) : undefined;
    case 'line':
      return isStreetBoard(board) ? findLine(board, named.list, named.id)?.line : undefined;
    case 'block':
      return blocksById(entities as readonly Block[], named.id)[0];
    case 'hex':
      return hexesById(entities as HexBoard['hexes'], named.id)[0];
    default:
      return entities.find((entity) => idOfEntity(board, { list, entity }) === named.id);
  }
}

const LISTS = {
  block: 'blocks',
  hex: 'hexes',
  exit: 'exits',
  character: 'characters',
  lamp: 'lamps',
  cover: 'covers',
} as const;

const hexesById = createKeyLookup<HexBoard['hexes'][number]>((hex) => [idOfHex(hex)]);
const blocksById = createKeyLookup<Block>(({ id }) => [id]);
const entitiesByKey = createKeyLookup<AnyEntity>((entity) => [`${keyOf(entity)}`]);

/** The block with this id; of duplicates the first. */
export const findBlock = ({ blocks }: StreetBoard, id: string): Block | undefined =>
  blocksById(blocks, id)[0];

/** The entity with this key; undefined if the board has none. */
export function findEntityByKey(board: Board, key: EntityKey): EntityInList | undefined {
  for (const list of ENTITY_LISTS) {
    const [entity] = entitiesByKey(entitiesIn(board, list), `${key}`);
    if (entity) return { list, entity };
  }
  return undefined;
}

/** The id by which the board file refers to an entity. */
export function idOfEntity(board: Board, { list, entity }: EntityInList): string {
  switch (list) {
    case 'circles':
    case 'crossings':
    case 'junctions':
      return idOfNode(entity as AnyNode);
    case 'streets':
    case 'waterlines':
      return idOfLine((board as StreetBoard)[list], entity as Line);
    case 'hexes':
      return idOfHex(entity as HexBoard['hexes'][number]);
    case 'characters':
      return (entity as Setup['characters'][number]).character;
    case 'lamps':
      return (entity as Setup['lamps'][number]).tile;
    case 'covers':
      return (entity as Cover).hex;
    case 'blocks':
    case 'exits':
      return (entity as Block | Exit).id;
  }
}

/** The lists whose entities are named by a word and their id. */
const WORDED: readonly EntityList[] = ['streets', 'waterlines', 'exits', 'characters', 'lamps', 'covers'];

/** The name of an entity, such as `c65` or `street:c1-x1`. */
export const nameOfEntity = (board: Board, of: EntityInList): EntityName =>
  (WORDED.includes(of.list) ? `${of.list.slice(0, -1)}:` : '') + idOfEntity(board, of);
