/** Lists whose entries have a key, such as a hex its place and a lamp its tile. */
import type { Edit, Part } from './diff.js';
import { listEdits } from './list-edits.js';
import { propertyEdits } from './property-edits.js';

/** What was added, removed, or has the same key and other properties. */
export function keyedEdits<T extends object>(
  part: Part,
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => string,
): Edit[] {
  const edits = listEdits(part, before, after, keyOf);
  const removed = new Map<string, Edit[]>();
  for (const edit of edits)
    if (edit.how === 'removed') removed.set(edit.of.before!, [...(removed.get(edit.of.before!) ?? []), edit]);
  const rest = edits.flatMap((edit): Edit[] => {
    if (edit.how === 'removed') return [];
    const key = edit.of.after!;
    const old = removed.get(key)?.shift();
    return old ? propertyEdits({ part, of: { before: key, after: key } }, old.before, edit.after) : [edit];
  });
  return [...[...removed.values()].flat(), ...rest];
}
