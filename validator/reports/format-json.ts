/** Data as JSON text that is also safe to look at: unseen characters are escaped, endless strings are cut. */
import { cut } from '../../model/text/visible.js';

/** Long enough for everything a person wrote, short enough that a thousand findings about it stay readable. */
const MOST_CHARACTERS = 10_000;

/** Two blanks of indent, a newline at the end; keys in the order they have. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'string' ? cut(each, MOST_CHARACTERS) : each, 2); // prettier-ignore
  return `${text.replace(UNSEEN, escaped)}\n`;
}

/** Values whose makers promise no order of keys, with their keys in order. */
export function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [cut(key, MOST_CHARACTERS), withSortedKeys(each)]),
  );
}

/** What JSON leaves as it is though a terminal obeys it or a reader is misled by it. All of it stands inside strings. */
const UNSEEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;

const escaped = (character: string): string =>
  Array.from({ length: character.length }, (_, i) => character.charCodeAt(i))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');
