/** Actions that a game does not have at all, because their option or variant is off. */
import type { Refusal } from '../../game/action.js';
import { refusal } from '../../game/steps.js';
import type { WhitehallBoardAndState, WhitehallState } from './state.js';

/** What each action needs, whether it is so, and the rule of it. */
const NEEDS: Readonly<
  Record<string, readonly [needed: string, isSo: (state: WhitehallState) => boolean, rule: string]>
> = {
  falseClue: ['the option falseClues', ({ options }) => options.falseClues, 'WM-O05'],
  pass: [
    'the option falseClues or newspaper',
    ({ options }) => options.falseClues || options.newspaper,
    'WM-O05',
  ],
  reclaim: ['the option newspaper', ({ options }) => options.newspaper, 'WM-O02'],
  ability: ['the option rollUp', ({ options }) => options.rollUp, 'WM-O03'],
  arrestArea: ['the green figure in play', ({ options }) => options.figures.includes('green'), 'WM-O07'],
  declareDL: ['the variant declareDL=may', ({ variants }) => variants.declareDL === 'may', 'WM-R16'],
  noDeclare: ['the variant declareDL=may', ({ variants }) => variants.declareDL === 'may', 'WM-R16'],
};

/** Why this type of action is not to be had in this game; asked where it is not due. */
export function refuseSwitchedOff({ state }: WhitehallBoardAndState, type: string): Refusal | undefined {
  const needs = NEEDS[type];
  return needs === undefined || needs[1](state)
    ? undefined
    : refusal('notEnabled', needs[2], `"${type}" needs ${needs[0]}.`);
}
