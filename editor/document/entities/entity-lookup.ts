/** From the names of entities to the entities themselves, and back. */
import {
  idOfHex,
  isHexBoard,
  type Block,
  type Board,
  type Exit,
  type HexBoard,
  type Line,
  type StreetBoard,
} from '../../../model/index.js';
import type { Located } from '../keys/change.js';
import { formatEntityName, parseEntityName, type EntityName } from './entity-name.js';
import { indexByKey } from './index-by-key.js';
import { findLine, idOfLine } from './lines.js';
import { findNode, idOfNode, NODE_LISTS, type AnyNode } from './nodes.js';

/** The entity of this name; undefined if the board has none, or if things of its kind have no key. */
export function findEntity(board: Board, name: EntityName): Located | undefined {
  const named = parseEntityName(name);
  if (named === undefined) return undefined;
  if (isHexBoard(board)) {
    if (named.is === 'hex') return located('hexes', hexesById(board.hexes, named.id)[0]);
    return named.is === 'exit'
      ? located(
          'exits',
          board.exits.find(({ id }) => id === named.id),
        )
      : undefined;
  }
  switch (named.is) {
    case 'node':
      return located(NODE_LISTS[named.kind], findNode(board, named.id));
    case 'line':
      return located(named.list, findLine(board, named.list, named.id)?.line);
    case 'block':
      return located('blocks', findBlock(board, named.id));
    default:
      return undefined;
  }
}

const located = (list: Located['list'], entity: Located['entity'] | undefined): Located | undefined =>
  entity && { list, entity };

const hexesById = indexByKey<HexBoard['hexes'][number]>((hex) => [idOfHex(hex)]);
const blocksById = indexByKey<Block>(({ id }) => [id]);

/** The block of this id, of several the first. */
export const findBlock = ({ blocks }: StreetBoard, id: string): Block | undefined =>
  blocksById(blocks, id)[0];

/** The id by which the board file refers to an entity. */
export function idOfEntity(board: Board, { list, entity }: Located): string {
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
    default:
      return (entity as Block | Exit).id;
  }
}

/** The name of an entity. */
export function nameOfEntity(board: Board, of: Located): EntityName {
  const id = idOfEntity(board, of);
  if (of.list === 'streets' || of.list === 'waterlines')
    return formatEntityName({ is: 'line', list: of.list, id });
  return of.list === 'exits' ? formatEntityName({ is: 'exit', id }) : id;
}
