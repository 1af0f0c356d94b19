/** How any game is played: what is legal, and what an action makes of the table. */
import type { Action, Description, GameRules, Kind, Refusal, Seat, Step, Table } from './contract.js';

/** `action` is what was done, without hints. */
export type Played<S> =
  | ({ readonly ok: true; readonly action: Action } & Step<S>)
  | { readonly ok: false; readonly refusal: Refusal };

export interface Choices {
  /** Sorted: by type, then by the fields of the kind, numbers as numbers, words by their code units. */
  readonly actions: readonly Action[];
  /** Kinds whose actions are too many to list. */
  readonly described: Readonly<Record<string, Description>>;
  /** Whether `actions` holds all there is. */
  readonly complete: boolean;
}

const NONE: Choices = { actions: [], described: {}, complete: true };

/** What may be done now. For a seat that is not to act there is nothing, whatever the others could do. */
export function choicesAt<T extends Table<unknown>>(rules: GameRules<T>, table: T, seat?: Seat): Choices {
  if (table.state.result !== null || (seat !== undefined && seat !== rules.actor(table))) return NONE;
  const actions: Action[] = [];
  const described: Record<string, Description> = {};
  for (const kind of rules.kinds.toSorted((a, b) => (a.type < b.type ? -1 : 1))) {
    if (!kind.isDue(table)) continue;
    const listed = kind.list(table);
    if (listed === undefined) described[kind.type] = kind.describe!(table);
    else actions.push(...listed.toSorted(byFields(Object.keys(kind.fields))));
  }
  return { actions, described, complete: Object.keys(described).length === 0 };
}

/** Applies an action, or says why not; the table stays as it was. `by` is who wants it, if that is to be checked. */
export function play<T extends Table<unknown>>(
  rules: GameRules<T>,
  table: T,
  wanted: unknown,
  by?: Seat,
): Played<T['state']> {
  const judged = judge(rules, table, wanted, by);
  if ('refusal' in judged) return { ok: false, refusal: judged.refusal };
  return { ok: true, action: judged.action, ...judged.kind.perform(table, judged.action) };
}

/** Why an action is not legal; undefined if it is. */
export function refusalOf<T extends Table<unknown>>(
  rules: GameRules<T>,
  table: T,
  wanted: unknown,
  by?: Seat,
): Refusal | undefined {
  const judged = judge(rules, table, wanted, by);
  return 'refusal' in judged ? judged.refusal : undefined;
}

type Judged<T extends Table<unknown>> =
  { readonly refusal: Refusal } | { readonly kind: Kind<T>; readonly action: Action };

function judge<T extends Table<unknown>>(
  rules: GameRules<T>,
  table: T,
  wanted: unknown,
  by: Seat | undefined,
): Judged<T> {
  const { phase, result } = table.state;
  const rule = (rules.ruleOfPhase as Readonly<Record<string, string>>)[phase]!;
  const refused = (code: string, message: string): Judged<T> => ({ refusal: { code, rule, message } });
  if (result !== null) return refused('gameOver', `The game is over: ${result}.`);
  // Before anything else, so that nobody learns from a refusal what another seat could do.
  if (by !== undefined && by !== rules.actor(table))
    return refused('notYourTurn', `It is not the turn of ${by}.`);
  const given = (wanted ?? {}) as Readonly<Record<string, unknown>>;
  const type = given['type'];
  if (typeof wanted !== 'object' || Array.isArray(wanted) || typeof type !== 'string')
    return refused('malformed', 'An action is an object with a type.');
  const known = rules.kinds.find((kind) => kind.type === type);
  if (known === undefined) return refused('unknownAction', `There is no action "${type}".`);
  const fitting = rules.kinds.filter((each) => each.type === type && each.isDue(table));
  if (fitting.length === 0)
    return {
      refusal: { code: 'wrongPhase', rule: known.rule, message: `"${known.type}" is not due in ${phase}.` },
    };
  // A type may have several forms, such as the letters; the first that fits is meant.
  const faults = fitting.map((kind) => faultOfForm(kind, given));
  const kind = fitting[faults.indexOf(undefined)];
  if (kind === undefined) return refused('malformed', faults[0]!);
  const named = { type: kind.type, ...pick(given, Object.keys(kind.fields)) };
  const action = kind.plain?.(named) ?? named;
  const refusal = kind.refuse(table, action);
  return refusal === undefined ? { kind, action } : { refusal };
}

/** What is wrong with the fields of an action, in words. */
function faultOfForm<T extends Table<unknown>>(
  { type, fields, hints }: Kind<T>,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  for (const [name, form] of Object.entries(fields))
    if (!Object.hasOwn(given, name) || !form(given[name])) return `"${type}" needs a proper "${name}".`;
  const surplus = Object.keys(given).find(
    (name) => name !== 'type' && !Object.hasOwn(fields, name) && hints?.includes(name) !== true,
  );
  return surplus === undefined ? undefined : `"${type}" has no "${surplus}".`;
}

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

const byFields =
  (fields: readonly string[]) =>
  (a: Action, b: Action): number => {
    for (const field of fields) {
      const order = compare(a[field], b[field]);
      if (order !== 0) return order;
    }
    return 0;
  };

/** Numbers as numbers, words by code units, lists item by item, records by their values. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return 0;
  const [ones, others] = [Object.values(a) as unknown[], Object.values(b) as unknown[]];
  for (const [i, one] of ones.entries()) {
    const order = compare(one, others[i]);
    if (order !== 0) return order;
  }
  return ones.length - others.length;
}
