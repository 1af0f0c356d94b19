/** Helpers to write action definitions with. */
import type { Action } from './action.js';
import type { ActionDefinition, BoardAndState } from './contract.js';

/** Creates `defineAction` and `isInPhase` for one game. */
export const createActionHelpers = <P extends BoardAndState<unknown>>() => ({
  /** An action of a rule of play. Its field types hold because its field checks run first; without checks it has no fields. */
  defineAction: <F extends object = object>(
    type: string,
    rule: string,
    parts: Omit<ActionDefinition<P, F & Action>, 'type' | 'rule' | 'fields'> &
      Partial<Pick<ActionDefinition<P>, 'fields'>>,
  ): ActionDefinition<P> => ({ fields: {}, ...parts, type, rule }) as unknown as ActionDefinition<P>,
  isInPhase:
    (phase: P['state']['phase']) =>
    ({ state }: P): boolean =>
      state.phase === phase,
});
