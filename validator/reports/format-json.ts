/** JSON text that is safe to display: invisible characters are escaped, very long strings are truncated. */
import { truncate } from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';

/** Long enough for everything a person wrote, short enough that a thousand findings about it stay readable. */
const MOST_CHARACTERS = 10_000;

/** Two blanks of indent, a newline at the end; keys in the order they have. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? truncate(each, MOST_CHARACTERS) : each, 2); // prettier-ignore
  return `${text.replace(UNSEEN, escaped)}\n`;
}

/** A value with sorted keys. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [truncate(key, MOST_CHARACTERS), sortKeys(each)]),
  );
}

/** The values of a finding, with sorted keys. */
export const valuesWithSortedKeys = ({ seen, expected }: Finding): object => ({
  ...(seen !== undefined && { seen: sortKeys(seen) }),
  ...(expected !== undefined && { expected: sortKeys(expected) }),
});

/** The fixes of a finding in a fixed order of keys. */
export const fixesWithOrderedKeys = ({ fixes }: Finding): readonly object[] =>
  fixes.map(({ kind, action, arguments: given, label }) => ({
    kind,
    action,
    arguments: sortKeys(given),
    label,
  }));

/** Characters that JSON leaves alone but that control a terminal or mislead a reader. They occur only inside strings. */
const UNSEEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;

const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => character.charCodeAt(i))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
