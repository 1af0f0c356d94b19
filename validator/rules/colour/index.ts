/** The rules of the layer `colour`. */
export { notOneRedCrossing } from './not-one-red-crossing.js';
export { tooFewRed } from './too-few-red.js';
export { tooFewYellow } from './too-few-yellow.js';
export { tooManyRed } from './too-many-red.js';
export { wrongGameColour } from './wrong-game-colour.js';
