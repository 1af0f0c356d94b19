/** Names of entities after an edit, for selections and drafts. */
import { isStreetBoard, type Board, type NodeId } from '../../../model/index.js';
import { findEntity, nameOfEntity } from '../entities/entity-lookup.js';
import { formatEntityName, parseEntityName, type EntityName } from '../entities/entity-name.js';
import { changeBetween } from '../keys/change.js';
import { keyOf } from '../keys/entity-key.js';

/**
 * What an entity of one board is called on another board of the same document; undefined if it was removed. A bend goes with
 * its line. A name of anything else stays as it is.
 */
export function nameAfter(before: Board, after: Board, name: EntityName): EntityName | undefined {
  const named = parseEntityName(name);
  if (named?.is === 'bend') {
    const was = formatEntityName({ is: 'line', list: named.list, id: named.line });
    const is = nameAfter(before, after, was);
    return is && name.replace(was, () => is);
  }
  const found = findEntity(before, name);
  const key = found && keyOf(found.entity);
  if (found === undefined || key === undefined) return name;
  const { removed, changed } = changeBetween(before, after);
  return removed.has(key) ? undefined : nameOfEntity(after, changed.get(key)?.after ?? found);
}

/** The same for nodes, where what is gone keeps its id. */
export const nodeIdAfter =
  (before: Board, after: Board) =>
  (id: NodeId): NodeId =>
    isStreetBoard(before) && isStreetBoard(after) ? ((nameAfter(before, after, id) ?? id) as NodeId) : id;
