/** What became of the nodes of a street board. */
import type { Circle, Crossing, StreetBoard } from '../../model/board.js';
import { compareIds } from '../../model/board.js';
import type { Edit } from './diff.js';
import { listEdits } from './list-edits.js';
import type { Matching } from '../../model/matching/match-nodes.js';
import type { Names } from './common-ids.js';
import { kindOfNode, nodesById, type Entity, type Node } from '../../model/matching/nodes-by-id.js';
import { propertyEdits } from './property-edits.js';

/** The nodes that were added, removed, renamed, moved, or have another colour, border, name or section. */
export function nodeEdits(
  before: StreetBoard,
  after: StreetBoard,
  { renamed, became }: Matching,
  names: Names,
): Edit[] {
  const [olds, news] = [nodesById(before), nodesById(after)];
  const found = new Set([...renamed.values(), ...became.values()]);
  const edits: Edit[] = [];
  for (const node of olds.nodes.values()) {
    const now = news.nodes.get(renamed.get(node.id) ?? became.get(node.id) ?? '');
    if (now) edits.push(...editsOfNode(node, now, renamed));
    else
      edits.push({ part: kindOfNode(node.id), how: 'removed', of: { before: node.id }, before: node.entity });
  }
  for (const { id, entity } of news.nodes.values())
    if (!found.has(id)) edits.push({ part: kindOfNode(id), how: 'added', of: { after: id }, after: entity });
  // A second node of the same id is a fault, but one that may have come or gone.
  const others = listEdits('circle', olds.others, news.others, ({ id }) => id, [
    ({ entity, ...node }) => ({ ...node, id: names.forth(node.id), entity: entityNamed(entity, names) }),
  ]);
  return [
    ...edits,
    ...others.map((edit) => ({ ...edit, part: kindOfNode(edit.of.before ?? edit.of.after!) })),
  ];
}

const entityNamed = (entity: Entity, { forth }: Names): unknown =>
  'id' in entity
    ? { ...entity, id: forth(entity.id) }
    : { ...entity, number: Number(forth(`c${entity.number}`).slice(1)) };

function* editsOfNode(old: Node, now: Node, renamed: Matching['renamed']): Generator<Edit> {
  const part = kindOfNode(now.id);
  const of = { before: old.id, after: now.id };
  if (kindOfNode(old.id) !== part) yield { part, how: 'became', of };
  else if (old.id !== now.id) {
    const isSwap = renamed.get(now.id) === old.id;
    if (!isSwap) yield { part, how: 'renamed', of };
    else if (compareIds(old.id, now.id) < 0) yield { part, how: 'swapped', of };
  }
  if (old.at[0] !== now.at[0] || old.at[1] !== now.at[1])
    yield { part, how: 'moved', of, before: old.at, after: now.at };
  if (!hasSameRest(old.entity, now.entity))
    yield* propertyEdits({ part, of }, rest(old.entity), rest(now.entity));
}

/** Nearly all nodes of nearly all boards: worth a look that makes nothing. */
function hasSameRest(old: Entity, now: Entity): boolean {
  const [one, other] = [old as Partial<Circle & Crossing>, now as Partial<Circle & Crossing>];
  return (
    one.colour === other.colour &&
    one.border === other.border &&
    one.name === other.name &&
    one.sector === other.sector
  );
}

/** All but its name and place. */
function rest(entity: Entity): unknown {
  const {
    at: _at,
    id: _id,
    number: _number,
    ...others
  } = entity as Entity & { id?: string; number?: number };
  return others;
}
