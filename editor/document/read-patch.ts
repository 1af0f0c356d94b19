/** Patches that come from outside, where anything may have happened to them. */
import { parseBoard, type Board } from '../../model/index.js';
import { applyPatch, ENTITY_LISTS, PROVENANCE_LISTS, type Patch, type Splice } from './patch.js';

/** The board that a value makes of this one, if it is a patch that fits and a board in form comes out; else undefined. */
export function patchedBoard(board: Board, patch: unknown): Board | undefined {
  if (!isRecord(patch)) return undefined;
  const { provenance, ...own } = patch;
  if (!fits(board, own, ENTITY_LISTS)) return undefined;
  if (provenance !== undefined) {
    const { set = {}, drop = [] }: Patch = own;
    // What is set or dropped as a whole is not changed besides.
    if ('provenance' in set || drop.includes('provenance')) return undefined;
    if (!fits(board.provenance, provenance, PROVENANCE_LISTS)) return undefined;
  }
  const fitting = patch as Patch;
  return hasForm(board, fitting) ? applyPatch(board, fitting) : undefined;
}

/** Whether a value is a patch, and its splices lie within the lists there are. */
function fits(before: object, patch: unknown, listed: ReadonlySet<string>): patch is Patch {
  if (!isRecord(patch)) return false;
  const { lists = {}, set = {}, drop = [] } = patch;
  if (!isRecord(lists) || !isRecord(set) || !isTexts(drop)) return false;
  const old = before as Readonly<Record<string, unknown>>;
  return Object.entries(lists).every(
    ([key, splices]) =>
      !(key in set) && listed.has(key) && Array.isArray(old[key]) && areSplices(splices, old[key].length),
  );
}

/**
 * The form of a board is that of its entities, one by one. The old ones have it, so that only the new ones are read: in a
 * thousand steps of a large board that is a second instead of a minute.
 */
function hasForm(board: Board, { lists = {}, set = {}, drop = [], provenance }: Patch): boolean {
  const thin: Record<string, unknown> = { ...board };
  for (const key of ENTITY_LISTS) if (key in thin) thin[key] = [];
  Object.assign(thin, set);
  for (const [key, splices] of Object.entries(lists)) thin[key] = splices.flatMap(([, , added]) => added);
  for (const key of drop) thin[key] = undefined;
  if (provenance) thin['provenance'] = applyPatch(board, { provenance }).provenance;
  return parseBoard(JSON.stringify(thin)).ok;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Splices in order, each within the list. */
function areSplices(value: unknown, length: number): value is readonly Splice[] {
  if (!Array.isArray(value)) return false;
  let kept = 0;
  return value.every((splice: unknown) => {
    if (!Array.isArray(splice) || splice.length !== 3) return false;
    const [at, removed, added] = splice as unknown[];
    if (!isCount(at) || !isCount(removed) || !Array.isArray(added)) return false;
    const fits = at >= kept && at + removed <= length;
    kept = at + removed;
    return fits;
  });
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
