/** Saucy Jacky: Jack names tokens, and the Head moves them (LFW-O03). */
import type { CrossingId } from '../../../model/index.js';
import { haveSameItems, isListOf, isOneOf, createRecordCheck, isString } from '../../game/field-checks.js';
import { publicEvent, refusal, step, stepThen } from '../../game/steps.js';
import { isInPhase, defineAction, type WhitechapelBoardAndState } from '../state/state.js';
import { isLetterPhase, refuseLetter, shiftPatrols, spendLetter, letterTargets } from '../state/letters.js';
import { revealWomen } from '../state/phase-transitions.js';

/** How many tokens Saucy Jacky names: two, or those there are if it may be played in part (AMB-LFW-12). */
function tokensToName(position: WhitechapelBoardAndState): number {
  const { tokens, free } = letterTargets(position, 'saucyJacky');
  const most = Math.min(2, tokens.length, free.length);
  return most === 2 || position.state.variants.letterNoTarget === 'partial' ? most : 0;
}

const saucyJacky = defineAction<{ letter: 'saucyJacky'; tokens: readonly CrossingId[] }>(
  'letter',
  'LFW-O03',
  {
    fields: { letter: isOneOf(['saucyJacky']), tokens: isListOf(isString) },
    isDue: isLetterPhase,
    candidates: (position) => {
      const { tokens } = letterTargets(position, 'saucyJacky');
      const sets = tokens.flatMap((a, i) => [[a], ...tokens.slice(i + 1).map((b) => [a, b])]);
      return sets.map((named) => ({ type: 'letter' as const, letter: 'saucyJacky' as const, tokens: named }));
    },
    refuse: (position, { tokens: named }) => {
      const wrong = refuseLetter(position.state, 'saucyJacky');
      if (wrong) return wrong;
      const count = tokensToName(position);
      if (count === 0)
        return refusal('noTarget', 'LFW-O06', 'There are no two tokens there that could be moved.');
      const { tokens } = letterTargets(position, 'saucyJacky');
      if (named.length !== count || new Set(named).size !== count)
        return refusal('wrongCount', 'LFW-O03', `Name ${count === 2 ? 'two tokens' : 'one token'}.`);
      const missing = named.find((crossing) => !tokens.includes(crossing));
      return missing === undefined
        ? undefined
        : refusal('noToken', 'LFW-O03', `No token at ${missing} lies in a section of this letter.`);
    },
    perform: ({ state }, { tokens }) =>
      step(
        { ...spendLetter(state, 'saucyJacky'), named: tokens.toSorted() },
        publicEvent('letterPlayed', { letter: 'saucyJacky', tokens: tokens.toSorted() }),
      ),
  },
);

interface LetterMove {
  readonly from: CrossingId;
  readonly to: CrossingId;
}

const letterMove = defineAction<{ moves: readonly LetterMove[] }>('letterMove', 'LFW-O03', {
  fields: { moves: isListOf(createRecordCheck({ from: isString, to: isString })) },
  isDue: (position) => isInPhase('HELL3L')(position) && position.state.named.length > 0,
  candidates: (position) => {
    const { free } = letterTargets(position, 'saucyJacky');
    const [first, second] = position.state.named;
    return free.flatMap((to) => {
      const move = { from: first!, to };
      const pairs =
        second === undefined ? [[move]] : free.map((other) => [move, { from: second, to: other }]);
      return pairs.map((moves) => ({ type: 'letterMove' as const, moves }));
    });
  },
  refuse: (position, { moves }) => {
    const { named } = position.state;
    const { free } = letterTargets(position, 'saucyJacky');
    const moved = moves.map(({ from }) => from);
    if (!haveSameItems(moved, named))
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
    return stepThen(
      { ...state, named: [], patrols: shiftPatrols(state, sorted) },
      publicEvent('tokensMoved', { moves: sorted }),
      revealWomen,
    );
  },
});

export const SAUCY_JACKY_ACTIONS = [saucyJacky, letterMove];
