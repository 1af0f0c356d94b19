/** Texts that a board file can hold. */
import { isWellFormed } from '../../model/file/well-formed.js';

/** Longer than any note. */
const LONGEST = 2000;

/** A person's words on one line, without blanks at the ends; undefined if nothing is left. */
export function oneLine(text: string): string | undefined {
  // eslint-disable-next-line no-control-regex
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/^ +/, '');
  const whole = isWellFormed(line.slice(0, LONGEST))
    ? line.slice(0, LONGEST)
    : wellFormed(line.slice(0, LONGEST));
  return whole.replace(/ +$/, '') || undefined;
}

/** Half a character, left by a cut or by a careless program, is taken away. */
const wellFormed = (text: string): string => Array.from(text).filter(isWellFormed).join('');
