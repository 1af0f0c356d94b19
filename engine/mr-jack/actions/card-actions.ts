/** Choosing a card, and Jack's answer after four cards (MJ-R02, R40 to R42). */
import { CHARACTERS, type Character, visibilityOf } from '../../../model/index.js';
import { isOneOf, isString } from '../../game/field-checks.js';
import { publicEvent, refusal, step, stepThen } from '../../game/steps.js';
import { isInPhase, defineAction, type MrJackState, type MrJackBoardAndState } from '../state/state.js';
import { endRound } from '../state/phase-transitions.js';
import { seatOfCard } from '../state/rounds.js';

const choose = defineAction<{ character: Character }>('choose', 'MJ-R02', {
  fields: { character: isString },
  isDue: isInPhase('CHOOSE'),
  candidates: ({ state }) => state.faceUp.map((character) => ({ type: 'choose', character })),
  refuse: ({ state }, { character }) => {
    if (state.faceUp.includes(character)) return undefined;
    return CHARACTERS.includes(character)
      ? refusal('notFaceUp', 'MJ-R02', `The card of ${character} does not lie face up.`)
      : refusal('noSuchCharacter', 'MJ-R02', `There is no character "${character}".`);
  },
  perform: ({ board, state }, { character }) =>
    step<MrJackState>(
      {
        ...state,
        phase: 'ACT',
        faceUp: state.faceUp.filter((each) => each !== character),
        acting: { character, moved: false, used: false },
      },
      publicEvent('cardChosen', { seat: seatOfCard(board, state), character }),
    ),
});

/** Who is visible now (DEF-27). */
export const currentVisibility = ({ board, state }: MrJackBoardAndState): ReturnType<typeof visibilityOf> =>
  visibilityOf(
    board,
    { characters: state.pos, watsonFaces: state.watsonFacing, lamps: state.lit.map(({ hex }) => hex) },
    state.variants,
  );

const ANSWERS = ['visible', 'invisible'] as const satisfies readonly MrJackState['witness'][];
type Answer = (typeof ANSWERS)[number];

const truth = (position: MrJackBoardAndState): Answer =>
  currentVisibility(position).visible.includes(position.state.jack) ? 'visible' : 'invisible';

const witness = defineAction<{ answer: Answer }>('witness', 'MJ-R40', {
  fields: { answer: isOneOf(ANSWERS) },
  isDue: isInPhase('WITNESS'),
  candidates: () => ANSWERS.map((answer) => ({ type: 'witness', answer })),
  refuse: (position, { answer }) =>
    answer === truth(position)
      ? undefined
      : refusal('untrue', 'MJ-R40', `Jack must tell the truth: he is not ${answer}.`),
  perform: (position, { answer }) => {
    const { board, state } = position;
    const { visible, invisible } = currentVisibility(position);
    // A character whose visibility differs from Jack's is innocent from now on (MJ-R41, R42).
    const cleared = (answer === 'visible' ? invisible : visible).filter((each) => state.suspect[each]);
    const suspect = { ...state.suspect, ...Object.fromEntries(cleared.map((each) => [each, false])) };
    return stepThen<MrJackState>(
      { ...state, witness: answer, suspect },
      publicEvent('witnessed', { answer, visible, innocent: cleared }),
      (now) => endRound(board, now),
    );
  },
});

export const CARD_ACTIONS = [choose, witness];
