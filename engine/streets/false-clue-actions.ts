/** Before the pawns act, Jack may lay a false clue. Both street games have this option. */
import type { Refusal } from '../game/action.js';
import type { ActionDefinition } from '../game/contract.js';
import { createActionHelpers } from '../game/define-action.js';
import { isWholeNumber } from '../game/field-checks.js';
import { publicEvent, refusal, step } from '../game/steps.js';
import { streetMapOf } from './street-map.js';
import type { StreetBoardAndState, StreetState } from './street-state.js';

/** Laying a false clue, and passing. `refuseCircle` excludes circles beyond those that have one. */
export function defineFalseClueActions<S extends StreetState>(
  rule: string,
  refuseCircle: (state: S, circle: number) => Refusal | undefined = () => undefined,
): ActionDefinition<StreetBoardAndState<S>>[] {
  const { defineAction, isInPhase } = createActionHelpers<StreetBoardAndState<S>>();
  const isDue = isInPhase('HUNT3F');
  return [
    defineAction<{ circle: number }>('falseClue', rule, {
      fields: { circle: isWholeNumber },
      isDue,
      candidates: ({ board }) => streetMapOf(board).circles.map((circle) => ({ type: 'falseClue', circle })),
      refuse: ({ board, state }, { circle }) => {
        if (!streetMapOf(board).colourOf.has(circle))
          return refusal('noSuchCircle', rule, `There is no circle ${circle}.`);
        return state.falseClues.includes(circle)
          ? refusal('falseClue', rule, `A false clue lies on circle ${circle} already.`)
          : refuseCircle(state, circle);
      },
      perform: ({ state }, { circle }) => {
        const falseClues = [...state.falseClues, circle].sort((a, b) => a - b);
        const laid: S = { ...state, phase: 'HUNT3', falseStock: state.falseStock - 1, falseClues };
        return step(laid, publicEvent('falseClueLaid', { circle }));
      },
    }),
    defineAction('pass', rule, {
      isDue,
      perform: ({ state }) => step<S>({ ...state, phase: 'HUNT3' }),
    }),
  ];
}
