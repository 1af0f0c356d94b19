/** Playing any game: which actions are legal, and what an action makes of a position. */
import { pickFields, type Action, type Refusal, type Seat, type Step } from './action.js';
import { sortActions, withSortKey } from './action-order.js';
import type { ActionDefinition, PlacementDescription, GameRules, BoardAndState } from './contract.js';

/** The next state; `action` is what was done, without hints. */
export type ApplyResult<S> =
  | ({ readonly ok: true; readonly action: Action } & Step<S>)
  | { readonly ok: false; readonly refusal: Refusal };

/** What a seat can do now. */
export interface LegalChoices {
  /** Sorted by type, then by numbers, then by strings in the order of their code units. */
  readonly actions: readonly Action[];
  /** Types of action that are too many to list. */
  readonly described: Readonly<Record<string, PlacementDescription>>;
  /** Whether `actions` holds all legal actions. */
  readonly complete: boolean;
}

const NONE: LegalChoices = { actions: [], described: {}, complete: true };

/** What can be done now. A seat whose turn it is not has no choices. */
export function listChoices<P extends BoardAndState<unknown>>(
  rules: GameRules<P>,
  position: P,
  seat?: Seat,
): LegalChoices {
  if (position.state.result !== null || (seat !== undefined && seat !== rules.actor(position))) return NONE;
  const actions: ReturnType<typeof withSortKey>[] = [];
  const described: Record<string, PlacementDescription> = {};
  for (const definition of rules.actions) {
    if (!definition.isDue(position)) continue;
    const fields = Object.keys(definition.fields);
    if (definition.describe) described[definition.type] = definition.describe(position);
    else for (const action of listLegal(definition, position)) actions.push(withSortKey(action, fields));
  }
  return { actions: sortActions(actions), described, complete: Object.keys(described).length === 0 };
}

function listLegal<P extends BoardAndState<unknown>>(
  { type, candidates, listLegal, refuse, addHints }: ActionDefinition<P>,
  position: P,
): readonly Action[] {
  const legal =
    listLegal?.(position) ??
    (candidates?.(position) ?? [{ type }]).filter((action) => refuse?.(position, action) === undefined);
  return addHints ? legal.map((action) => addHints(position, action)) : legal;
}

/** Applies an action, or says why it is illegal. `by` is the seat that wants it, if that is to be checked. */
export function applyAction<P extends BoardAndState<unknown>>(
  rules: GameRules<P>,
  position: P,
  wanted: unknown,
  by?: Seat,
): ApplyResult<P['state']> {
  const checked = checkAction(rules, position, wanted, by);
  if ('refusal' in checked) return { ok: false, refusal: checked.refusal };
  return { ok: true, action: checked.action, ...checked.definition.perform(position, checked.action) };
}

/** Why an action is illegal; undefined if it is legal. */
export function findRefusal<P extends BoardAndState<unknown>>(
  rules: GameRules<P>,
  position: P,
  wanted: unknown,
  by?: Seat,
): Refusal | undefined {
  const checked = checkAction(rules, position, wanted, by);
  return 'refusal' in checked ? checked.refusal : undefined;
}

type CheckedAction<P extends BoardAndState<unknown>> =
  { readonly refusal: Refusal } | { readonly definition: ActionDefinition<P>; readonly action: Action };

function checkAction<P extends BoardAndState<unknown>>(
  rules: GameRules<P>,
  position: P,
  wanted: unknown,
  by: Seat | undefined,
): CheckedAction<P> {
  const { phase, result } = position.state;
  const rule = (rules.ruleOfPhase as Readonly<Record<string, string>>)[phase]!;
  const refuse = (code: string, message: string): CheckedAction<P> => ({ refusal: { code, rule, message } });
  if (result !== null) return refuse('gameOver', `The game is over: ${result}.`);
  // Checked first, so that a refusal does not reveal what another seat could do.
  if (by !== undefined && by !== rules.actor(position))
    return refuse('notYourTurn', `It is not the turn of ${by}.`);
  const given = (wanted ?? {}) as Readonly<Record<string, unknown>>;
  const type = given['type'];
  if (typeof wanted !== 'object' || Array.isArray(wanted) || typeof type !== 'string')
    return refuse('malformed', 'An action is an object with a type.');
  const known = rules.actions.find((definition) => definition.type === type);
  if (known === undefined) return refuse('unknownAction', `There is no action "${type}".`);
  const due = rules.actions.filter((each) => each.type === type && each.isDue(position));
  if (due.length === 0)
    return {
      refusal: rules.refuseSwitchedOff?.(position, type) ?? {
        code: 'wrongPhase',
        rule: known.rule,
        message: `"${type}" is not possible in ${phase}.`,
      },
    };
  // A type may have several definitions, such as the letters; the first whose fields fit is meant.
  const faults = due.map((definition) => findFieldFault(definition, given));
  const definition = due[faults.indexOf(undefined)];
  if (definition === undefined) {
    // The message comes from the definition of which most fields fit.
    const most = Math.max(...faults.map((fault) => fault!.fitting));
    return refuse('malformed', faults.find((fault) => fault!.fitting === most)!.message);
  }
  const named = { type, ...pickFields(given, ...Object.keys(definition.fields)) };
  const action = definition.normalise?.(named) ?? named;
  const refusal = definition.refuse?.(position, action);
  return refusal === undefined ? { definition, action } : { refusal };
}

/** What is wrong with the fields of an action, and how many of them fit. */
function findFieldFault<P extends BoardAndState<unknown>>(
  { type, fields, hints }: ActionDefinition<P>,
  given: Readonly<Record<string, unknown>>,
): { readonly fitting: number; readonly message: string } | undefined {
  for (const [fitting, [name, isValid]] of Object.entries(fields).entries())
    if (!Object.hasOwn(given, name) || !isValid(given[name]))
      return { fitting, message: `"${type}" needs a valid "${name}".` };
  const surplus = Object.keys(given).find(
    (name) => name !== 'type' && !Object.hasOwn(fields, name) && hints?.includes(name) !== true,
  );
  return surplus === undefined
    ? undefined
    : { fitting: Object.keys(fields).length, message: `"${type}" has no field "${surplus}".` };
}
