/** Actions that a game does not have at all, because their option is off, or because they are used up. */
import type { Refusal } from '../../game/action.js';
import { refusal } from '../../game/steps.js';
import type { Options } from './options.js';
import type { WhitechapelBoardAndState } from './state.js';

/** The option that each action needs, and the rule of it. */
const OPTION_OF: Readonly<Record<string, readonly [option: keyof Options, rule: string]>> = {
  letter: ['letters', 'LFW-O01'],
  letterMove: ['letters', 'LFW-O03'],
  passLetter: ['letters', 'LFW-O01'],
  goulston: ['letters', 'LFW-O05'],
  goulstonPawn: ['letters', 'LFW-O05'],
  falseClue: ['falseClues', 'LFW-O08'],
  pass: ['falseClues', 'LFW-O08'],
  rush: ['rushing', 'LFW-O10'],
  arrestArea: ['areaArrests', 'LFW-O11'],
  address: ['address', 'LFW-O13'],
};

/** Why this type of action is not to be had in this game, or no longer; asked where it is not due. */
export function refuseSwitchedOff(
  { state: { options, addressUsed } }: WhitechapelBoardAndState,
  type: string,
): Refusal | undefined {
  const needed = OPTION_OF[type];
  if (needed !== undefined && !options[needed[0]])
    return refusal('notEnabled', needed[1], `"${type}" needs the option ${needed[0]}, which is off.`);
  if (type === 'arrest' && options.areaArrests)
    return refusal(
      'notEnabled',
      'LFW-O11',
      'With areaArrests an arrest names all circles: use "arrestArea".',
    );
  return type === 'address' && addressUsed
    ? refusal('spent', 'LFW-O13', 'The hideout was guessed already, once in the game.')
    : undefined;
}
