/** What the letters have in common: when one may be played, which tokens it moves, and where to (LFW-O01, O06). */
import type { CrossingId, StreetBoard } from '../../../model/index.js';
import { refusal } from '../../game/steps.js';
import { streetMapOf } from '../../streets/street-map.js';
import {
  isInPhase,
  LETTERS,
  type Letter,
  type WhitechapelState,
  type WhitechapelBoardAndState,
} from './state.js';

/** The sections whose tokens a letter moves. */
const sectionsOf = (board: StreetBoard, letter: Letter): readonly string[] =>
  letter === 'goulston' ? [] : (board.letters?.[letter] ?? []);

/** Tokens that a letter may move, and the yellow crossings that are free for them. */
export function letterTargets(
  { board, state }: WhitechapelBoardAndState,
  letter: Letter,
): { tokens: CrossingId[]; free: CrossingId[] } {
  const { sectionOf, yellowCrossings } = streetMapOf(board);
  const sections = sectionsOf(board, letter);
  const held = state.patrols.map(({ crossing }) => crossing);
  return {
    tokens: held.filter((crossing) => sections.includes(sectionOf(crossing) ?? '')).sort(),
    free: yellowCrossings.filter((crossing) => !held.includes(crossing)),
  };
}

/** Why a letter cannot be played, whatever its target. */
export function refuseLetter({ lettersSpent, letterTonight }: WhitechapelState, letter: Letter) {
  if (lettersSpent.includes(letter)) return refusal('spent', 'LFW-O01', 'This letter has been played.');
  return letterTonight
    ? refusal('oneLetterANight', 'LFW-O01', 'A letter has been played tonight.')
    : undefined;
}

export const spendLetter = (state: WhitechapelState, letter: Letter): WhitechapelState => ({
  ...state,
  letterTonight: true,
  lettersSpent: [...state.lettersSpent, letter].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)),
});

/** Whether Jack is to choose a letter. */
export const isLetterPhase = (position: WhitechapelBoardAndState): boolean =>
  isInPhase('HELL3L')(position) && position.state.named.length === 0;

/** The patrols after some were shifted. */
export const shiftPatrols = (
  { patrols }: WhitechapelState,
  moves: readonly { readonly from: CrossingId; readonly to: CrossingId }[],
): WhitechapelState['patrols'] =>
  patrols
    .map((token) => {
      const move = moves.find(({ from }) => from === token.crossing);
      return move ? { ...token, crossing: move.to } : token;
    })
    .sort((a, b) => (a.crossing < b.crossing ? -1 : 1));
