/** The edits of the nodes and lines of a street board. */
import {
  compareIds,
  compareStrings,
  ENTITY_ORDERS,
  groupBy,
  type Line,
  type NodeWithId,
  type Circle,
  type Crossing,
  kindOfNode,
  type NodeEntity,
  type NodeMatching,
  nodesById,
  type Point,
  type StreetBoard,
} from '../../model/index.js';
import { additionOf, removalOf, type Edit } from './board-diff.js';
import type { IdMapping } from './id-mapping.js';
import { unkeyedListEdits, propertyEdits } from './list-and-property-edits.js';

/** The lines that were added, removed or redrawn; `before` uses the ids of the new board. */
export function lineEdits(
  part: 'street' | 'waterline',
  before: readonly Line[],
  after: readonly Line[],
  { back }: IdMapping,
): Edit[] {
  const olds = byEnds(before);
  const edits: Edit[] = [];
  const named = (line: Line): Line =>
    oriented({ ...line, between: line.between.map(back) as unknown as Line['between'] });
  for (const [ends, news] of byEnds(after)) {
    const [left, gained] = onlyInOne(olds.get(ends) ?? [], news);
    olds.delete(ends);
    // Several lines between the same ends cannot be distinguished, so they are paired in order.
    for (let i = 0; i < Math.max(left.length, gained.length); i++)
      edits.push(editOf(part, left[i] && named(left[i]!), gained[i]));
  }
  for (const lines of olds.values())
    for (const line of lines) edits.push(editOf(part, named(line), undefined));
  return edits;
}

function editOf(part: 'street' | 'waterline', old: Line | undefined, now: Line | undefined): Edit {
  if (!old) return additionOf(part, endsOf(now!), now);
  if (!now) return removalOf(part, endsOf(old), old);
  const of = { before: endsOf(old), after: endsOf(now) };
  return { part, how: 'changed', of, property: 'bends', before: old.bends ?? null, after: now.bends ?? null };
}

const endsOf = ({ between }: Line): string => between.join('-');

const byEnds = (lines: readonly Line[]): Map<string, Line[]> => groupBy(lines.map(oriented), endsOf);

/** Runs from the smaller end to the larger. */
const oriented = ENTITY_ORDERS.streets.normalise;

/** The entries that only one of two lists has. */
function onlyInOne(olds: readonly Line[], news: readonly Line[]): [Line[], Line[]] {
  const left = [...olds];
  const gained = news.filter((line) => {
    const same = left.findIndex((old) => keyOf(old.bends) === keyOf(line.bends));
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  return [inOrder(left), inOrder(gained)];
}

const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => compareStrings(keyOf(a.bends), keyOf(b.bends)));

const keyOf = (bends: Line['bends']): string => JSON.stringify(bends ?? []);

/** The nodes that were added, removed, renamed or moved, or have another colour, border, name or section. */
export function nodeEdits(
  before: StreetBoard,
  after: StreetBoard,
  { renamed, became, byAuthor }: NodeMatching,
  names: IdMapping,
): Edit[] {
  const [olds, news] = [nodesById(before), nodesById(after)];
  const found = new Set([...renamed.values(), ...became.values()]);
  const edits: Edit[] = [];
  for (const node of olds.nodes.values()) {
    const now = news.nodes.get(renamed.get(node.id) ?? became.get(node.id) ?? '');
    if (now) {
      // The author's id is what identifies it; every import chooses its own ids.
      const isSameName = ({ how }: Edit): boolean =>
        byAuthor.has(node.id) && (how === 'renamed' || how === 'swapped');
      edits.push(...[...editsOfNode(node, now, renamed)].filter((edit) => !isSameName(edit)));
    } else edits.push(removalOf(kindOfNode(node.id), node.id, node.entity));
  }
  for (const { id, entity } of news.nodes.values())
    if (!found.has(id)) edits.push(additionOf(kindOfNode(id), id, entity));
  // A second node with the same id is a fault, which may have been added or removed.
  const others = unkeyedListEdits('circle', olds.others, news.others, ({ id }) => id, [
    ({ entity, ...node }) => ({ ...node, id: names.forth(node.id), entity: entityNamed(entity, names) }),
  ]);
  return [
    ...edits,
    ...others.map((edit) => ({ ...edit, part: kindOfNode(edit.of.before ?? edit.of.after!) })),
  ];
}

const entityNamed = (entity: NodeEntity, { forth }: IdMapping): unknown =>
  'id' in entity
    ? { ...entity, id: forth(entity.id) }
    : { ...entity, number: Number(forth(`c${entity.number}`).slice(1)) };

function* editsOfNode(old: NodeWithId, now: NodeWithId, renamed: NodeMatching['renamed']): Generator<Edit> {
  const part = kindOfNode(now.id);
  const of = { before: old.id, after: now.id };
  if (kindOfNode(old.id) !== part) yield { part, how: 'became', of };
  else if (old.id !== now.id) {
    const isSwap = renamed.get(now.id) === old.id;
    if (!isSwap) yield { part, how: 'renamed', of };
    else if (compareIds(old.id, now.id) < 0) yield { part, how: 'swapped', of };
  }
  if (isMoved(old, now)) yield { part, how: 'moved', of, before: old.at, after: now.at };
  if (!hasSameRest(old.entity, now.entity))
    yield* propertyEdits({ part, of }, rest(old.entity), rest(now.entity));
}

/** Whether a node lies elsewhere. Whether the board has places at all is one edit of the board. */
function isMoved(old: { readonly at?: Point }, now: { readonly at?: Point }): boolean {
  if (old.at === undefined || now.at === undefined) return false;
  return old.at[0] !== now.at[0] || old.at[1] !== now.at[1];
}

/** A fast path without allocation, because most nodes are unchanged. */
function hasSameRest(old: NodeEntity, now: NodeEntity): boolean {
  const [one, other] = [old as Partial<Circle & Crossing>, now as Partial<Circle & Crossing>];
  return (
    one.colour === other.colour &&
    one.border === other.border &&
    one.name === other.name &&
    one.sector === other.sector
  );
}

/** An entity without its id and position. */
function rest(entity: NodeEntity): unknown {
  const {
    at: _at,
    id: _id,
    number: _number,
    ...others
  } = entity as NodeEntity & { id?: string; number?: number };
  return others;
}
