/** The edits of what an import keeps of its source: the author's ids, and relations as they are listed. */
import { canonicalJson, type Provenance } from '../../model/index.js';
import type { Edit } from './board-diff.js';

type Entries = Readonly<Record<string, unknown>>;
type Imported = Pick<Provenance, 'sourceIds' | 'stated'>;

/**
 * One edit for the author's ids and one for each listed relation, with the entries that differ. `before` uses the ids of the new
 * board. The author's id of a node that was added or removed is part of that edit. Relations whose differing pairs are reported
 * anyway are left out if both boards list them.
 */
export function importedEdits(
  before: Imported,
  after: Imported,
  reported: ReadonlySet<string> = new Set(),
): Edit[] {
  const shared = (one: Entries, other: Entries): Entries =>
    Object.fromEntries(Object.entries(one).filter(([id]) => Object.hasOwn(other, id)));
  const [olds, news] = [before.sourceIds, after.sourceIds];
  const ids = olds && news ? entryEdits('sourceIds', shared(olds, news), shared(news, olds)) : entryEdits('sourceIds', olds, news); // prettier-ignore
  const [then, now] = [listsOf(before), listsOf(after)];
  const lists = [...new Set([...then.keys(), ...now.keys()])].sort().flatMap((name) => {
    const isReported = then.has(name) && now.has(name) && reported.has(name.replace(/^stated\/| .*/g, ''));
    return isReported ? [] : entryEdits(name, then.get(name), now.get(name));
  }); // prettier-ignore
  return [...ids, ...lists];
}

/** The lists by name: `stated/alley`, with their source; if there are several of one relation, the source is part of the name. */
function listsOf({ stated = [] }: Imported): ReadonlyMap<string, Entries> {
  const found = new Map<string, Entries>();
  for (const { relation, source, lists } of stated) {
    const isOnly = stated.filter((each) => each.relation === relation).length === 1;
    const name = `stated/${relation}${source === undefined || isOnly ? '' : ` (${source})`}`;
    const sorted = Object.entries(lists as Readonly<Record<string, readonly string[]>>).map(([id, list]) => [id, list.toSorted()] as const); // prettier-ignore
    found.set(name, { ...found.get(name), ...(source !== undefined && isOnly && { source }), ...Object.fromEntries(sorted) }); // prettier-ignore
  }
  return found;
}

function entryEdits(property: string, before: Entries | undefined, after: Entries | undefined): Edit[] {
  const differing = (one: Entries | undefined, other: Entries | undefined): Entries | null =>
    one === undefined ? null : Object.fromEntries(Object.entries(one).filter(([id, value]) => canonicalJson(value) !== canonicalJson(other?.[id] ?? null))); // prettier-ignore
  const [old, now] = [differing(before, after), differing(after, before)];
  if (canonicalJson(old) === canonicalJson(now)) return [];
  const of = { before: 'provenance', after: 'provenance' };
  return [{ part: 'provenance', how: 'changed', of, property, before: old, after: now }];
}
