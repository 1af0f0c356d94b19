/** The Head lays the patrols, and may guess the hideout (LFW-R04 to R06, O13). */
import type { CrossingId, StreetBoard } from '../../../model/index.js';
import {
  isWholeNumber,
  isString,
  isListOf,
  isOneOf,
  createRecordCheck,
  haveSameItems,
} from '../../game/field-checks.js';
import type { Seat } from '../../game/action.js';
import { shuffle } from '../../game/random.js';
import { chainStep, privateEvent, publicEvent, refusal, step, stepThen } from '../../game/steps.js';
import { streetMapOf } from '../../streets/street-map.js';
import {
  isInPhase,
  defineAction,
  PAWN_COLOURS,
  seatOfHead,
  type PatrolFace,
  type Patrol,
  type WhitechapelState,
  type WhitechapelBoardAndState,
} from '../state/state.js';
import { continueAfterPatrols, endGame } from '../state/phase-transitions.js';

const FACES: readonly PatrolFace[] = [...PAWN_COLOURS, 'fake', 'fake'];

/** The seats that see the faces of the patrols: all detectives, or only the Head (AMB-LFW-16). */
export const seatsSeeingPatrolFaces = (state: WhitechapelState): readonly Seat[] =>
  state.variants.patrolFaces === 'head' ? [seatOfHead(state)] : [...new Set(state.deals.seatOrder)];

/** The crossings where police stood when last night ended, and the yellow crossings where none stood. */
function placesOf(board: StreetBoard, state: WhitechapelState): { held: CrossingId[]; yellow: CrossingId[] } {
  const held = Object.values(state.police).sort();
  return { held, yellow: streetMapOf(board).yellowCrossings.filter((crossing) => !held.includes(crossing)) };
}

/** What a right `patrols` looks like, but for one token a crossing. */
const schemaOfPatrols = (held: readonly CrossingId[], yellow: readonly CrossingId[]) => ({
  type: 'object',
  required: ['type', 'tokens'],
  properties: {
    type: { const: 'patrols' },
    tokens: {
      type: 'array',
      ...{ minItems: FACES.length, maxItems: FACES.length, uniqueItems: true },
      items: {
        type: 'object',
        required: ['crossing', 'face'],
        properties: { crossing: { enum: [...held, ...yellow] }, face: { enum: [...new Set(FACES)] } },
      },
      allOf: [
        ...held.map((crossing) => ({ contains: { properties: { crossing: { const: crossing } } } })),
        ...[...new Set(FACES)].map((face) => ({
          contains: { properties: { face: { const: face } } },
          minContains: FACES.filter((each) => each === face).length,
          maxContains: FACES.filter((each) => each === face).length,
        })),
      ],
    },
  },
});

const patrols = defineAction<{ tokens: readonly { crossing: CrossingId; face: PatrolFace }[] }>(
  'patrols',
  'LFW-R05',
  {
    fields: { tokens: isListOf(createRecordCheck({ crossing: isString, face: isOneOf(FACES) })) },
    isDue: isInPhase('HELL3'),
    describe: ({ board, state }) => {
      const { held, yellow } = placesOf(board, state);
      const ofSome = FACES.length - held.length;
      return {
        ...{ faces: FACES, onAll: held, onSome: yellow, ofSome },
        schema: schemaOfPatrols(held, yellow),
      };
    },
    drawRandom: ({ board, state }, random) => {
      const { held, yellow } = placesOf(board, state);
      const crossings = [...held, ...shuffle(yellow, random)];
      return {
        type: 'patrols',
        tokens: shuffle(FACES, random).map((face, i) => ({ crossing: crossings[i]!, face })),
      };
    },
    refuse: ({ board, state }, { tokens }) => {
      const { held, yellow } = placesOf(board, state);
      const rule = held.length === 0 ? 'LFW-R05' : 'LFW-R06';
      const faces = tokens.map(({ face }) => face);
      if (!haveSameItems(faces, FACES))
        return refusal('wrongTokens', rule, 'Lay seven tokens: one of each colour and two fakes.');
      const crossings = new Set(tokens.map(({ crossing }) => crossing));
      if (crossings.size !== tokens.length)
        return refusal('crossingTaken', rule, 'Lay one token on a crossing.');
      const missed = held.find((crossing) => !crossings.has(crossing));
      if (missed !== undefined)
        return refusal('policeStoodThere', rule, `A policeman stood at ${missed}: a token must lie there.`);
      const wrong = [...crossings].find((crossing) => !held.includes(crossing) && !yellow.includes(crossing));
      return wrong === undefined
        ? undefined
        : refusal('notYellow', rule, `The crossing ${wrong} has no yellow border.`);
    },
    perform: ({ state }, { tokens }) => {
      const laid = tokens
        .map((token): Patrol => ({ ...token, revealed: false }))
        .sort((a, b) => (a.crossing < b.crossing ? -1 : 1));
      return stepThen(
        { ...state, patrols: laid, police: {} },
        [
          publicEvent('patrolsLaid', { crossings: laid.map(({ crossing }) => crossing) }),
          privateEvent(seatsSeeingPatrolFaces(state), 'patrolFaces', { faces: laid.map(({ face }) => face) }),
        ],
        continueAfterPatrols,
      );
    },
  },
);

/** Swanson is brown and Abberline red. */
const MAY_GUESS: readonly string[] = ['brown', 'red'];

const address = defineAction<{ circle: number }>('address', 'LFW-O13', {
  fields: { circle: isWholeNumber },
  isDue: ({ state }: WhitechapelBoardAndState) =>
    state.phase === 'HELL3' && state.options.address && !state.addressUsed && MAY_GUESS.includes(state.head!),
  candidates: ({ board }) => streetMapOf(board).circles.map((circle) => ({ type: 'address', circle })),
  refuse: ({ board }, { circle }) =>
    streetMapOf(board).colourOf.has(circle)
      ? undefined
      : refusal('noSuchCircle', 'LFW-O13', `There is no circle ${circle}.`),
  perform: ({ state }, { circle }) => {
    const isRight = state.hideout === circle;
    const guessed = step({ ...state, addressUsed: true }, publicEvent('addressGuessed', { circle, isRight }));
    return isRight ? chainStep(guessed, (now) => endGame(now, 'police.address')) : guessed;
  },
});

export const PATROL_ACTIONS = [patrols, address];
