/** Jack chooses the hideout and lays the women (LFW-S04, R02, R03). */
import { isWholeNumber, isListOf, createRecordCheck } from '../../game/field-checks.js';
import { shuffle } from '../../game/random.js';
import { privateEvent, publicEvent, refusal, stepThen } from '../../game/steps.js';
import { streetMapOf } from '../../streets/street-map.js';
import { refuseHideout } from '../state/hideouts.js';
import { JACK } from '../../game/action.js';
import {
  isInPhase,
  defineAction,
  type WhitechapelBoardAndState,
  type WhitechapelState,
} from '../state/state.js';
import { nightOf } from '../state/nights.js';
import { beginNight, turnHeadTile } from '../state/phase-transitions.js';

const hideout = defineAction<{ circle: number }>('hideout', 'LFW-S04', {
  fields: { circle: isWholeNumber },
  isDue: isInPhase('SETUP'),
  candidates: ({ board }) => streetMapOf(board).circles.map((circle) => ({ type: 'hideout', circle })),
  refuse: ({ board, state }, { circle }) => refuseHideout(board, state.options, circle),
  perform: ({ board, state }, { circle }) => {
    const hidden: WhitechapelState = { ...state, hideout: circle };
    return stepThen(hidden, privateEvent([JACK], 'hideoutChosen', { circle }), (now) =>
      beginNight(board, now),
    );
  },
});

interface Woman {
  readonly circle: number;
  readonly marked: boolean;
}

/** The circles where women may lie tonight: red, without a Crime Scene (LFW-R02, R03). */
const freeRedCircles = ({ board, state }: WhitechapelBoardAndState): number[] => {
  const { circles, colourOf } = streetMapOf(board);
  return circles.filter((circle) => colourOf.get(circle) === 'red' && !state.crimeScenes.includes(circle));
};

/** What a right `women` looks like, but for one token a circle, which JSON Schema cannot express. */
const schemaOfWomen = (
  { women: count, marked }: { readonly women: number; readonly marked: number },
  circles: readonly number[],
) => ({
  type: 'object',
  required: ['type', 'tokens'],
  properties: {
    type: { const: 'women' },
    tokens: {
      type: 'array',
      ...{ minItems: count, maxItems: count, uniqueItems: true },
      items: {
        type: 'object',
        required: ['circle', 'marked'],
        properties: { circle: { enum: circles }, marked: { type: 'boolean' } },
      },
      contains: { properties: { marked: { const: true } } },
      ...{ minContains: marked, maxContains: marked },
    },
  },
});

const women = defineAction<{ tokens: readonly Woman[] }>('women', 'LFW-R02', {
  fields: {
    tokens: isListOf(
      createRecordCheck({ circle: isWholeNumber, marked: (value) => typeof value === 'boolean' }),
    ),
  },
  isDue: isInPhase('HELL2'),
  describe: (position) => {
    const night = nightOf(position.board, position.state.night);
    return {
      tokens: night.women,
      marked: night.marked,
      circles: freeRedCircles(position),
      onePerCircle: true,
      schema: schemaOfWomen(night, freeRedCircles(position)),
    };
  },
  drawRandom: (position, random) => {
    const { women: count, marked } = nightOf(position.board, position.state.night);
    const circles = shuffle(freeRedCircles(position), random).slice(0, count);
    return { type: 'women', tokens: circles.map((circle, i) => ({ circle, marked: i < marked })) };
  },
  refuse: (position, { tokens }) => {
    const night = nightOf(position.board, position.state.night);
    const free = freeRedCircles(position);
    const circles = tokens.map(({ circle }) => circle);
    if (tokens.length !== night.women || tokens.filter(({ marked }) => marked).length !== night.marked)
      return refusal(
        'wrongCount',
        'LFW-R02',
        `Lay ${night.women} women tonight, ${night.marked} of them marked.`,
      );
    if (new Set(circles).size !== circles.length)
      return refusal('circleTaken', 'LFW-R02', 'Lay one woman on a circle.');
    const wrong = circles.find((circle) => !free.includes(circle));
    if (wrong === undefined) return undefined;
    return position.state.crimeScenes.includes(wrong)
      ? refusal('crimeScene', 'LFW-R03', `Circle ${wrong} is a Crime Scene.`)
      : refusal('notRed', 'LFW-R02', `Circle ${wrong} is not red.`);
  },
  perform: ({ state }, { tokens }) => {
    const laid = tokens.toSorted((a, b) => a.circle - b.circle);
    return stepThen(
      { ...state, women: laid },
      [
        publicEvent('womenLaid', { circles: laid.map(({ circle }) => circle) }),
        privateEvent([JACK], 'womenMarked', {
          circles: laid.filter(({ marked }) => marked).map(({ circle }) => circle),
        }),
      ],
      turnHeadTile,
    );
  },
});

export const SETUP_ACTIONS = [hideout, women];
