import type { Rule } from '../../rule.js';
import { notOneRedCrossing } from './not-one-red-crossing.js';
import { tooFewRed } from './too-few-red.js';
import { tooFewYellow } from './too-few-yellow.js';
import { tooManyRed } from './too-many-red.js';
import { wrongGameColour } from './wrong-game-colour.js';

/** The rules of the layer `colour`, in the order of running. */
export const COLOUR_RULES = [
  wrongGameColour,
  tooFewRed,
  tooManyRed,
  tooFewYellow,
  notOneRedCrossing,
] as readonly Rule[];
