/** Jack lays false clues before the Investigators act (WM-O05). */
import { isNumber } from '../forms.js';
import { refusal, shown, step } from '../steps.js';
import { waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';

const falseClue = kind<{ type: 'falseClue'; circle: number }>({
  type: 'falseClue',
  fields: { circle: isNumber },
  rule: 'WM-O05',
  isDue: inPhase('HUNT3F'),
  list: ({ board, state }) =>
    waysOf(board)
      .circles.filter((circle) => !state.falseClues.includes(circle) && !state.locations.includes(circle))
      .map((circle) => ({ type: 'falseClue', circle })),
  refuse: ({ board, state }, { circle }) => {
    if (!waysOf(board).colourOf.has(circle))
      return refusal('noSuchCircle', 'WM-O05', `There is no circle ${circle}.`);
    if (state.locations.includes(circle))
      return refusal('onLocation', 'WM-O05', `Circle ${circle} is a Discovery Location.`);
    return state.falseClues.includes(circle)
      ? refusal('falseClue', 'WM-O05', `A false clue lies on circle ${circle} already.`)
      : undefined;
  },
  perform: ({ state }, { circle }) =>
    step(
      {
        ...state,
        phase: 'HUNT3',
        falseStock: state.falseStock - 1,
        falseClues: [...state.falseClues, circle].sort((a, b) => a - b),
      },
      shown('falseClueLaid', { circle }),
    ),
});

const pass = kind<{ type: 'pass' }>({
  type: 'pass',
  fields: {},
  rule: 'WM-O05',
  isDue: inPhase('HUNT3F'),
  list: () => [{ type: 'pass' }],
  refuse: () => undefined,
  perform: ({ state }) => step({ ...state, phase: 'HUNT3' }),
});

export const FALSE_CLUE_KINDS = [falseClue, pass];
