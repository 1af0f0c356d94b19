/** The order of legal actions: by type, then by the numbers they name, then by the words, as code units have them (§7). */
import type { Action } from './contract.js';

/** An action with the plain values that its place depends on: worked out once, because it is compared many times. */
interface Placed {
  readonly action: Action;
  readonly numbers: readonly number[];
  readonly words: readonly (string | number)[];
}

/** `fields` are those that tell the action from others, in the order of its kind. */
export function placed(action: Action, fields: readonly string[]): Placed {
  const [numbers, words]: [number[], (string | number)[]] = [[], []];
  for (const field of fields) {
    const value = action[field];
    if (typeof value === 'number') numbers.push(value);
    else gather(value, words);
  }
  return { action, numbers, words };
}

/** Plain values in the order in which they stand, out of lists and records. */
function gather(value: unknown, into: (string | number)[]): void {
  if (typeof value === 'string' || typeof value === 'number') into.push(value);
  else if (typeof value === 'boolean') into.push(value ? 1 : 0);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) gather(each, into);
}

export const inOrder = (actions: readonly Placed[]): Action[] =>
  actions
    .toSorted((a, b) => {
      if (a.action.type !== b.action.type) return a.action.type < b.action.type ? -1 : 1;
      return compare(a.numbers, b.numbers) || compare(a.words, b.words);
    })
    .map(({ action }) => action);

/** Item by item: numbers as numbers, words by code units; what is shorter comes first. */
function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  return a.length - b.length;
}
