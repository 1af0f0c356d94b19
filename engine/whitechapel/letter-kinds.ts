/** The letters: three shift patrols after they were laid, and Goulston Street calls a pawn (LFW-O01 to O06). */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { isText, listOf, recordOf } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { waysOf } from '../streets/ways.js';
import { inPhase, kind } from './kind.js';
import { revealWomen } from './passages.js';
import { LETTERS, type Letter, type WhitechapelState, type WhitechapelTable } from './state.js';

/** The sections in which a letter finds its tokens. */
const sectionsOf = (board: StreetBoard, letter: Letter): readonly string[] =>
  letter === 'goulston' ? [] : (board.letters?.[letter] ?? []);

/** Tokens that a letter may move, and the yellow crossings that are free for them. */
function targetsOf(
  { board, state }: WhitechapelTable,
  letter: Letter,
): { tokens: CrossingId[]; free: CrossingId[] } {
  const { sectionOf, yellow } = waysOf(board);
  const sections = sectionsOf(board, letter);
  const held = state.patrols.map(({ crossing }) => crossing);
  return {
    tokens: held.filter((crossing) => sections.includes(sectionOf(crossing) ?? '')).sort(),
    free: yellow.filter((crossing) => !held.includes(crossing)),
  };
}

const isPlayable = (state: WhitechapelState, letter: Letter): boolean =>
  !state.letterTonight && !state.lettersSpent.includes(letter);

/** How many tokens Saucy Jacky names: two, or what is there if a part may be played (AMB-LFW-12). */
function tokensToName(table: WhitechapelTable): number {
  const { tokens, free } = targetsOf(table, 'saucyJacky');
  const most = Math.min(2, tokens.length, free.length);
  return most === 2 || table.state.variants.letterNoTarget === 'partial' ? most : 0;
}

const spent = (state: WhitechapelState, letter: Letter): WhitechapelState => ({
  ...state,
  letterTonight: true,
  lettersSpent: [...state.lettersSpent, letter].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)),
});

const isLetterWindow = (table: WhitechapelTable): boolean =>
  inPhase('HELL3L')(table) && table.state.named.length === 0;

const isOneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    words.includes(value as string);

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

function isSpent(state: WhitechapelState, letter: Letter) {
  return state.lettersSpent.includes(letter)
    ? refusal('letterSpent', 'LFW-O01', 'This letter has been played.')
    : refusal('oneLetterANight', 'LFW-O01', 'A letter has been played tonight.');
}

const shifted = (
  { patrols }: WhitechapelState,
  moves: readonly { readonly from: CrossingId; readonly to: CrossingId }[],
): WhitechapelState['patrols'] =>
  patrols
    .map((token) => {
      const move = moves.find(({ from }) => from === token.crossing);
      return move ? { ...token, crossing: move.to } : token;
    })
    .sort((a, b) => (a.crossing < b.crossing ? -1 : 1));

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
      moves
        .map(({ from }) => from)
        .toSorted()
        .join() !== named.join()
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

const passLetter = kind<{ type: 'passLetter' }>({
  type: 'passLetter',
  fields: {},
  rule: 'LFW-O01',
  isDue: isLetterWindow,
  list: () => [{ type: 'passLetter' }],
  refuse: () => undefined,
  perform: ({ state }) => revealWomen(state),
});

export const LETTER_KINDS = [shift, saucyJacky, letterMove, passLetter];
