/** The order of legal actions: by type, then by their numbers, then by their strings in the order of code units. */
import type { Action } from './action.js';

/** An action with the values it is sorted by, computed once because it is compared many times. */
interface SortableAction {
  readonly action: Action;
  readonly numbers: readonly number[];
  readonly others: readonly (string | number)[];
}

/** An action with the values it is sorted by; `fields` are those of its definition, in order. */
export function withSortKey(action: Action, fields: readonly string[]): SortableAction {
  const [numbers, others]: [number[], (string | number)[]] = [[], []];
  for (const field of fields) {
    const value = action[field];
    if (typeof value === 'number') numbers.push(value);
    else collectValues(value, others);
  }
  return { action, numbers, others };
}

/** The plain values inside lists and records, in their order. */
function collectValues(value: unknown, into: (string | number)[]): void {
  if (typeof value === 'string' || typeof value === 'number') into.push(value);
  else if (typeof value === 'boolean') into.push(value ? 1 : 0);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collectValues(each, into);
}

export const sortActions = (actions: readonly SortableAction[]): Action[] =>
  actions
    .toSorted((a, b) => {
      if (a.action.type !== b.action.type) return a.action.type < b.action.type ? -1 : 1;
      return compare(a.numbers, b.numbers) || compare(a.others, b.others);
    })
    .map(({ action }) => action);

/** Item by item; the shorter list comes first. */
function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]! ? -1 : 1;
  return a.length - b.length;
}
