/** Patches of version 1 of the log, which describe changes by positions in lists. */
import { sortBoard, type Board } from '../../../model/index.js';
import { nextVersion } from '../keys/entity-changes.js';
import { ENTITY_LISTS, entitiesIn, type Document } from '../keys/document.js';
import { adoptKeysByName } from '../patches/patch.js';
import { hasBoardForm } from '../patches/untrusted-patch.js';

/** From this position of the old list so many entries are replaced by these. */
type Splice = readonly [at: number, removed: number, added: readonly unknown[]];
type Properties = Readonly<Record<string, unknown>>;

interface FirstVersionPatch {
  readonly lists?: Readonly<Record<string, readonly Splice[]>>;
  readonly set?: Properties;
  readonly drop?: readonly string[];
  readonly provenance?: FirstVersionPatch;
}

/** Applies a patch of version 1; undefined if it does not fit, or the result is not a valid board. */
export function applyLegacyListPatch(document: Document, patch: unknown): Document | undefined {
  const { board } = document;
  if (typeof patch !== 'object' || patch === null) return undefined;
  const { provenance, ...own } = patch as FirstVersionPatch;
  let after: Board;
  try {
    after = apply(board, own) as unknown as Board;
    if (provenance)
      after = { ...after, provenance: apply(after.provenance, provenance) as unknown as Board['provenance'] };
  } catch {
    return undefined;
  }
  if (!hasForm(board, after)) return undefined;
  return nextVersion(document, adoptKeysByName(board, sortBoard(after)))?.document ?? document;
}

function apply(before: object, { lists = {}, set = {}, drop = [] }: FirstVersionPatch): Properties {
  const after: Record<string, unknown> = { ...before, ...set };
  for (const [name, splices] of Object.entries(lists)) {
    const list = after[name] as readonly unknown[];
    const parts: (readonly unknown[])[] = [];
    let kept = 0;
    for (const [at, removed, added] of splices) {
      if (at < kept || at + removed > list.length)
        throw new RangeError(`no entries ${at} to ${at + removed}`);
      parts.push(list.slice(kept, at), added);
      kept = at + removed;
    }
    after[name] = [...parts, list.slice(kept)].flat();
  }
  for (const name of drop) delete after[name]; // eslint-disable-line @typescript-eslint/no-dynamic-delete
  return after;
}

/** Only what is new is parsed: in a thousand steps of a large board that is a second instead of a minute. */
function hasForm(before: Board, after: Board): boolean {
  const lists = ENTITY_LISTS.filter((list) => list in after).map((list) => {
    const old = new Set<unknown>(entitiesIn(before, list));
    return [list, entitiesIn(after, list).filter((each) => !old.has(each))] as const;
  });
  return hasBoardForm({ ...after, ...Object.fromEntries(lists) });
}
