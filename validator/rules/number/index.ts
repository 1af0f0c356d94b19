/** The rules of the layer `number`. */
export { implausibleNeighbour } from './implausible-neighbour.js';
export { missingNumber } from './missing-number.js';
export { surplusNumber } from './surplus-number.js';
