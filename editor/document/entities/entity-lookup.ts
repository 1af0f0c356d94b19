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
import type { LocatedEntity } from '../keys/entity-changes.js';
import {
  ENTITY_LISTS,
  entitiesIn,
  keyOf,
  type AnyEntity,
  type Cover,
  type EntityList,
  type EntityKey,
} from '../keys/document.js';
import { parseEntityName, type EntityName } from './entity-name.js';
import { indexByKey } from './index-by-key.js';
import { findLine, idOfLine } from './lines.js';
import { findNode, idOfNode, NODE_LISTS, type AnyNode } from './nodes.js';

/** The entity with this name; undefined if the board has none, or if entities of its kind have no key. */
export function findEntity(board: Board, name: EntityName): LocatedEntity | undefined {
  const named = parseEntityName(name);
  if (named === undefined) return undefined;
  const find = (list: EntityList, id: string): LocatedEntity | undefined =>
    located(
      list,
      entitiesIn(board, list).find((entity) => idOfEntity(board, { list, entity }) === id),
    );
  switch (named.is) {
    case 'node':
      return isStreetBoard(board) ? located(NODE_LISTS[named.kind], findNode(board, named.id)) : undefined;
    case 'line':
      return isStreetBoard(board)
        ? located(named.list, findLine(board, named.list, named.id)?.line)
        : undefined;
    case 'block':
      return isStreetBoard(board) ? located('blocks', findBlock(board, named.id)) : undefined;
    case 'hex':
      return located('hexes', hexesById(entitiesIn(board, 'hexes') as HexBoard['hexes'], named.id)[0]);
    case 'exit':
      return find('exits', named.id);
    case 'character':
      return find('characters', named.character);
    case 'lamp':
      return find('lamps', named.tile);
    case 'cover':
      return find('covers', named.hex);
    default:
      return undefined;
  }
}

const located = (
  list: LocatedEntity['list'],
  entity: LocatedEntity['entity'] | undefined,
): LocatedEntity | undefined => entity && { list, entity };

const hexesById = indexByKey<HexBoard['hexes'][number]>((hex) => [idOfHex(hex)]);
const blocksById = indexByKey<Block>(({ id }) => [id]);
const entitiesByKey = indexByKey<AnyEntity>((entity) => [`${keyOf(entity)}`]);

/** The block with this id; of duplicates the first. */
export const findBlock = ({ blocks }: StreetBoard, id: string): Block | undefined =>
  blocksById(blocks, id)[0];

/** The entity with this key; undefined if the board has none. */
export function findEntityByKey(board: Board, key: EntityKey): LocatedEntity | undefined {
  for (const list of ENTITY_LISTS) {
    const [entity] = entitiesByKey(entitiesIn(board, list), `${key}`);
    if (entity) return { list, entity };
  }
  return undefined;
}

/** The id by which the board file refers to an entity. */
export function idOfEntity(board: Board, { list, entity }: LocatedEntity): string {
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

/** The words before the id in the names of entities that have one. */
const PREFIXES: Partial<Readonly<Record<EntityList, string>>> = {
  streets: 'street:',
  waterlines: 'waterline:',
  exits: 'exit:',
  characters: 'character:',
  lamps: 'lamp:',
  covers: 'cover:',
};

/** The name of an entity, such as `c65` or `street:c1-x1`. */
export const nameOfEntity = (board: Board, of: LocatedEntity): EntityName =>
  (PREFIXES[of.list] ?? '') + idOfEntity(board, of);
