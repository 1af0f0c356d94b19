/** How any game is played: what is legal, and what an action makes of the table. */
import type { Action, Description, GameRules, Kind, Refusal, Seat, Step, Table } from './contract.js';
import { inOrder, placed } from './order.js';

/** `action` is what was done, without hints. */
export type Played<S> =
  | ({ readonly ok: true; readonly action: Action } & Step<S>)
  | { readonly ok: false; readonly refusal: Refusal };

export interface Choices {
  /** Sorted: by type, then by the numbers they name, then by the words, as code units have them. */
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
  const actions: ReturnType<typeof placed>[] = [];
  const described: Record<string, Description> = {};
  for (const kind of rules.kinds) {
    if (!kind.isDue(table)) continue;
    const listed = kind.list(table);
    const fields = Object.keys(kind.fields);
    if (listed === undefined) described[kind.type] = kind.describe!(table);
    else for (const action of listed) actions.push(placed(action, fields));
  }
  return { actions: inOrder(actions), described, complete: Object.keys(described).length === 0 };
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
  if (kind === undefined) {
    // The form that was meant is the one that fits longest.
    const most = Math.max(...faults.map((fault) => fault!.after));
    return refused('malformed', faults.find((fault) => fault!.after === most)!.message);
  }
  const named = { type: kind.type, ...pick(given, Object.keys(kind.fields)) };
  const action = kind.plain?.(named) ?? named;
  const refusal = kind.refuse(table, action);
  return refusal === undefined ? { kind, action } : { refusal };
}

/** What is wrong with the fields of an action, in words, and how many of them were right. */
function faultOfForm<T extends Table<unknown>>(
  { type, fields, hints }: Kind<T>,
  given: Readonly<Record<string, unknown>>,
): { readonly after: number; readonly message: string } | undefined {
  for (const [after, [name, form]] of Object.entries(fields).entries())
    if (!Object.hasOwn(given, name) || !form(given[name]))
      return { after, message: `"${type}" needs a proper "${name}".` };
  const surplus = Object.keys(given).find(
    (name) => name !== 'type' && !Object.hasOwn(fields, name) && hints?.includes(name) !== true,
  );
  return surplus === undefined
    ? undefined
    : { after: Object.keys(fields).length, message: `"${type}" has no "${surplus}".` };
}

const pick = (from: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
