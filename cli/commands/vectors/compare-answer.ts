/** Compares an answer with the expected one. */
import { canonicalJson } from '../../../model/index.js';
import { stripHints, type Vector } from '../../../engine/vectors/index.js';

export type AnswerVerdict =
  | { readonly is: 'agrees' }
  /** The program does not support such questions. */
  | { readonly is: 'passed over' }
  | { readonly is: 'differs' | 'broken'; readonly message: string };

export interface CheckedVector {
  readonly vector: Vector;
  readonly verdict: AnswerVerdict;
}

const AGREES: AnswerVerdict = { is: 'agrees' };

/** Whether an answer is the expected one, apart from hints in actions and the order of fields. */
export function compareAnswer({ expect }: Vector, found: unknown): AnswerVerdict {
  const [wanted, given] = [inOneForm(expect), inOneForm(found)];
  return wanted === given
    ? AGREES
    : { is: 'differs', message: `expected ${shortened(wanted, given)}, found ${shortened(given, wanted)}` };
}

/** Canonical JSON without the hints of actions, so that equal answers have equal texts. */
function inOneForm(data: unknown): string {
  try {
    const { actions, ...rest } = (data ?? {}) as Readonly<Record<string, unknown>>;
    return canonicalJson(Array.isArray(actions) ? { ...rest, actions: stripHints(actions) } : (data ?? null));
  } catch {
    return '(not plain data)';
  }
}

const AROUND = 60;

/** The part of a text around the first difference. */
function shortened(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const start = Math.max(0, at - AROUND / 2);
  const part = text.slice(start, start + 2 * AROUND);
  return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`;
}
