/** The rules of the layer `sector`. */
export { badGrid } from './bad-grid.js';
export { decidedApart } from './decided-apart.js';
export { decidedFarOff } from './decided-far-off.js';
export { fewWhiteCircles } from './few-white-circles.js';
export { labelsOutOfOrder } from './labels-out-of-order.js';
export { letterWithoutYellow } from './letter-without-yellow.js';
export { lettersDoNotPartition } from './letters-do-not-partition.js';
export { nodeWithoutSector } from './node-without-sector.js';
export { onALine } from './on-a-line.js';
export { squareWithoutWhite } from './square-without-white.js';
export { wrongSections } from './wrong-sections.js';
