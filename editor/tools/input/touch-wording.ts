/** Hints for a touch screen: fingers tap, and there are no keys to name. */
import { capitalise } from '../../../model/index.js';

const KEYS =
  /\b(Esc|Enter|Shift|Alt|Ctrl|Tab|Delete|[Aa]rrows|digits|[Kk]eyboard|[Pp]ress [A-Z]|X, J and C)\b/;

/** The text without the clauses about keys, unless nothing is left. */
export function wordForTouch(text: string): string {
  if (text === '') return '';
  const all = text.split(/(?<=[.;]) |(?=, with )/);
  const withoutKeys = all.filter((clause) => !KEYS.test(clause));
  const clauses = withoutKeys.length === 0 ? all : withoutKeys;
  return clauses
    .map((clause, i) => (i === 0 || clauses[i - 1]!.endsWith('.') ? capitalise(clause) : clause))
    .map((clause, i) => (clause.startsWith(', ') || i === 0 ? clause : ` ${clause}`))
    .join('')
    .replace(
      /\b(double-)?(c)lick/gi,
      (_, twice: string | undefined, c: string) => `${twice ?? ''}${c === 'C' ? 'T' : 't'}ap`,
    )
    .replace(/[^.]$/, (end) => (/[;,]/.test(end) ? '.' : `${end}.`));
}
