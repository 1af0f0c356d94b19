/** Saucy Jacky, the one letter that the Head answers (LFW-O03). */
import type { CrossingId } from '../../model/index.js';
import { isText, listOf, recordOf, sameWords } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { inPhase, kind } from './kind.js';
import { isLetterWindow, isOneOf, isPlayable, isSpent, shifted, spent, targetsOf } from './letters.js';
import { revealWomen } from './passages.js';
import type { WhitechapelTable } from './state.js';

/** How many tokens Saucy Jacky names: two, or what is there if a part may be played (AMB-LFW-12). */
function tokensToName(table: WhitechapelTable): number {
  const { tokens, free } = targetsOf(table, 'saucyJacky');
  const most = Math.min(2, tokens.length, free.length);
  return most === 2 || table.state.variants.letterNoTarget === 'partial' ? most : 0;
}

/** Saucy Jacky: Jack names two tokens, and the Head moves both (LFW-O03). */
const saucyJacky = kind<{ type: 'letter'; letter: 'saucyJacky'; tokens: readonly CrossingId[] }>({
  type: 'letter',
  fields: { letter: isOneOf('saucyJacky'), tokens: listOf(isText) },
  rule: 'LFW-O03',
  isDue: isLetterWindow,
  list: (table) => {
    const count = isPlayable(table.state, 'saucyJacky') ? tokensToName(table) : 0;
    const { tokens } = targetsOf(table, 'saucyJacky');
    const sets =
      count === 2
        ? tokens.flatMap((a, i) => tokens.slice(i + 1).map((b) => [a, b]))
        : count === 1
          ? tokens.map((a) => [a])
          : [];
    return sets.map((named) => ({ type: 'letter' as const, letter: 'saucyJacky' as const, tokens: named }));
  },
  refuse: (table, { tokens: named }) => {
    if (!isPlayable(table.state, 'saucyJacky')) return isSpent(table.state, 'saucyJacky');
    const count = tokensToName(table);
    if (count === 0)
      return refusal('noTarget', 'LFW-O06', 'There are no two tokens there that could be moved.');
    const { tokens } = targetsOf(table, 'saucyJacky');
    if (named.length !== count || new Set(named).size !== count)
      return refusal('wrongCount', 'LFW-O03', `Name ${count === 2 ? 'two tokens' : 'one token'}.`);
    const wrong = named.find((crossing) => !tokens.includes(crossing));
    return wrong === undefined
      ? undefined
      : refusal('noToken', 'LFW-O03', `No token at ${wrong} lies in a section of this letter.`);
  },
  perform: ({ state }, { tokens }) =>
    step(
      { ...spent(state, 'saucyJacky'), named: tokens.toSorted() },
      shown('letterPlayed', { letter: 'saucyJacky', tokens: tokens.toSorted() }),
    ),
});

interface LetterMove {
  readonly from: CrossingId;
  readonly to: CrossingId;
}

const letterMove = kind<{ type: 'letterMove'; moves: readonly LetterMove[] }>({
  type: 'letterMove',
  fields: { moves: listOf(recordOf({ from: isText, to: isText })) },
  rule: 'LFW-O03',
  isDue: (table) => inPhase('HELL3L')(table) && table.state.named.length > 0,
  list: (table) => {
    const { free } = targetsOf(table, 'saucyJacky');
    const [first, second] = table.state.named;
    return free.flatMap((to) =>
      second === undefined
        ? [{ type: 'letterMove' as const, moves: [{ from: first!, to }] }]
        : free
            .filter((other) => other !== to)
            .map((other) => ({
              type: 'letterMove' as const,
              moves: [
                { from: first!, to },
                { from: second, to: other },
              ],
            })),
    );
  },
  refuse: (table, { moves }) => {
    const { named } = table.state;
    const { free } = targetsOf(table, 'saucyJacky');
    if (
      !sameWords(
        moves.map(({ from }) => from),
        named,
      )
    )
      return refusal('wrongTokens', 'LFW-O03', `Move the tokens at ${named.join(' and ')}.`);
    if (new Set(moves.map(({ to }) => to)).size !== moves.length)
      return refusal('crossingTaken', 'LFW-O03', 'Move them to different crossings.');
    const wrong = moves.find(({ to }) => !free.includes(to));
    return wrong === undefined
      ? undefined
      : refusal('notFree', 'LFW-O03', `The crossing ${wrong.to} is no free crossing with a yellow border.`);
  },
  perform: ({ state }, { moves }) => {
    const sorted = moves.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return after(
      step({ ...state, named: [], patrols: shifted(state, sorted) }, shown('tokensMoved', { moves: sorted })),
      revealWomen,
    );
  },
});

export const SAUCY_JACKY_KINDS = [saucyJacky, letterMove];
