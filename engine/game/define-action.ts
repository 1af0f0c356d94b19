/** Helpers to write action definitions with. */
import type { Action } from './action.js';
import type { ActionDefinition, Position } from './contract.js';

/** `defineAction` and `isInPhase` for the positions of one game. */
export const actionHelpers = <P extends Position<unknown>>() => ({
  /** An action whose field types hold because its field checks run first. */
  defineAction: <A extends Action>(definition: ActionDefinition<P, A>): ActionDefinition<P> =>
    definition as unknown as ActionDefinition<P>,
  isInPhase:
    (phase: P['state']['phase']) =>
    ({ state }: P): boolean =>
      state.phase === phase,
});
