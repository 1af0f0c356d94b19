/** What came of one vector. */
import { canonicalJson } from '../../model/index.js';
import { withoutHints, type Vector } from '../../engine/vectors/index.js';

export type Verdict =
  | { readonly is: 'agrees' }
  /** The program says that it does not answer such questions. */
  | { readonly is: 'passed over' }
  | { readonly is: 'differs' | 'broken'; readonly message: string };

export interface Judged {
  readonly vector: Vector;
  readonly verdict: Verdict;
}

const AGREES: Verdict = { is: 'agrees' };

/** Whether an answer is the expected one. Hints in actions are no part of it, the order of fields means nothing. */
export function compared({ expect }: Vector, found: unknown): Verdict {
  const [wanted, given] = [inOneForm(expect), inOneForm(found)];
  return wanted === given
    ? AGREES
    : { is: 'differs', message: `expected ${shortened(wanted, given)}, found ${shortened(given, wanted)}` };
}

/** Actions of a list lose their hints; then the text in which equal data are equal. */
function inOneForm(data: unknown): string {
  try {
    const { actions, ...rest } = (data ?? {}) as Readonly<Record<string, unknown>>;
    return canonicalJson(
      Array.isArray(actions) ? { ...rest, actions: withoutHints(actions) } : (data ?? null),
    );
  } catch {
    return '(no plain data)';
  }
}

const AROUND = 60;

/** A text from shortly before it differs. */
function shortened(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const start = Math.max(0, at - AROUND / 2);
  const part = text.slice(start, start + 2 * AROUND);
  return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`;
}
