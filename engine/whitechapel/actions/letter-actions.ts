/** The letters that shift patrols, and passing (LFW-O01 to O04). */
import type { CrossingId } from '../../../model/index.js';
import { isOneOf, isString } from '../../game/field-checks.js';
import { publicEvent, refusal, stepThen } from '../../game/steps.js';
import { defineAction } from '../state/state.js';
import { isLetterPhase, refuseLetter, shiftPatrols, spendLetter, letterTargets } from '../state/letters.js';
import { revealWomen } from '../state/phase-transitions.js';
import { SAUCY_JACKY_ACTIONS } from './saucy-jacky-actions.js';

const SHIFTING_LETTERS = ['dearBoss', 'fromHell'] as const;

/** Dear Boss and From Hell: Jack shifts one token, unseen, to a free yellow crossing (LFW-O02, O04). */
const shift = defineAction<{
  letter: (typeof SHIFTING_LETTERS)[number];
  from: CrossingId;
  to: CrossingId;
}>('letter', 'LFW-O02', {
  fields: { letter: isOneOf(SHIFTING_LETTERS), from: isString, to: isString },
  isDue: isLetterPhase,
  candidates: (position) =>
    SHIFTING_LETTERS.flatMap((letter) => {
      const { tokens, free } = letterTargets(position, letter);
      return tokens.flatMap((from) => free.map((to) => ({ type: 'letter' as const, letter, from, to })));
    }),
  refuse: (position, { letter, from, to }) => {
    const rule = letter === 'dearBoss' ? 'LFW-O02' : 'LFW-O04';
    const wrong = refuseLetter(position.state, letter);
    if (wrong) return wrong;
    const { tokens, free } = letterTargets(position, letter);
    if (!tokens.includes(from))
      return refusal('noToken', rule, `No token at ${from} lies in a section of this letter.`);
    return free.includes(to)
      ? undefined
      : refusal('notFree', rule, `The crossing ${to} is no free crossing with a yellow border.`);
  },
  perform: ({ state }, { letter, from, to }) =>
    stepThen(
      { ...spendLetter(state, letter), patrols: shiftPatrols(state, [{ from, to }]) },
      publicEvent('letterPlayed', { letter, from, to }),
      revealWomen,
    ),
});

const passLetter = defineAction('passLetter', 'LFW-O01', {
  isDue: isLetterPhase,
  perform: ({ state }) => revealWomen(state),
});

export const LETTER_ACTIONS = [shift, ...SAUCY_JACKY_ACTIONS, passLetter];
