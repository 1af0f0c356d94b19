/** The letters that shift patrols after they were laid, and passing (LFW-O01 to O04). */
import type { CrossingId } from '../../model/index.js';
import { isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { kind } from './kind.js';
import { isLetterWindow, isOneOf, isPlayable, isSpent, shifted, spent, targetsOf } from './letters.js';
import { revealWomen } from './passages.js';
import { SAUCY_JACKY_KINDS } from './saucy-jacky-kinds.js';

/** Dear Boss and From Hell: Jack shifts one token, unseen, to a free yellow crossing (LFW-O02, O04). */
const shift = kind<{ type: 'letter'; letter: 'dearBoss' | 'fromHell'; from: CrossingId; to: CrossingId }>({
  type: 'letter',
  fields: { letter: isOneOf('dearBoss', 'fromHell'), from: isText, to: isText },
  rule: 'LFW-O02',
  isDue: isLetterWindow,
  list: (table) =>
    (['dearBoss', 'fromHell'] as const)
      .filter((letter) => isPlayable(table.state, letter))
      .flatMap((letter) => {
        const { tokens, free } = targetsOf(table, letter);
        return tokens.flatMap((from) => free.map((to) => ({ type: 'letter' as const, letter, from, to })));
      }),
  refuse: (table, { letter, from, to }) => {
    const rule = letter === 'dearBoss' ? 'LFW-O02' : 'LFW-O04';
    if (!isPlayable(table.state, letter)) return isSpent(table.state, letter);
    const { tokens, free } = targetsOf(table, letter);
    if (!tokens.includes(from))
      return refusal('noToken', rule, `No token at ${from} lies in a section of this letter.`);
    return free.includes(to)
      ? undefined
      : refusal('notFree', rule, `The crossing ${to} is no free crossing with a yellow border.`);
  },
  perform: ({ state }, { letter, from, to }) =>
    after(
      step(
        { ...spent(state, letter), patrols: shifted(state, [{ from, to }]) },
        shown('letterPlayed', { letter, from, to }),
      ),
      revealWomen,
    ),
});

const passLetter = kind<{ type: 'passLetter' }>({
  type: 'passLetter',
  fields: {},
  rule: 'LFW-O01',
  isDue: isLetterWindow,
  list: () => [{ type: 'passLetter' }],
  refuse: () => undefined,
  perform: ({ state }) => revealWomen(state),
});

export const LETTER_KINDS = [shift, ...SAUCY_JACKY_KINDS, passLetter];
