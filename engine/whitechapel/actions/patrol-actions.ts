/** The Head lays the patrols, and may guess the hideout (LFW-R04 to R06, O13). */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { isNumber, isText, listOf, oneOf, recordOf, sameWords } from '../forms.js';
import type { Seat } from '../contract.js';
import { shuffled } from '../random.js';
import { after, refusal, shown, step, toldTo } from '../steps.js';
import { waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';
import { afterPatrols, over } from './passages.js';
import {
  COLOURS,
  headSeat,
  type Face,
  type Patrol,
  type WhitechapelState,
  type WhitechapelTable,
} from './state.js';

const FACES: readonly Face[] = [...COLOURS, 'fake', 'fake'];

/** Who sees the faces of the patrols: the whole police side, or only the Head (AMB-LFW-16). */
export const whoSeesFaces = (state: WhitechapelState): readonly Seat[] =>
  state.variants.patrolFaces === 'head' ? [headSeat(state)] : [...new Set(state.deals.seatOrder)];

/** The crossings where police stood when last night ended, and the yellow ones that they did not hold. */
function placesOf(board: StreetBoard, state: WhitechapelState): { held: CrossingId[]; yellow: CrossingId[] } {
  const held = Object.values(state.police).sort();
  return { held, yellow: waysOf(board).yellow.filter((crossing) => !held.includes(crossing)) };
}

const patrols = kind<{ type: 'patrols'; tokens: readonly { crossing: CrossingId; face: Face }[] }>({
  type: 'patrols',
  fields: { tokens: listOf(recordOf({ crossing: isText, face: oneOf(FACES) })) },
  rule: 'LFW-R05',
  isDue: inPhase('HELL3'),
  list: () => undefined,
  describe: ({ board, state }) => {
    const { held, yellow } = placesOf(board, state);
    return { faces: FACES, onAll: held, onSome: yellow, ofSome: FACES.length - held.length };
  },
  draw: ({ board, state }, random) => {
    const { held, yellow } = placesOf(board, state);
    const crossings = [...held, ...shuffled(yellow, random)];
    return {
      type: 'patrols',
      tokens: shuffled(FACES, random).map((face, i) => ({ crossing: crossings[i]!, face })),
    };
  },
  refuse: ({ board, state }, { tokens }) => {
    const { held, yellow } = placesOf(board, state);
    const rule = held.length === 0 ? 'LFW-R05' : 'LFW-R06';
    if (
      !sameWords(
        tokens.map(({ face }) => face),
        FACES,
      )
    )
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
    return after(
      step(
        { ...state, patrols: laid, police: {} },
        shown('patrolsLaid', { crossings: laid.map(({ crossing }) => crossing) }),
        toldTo(whoSeesFaces(state), 'patrolFaces', { faces: laid.map(({ face }) => face) }),
      ),
      afterPatrols,
    );
  },
});

/** Swanson is brown and Abberline red. */
const MAY_GUESS: readonly string[] = ['brown', 'red'];

const address = kind<{ type: 'address'; circle: number }>({
  type: 'address',
  fields: { circle: isNumber },
  rule: 'LFW-O13',
  isDue: ({ state }: WhitechapelTable) =>
    state.phase === 'HELL3' && state.options.address && !state.addressUsed && MAY_GUESS.includes(state.head!),
  list: ({ board }) => waysOf(board).circles.map((circle) => ({ type: 'address', circle })),
  refuse: ({ board }, { circle }) =>
    waysOf(board).colourOf.has(circle)
      ? undefined
      : refusal('noSuchCircle', 'LFW-O13', `There is no circle ${circle}.`),
  perform: ({ state }, { circle }) => {
    const isRight = state.hideout === circle;
    const guessed = step({ ...state, addressUsed: true }, shown('addressGuessed', { circle, isRight }));
    return isRight ? after(guessed, (now) => over(now, 'police.address')) : guessed;
  },
});

export const PATROL_KINDS = [patrols, address];
