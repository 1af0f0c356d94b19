/** Compares plain data property by property. */
import { canonicalJson } from '../../model/index.js';
import type { Edit } from './board-diff.js';

/**
 * The properties that differ, each at the deepest path where both sides have the same shape: `nights/2/women`. Lists of
 * different lengths are compared as a whole.
 */
export function propertyEdits(
  about: Pick<Edit, 'part' | 'of'>,
  before: unknown,
  after: unknown,
  path = '',
): Edit[] {
  if (isPlain(before) && isPlain(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .sort()
      .flatMap((key) => propertyEdits(about, before[key], after[key], path === '' ? key : `${path}/${key}`));
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && hasObjects(before))
    return before.flatMap((each, i) => propertyEdits(about, each, after[i], `${path}/${i + 1}`));
  if (before === after || canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  const { part, of } = about;
  return [{ part, how: 'changed', of, property: path, before: before ?? null, after: after ?? null }];
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasObjects = (list: readonly unknown[]): boolean => list.some(isPlain);
