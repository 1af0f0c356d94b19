/** What the letters have in common: when one may be played, which tokens it finds, and where they may go (LFW-O01, O06). */
import type { CrossingId, StreetBoard } from '../../model/index.js';
import { refusal } from '../steps.js';
import { waysOf } from '../streets/ways.js';
import { inPhase } from './kind.js';
import { LETTERS, type Letter, type WhitechapelState, type WhitechapelTable } from './state.js';

/** The sections in which a letter finds its tokens. */
const sectionsOf = (board: StreetBoard, letter: Letter): readonly string[] =>
  letter === 'goulston' ? [] : (board.letters?.[letter] ?? []);

/** Tokens that a letter may move, and the yellow crossings that are free for them. */
export function targetsOf(
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

export const isPlayable = (state: WhitechapelState, letter: Letter): boolean =>
  !state.letterTonight && !state.lettersSpent.includes(letter);

/** Why a letter is not playable. */
export function isSpent(state: WhitechapelState, letter: Letter) {
  return state.lettersSpent.includes(letter)
    ? refusal('letterSpent', 'LFW-O01', 'This letter has been played.')
    : refusal('oneLetterANight', 'LFW-O01', 'A letter has been played tonight.');
}

export const spent = (state: WhitechapelState, letter: Letter): WhitechapelState => ({
  ...state,
  letterTonight: true,
  lettersSpent: [...state.lettersSpent, letter].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)),
});

/** Whether Jack is to choose a letter. */
export const isLetterWindow = (table: WhitechapelTable): boolean =>
  inPhase('HELL3L')(table) && table.state.named.length === 0;

/** The patrols after some were shifted. */
export const shifted = (
  { patrols }: WhitechapelState,
  moves: readonly { readonly from: CrossingId; readonly to: CrossingId }[],
): WhitechapelState['patrols'] =>
  patrols
    .map((token) => {
      const move = moves.find(({ from }) => from === token.crossing);
      return move ? { ...token, crossing: move.to } : token;
    })
    .sort((a, b) => (a.crossing < b.crossing ? -1 : 1));

/** The form of a field that says which letter is meant. */
export const isOneOf =
  (...words: readonly string[]) =>
  (value: unknown): boolean =>
    words.includes(value as string);
