/** Reads the file of conflicts that `lamplighter merge` writes beside a board. */
import type { Edit } from '../../../exchange/diff/index.js';
import { differenceOf, type Difference } from './differences.js';

export type ConflictsResult =
  | { readonly ok: true; readonly differences: readonly Difference[] }
  | { readonly ok: false; readonly problem: string };

/** The conflicts as differences from our side, which the merged board has, to their side; undefined if it is another kind of file. */
export function readConflicts(text: string): ConflictsResult | undefined {
  const file = parse(text);
  if (!isRecord(file) || file['format'] !== 'lamplighter-merge') return undefined;
  const { conflicts } = file;
  if (file['version'] !== 1 || !Array.isArray(conflicts))
    return { ok: false, problem: 'The conflicts were written by another version of Lamplighter.' };
  const edits = conflicts.map(editOfConflict);
  if (!edits.every((edit) => edit !== undefined))
    return { ok: false, problem: 'The file of conflicts is damaged: a conflict has no part or no id.' };
  return { ok: true, differences: edits.map(differenceOf) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function editOfConflict(conflict: unknown): Edit | undefined {
  if (!isRecord(conflict)) return undefined;
  const { part, of, property, ours, theirs } = conflict;
  if (typeof part !== 'string' || typeof of !== 'string') return undefined;
  const common = { part: part as Edit['part'], of: { before: of, after: of } };
  if (typeof property === 'string' && property !== 'at')
    return { ...common, how: 'changed', property, before: ours ?? null, after: theirs ?? null };
  if (property === 'at') return { ...common, how: 'moved', before: ours, after: theirs };
  if (theirs === null || theirs === undefined)
    return { part: common.part, how: 'removed', of: { before: of }, before: ours };
  if (ours === null || ours === undefined)
    return { part: common.part, how: 'added', of: { after: of }, after: theirs };
  return { ...common, how: 'changed', property: '', before: ours, after: theirs };
}
