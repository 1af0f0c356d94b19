/** The edits of lists whose entries have a key. */
import type { Edit, BoardPart } from './board-diff.js';
import { listEdits } from './list-edits.js';
import { propertyEdits } from './property-edits.js';

/** Entries that were added or removed, or have the same key and other properties. */
export function keyedEdits<T extends object>(
  part: BoardPart,
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
