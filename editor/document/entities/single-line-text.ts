/** Texts as a board file can hold them: on one line. */
import { isWellFormedUnicode, mapOrSame, updateOrSame } from '../../../model/index.js';

/** Longer than any note. */
const LONGEST = 2000;

/** A text on one line, trimmed; undefined if nothing is left. */
export function toSingleLineText(text: string): string | undefined {
  // eslint-disable-next-line no-control-regex
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/^ +/, '');
  const whole = isWellFormedUnicode(line.slice(0, LONGEST))
    ? line.slice(0, LONGEST)
    : wellFormed(line.slice(0, LONGEST));
  return whole.replace(/ +$/, '') || undefined;
}

/** Plain data of a board with every string on one line; a blank one becomes empty. Unchanged data and unknown properties stay as they are. */
export function toSingleLineTexts<T>(value: T): T {
  if (typeof value === 'string') return (toSingleLineText(value) ?? '') as T;
  if (Array.isArray(value)) return mapOrSame<unknown>(value, toSingleLineTexts) as T;
  if (typeof value !== 'object' || value === null) return value;
  const lines = Object.entries(value).map(
    ([key, each]) => [key, key === 'extra' ? (each as unknown) : toSingleLineTexts(each)] as const,
  );
  return updateOrSame<object>(value, Object.fromEntries(lines)) as T;
}

/** Half a character, left by a cut or by a careless program, is taken away. */
const wellFormed = (text: string): string => Array.from(text).filter(isWellFormedUnicode).join('');
