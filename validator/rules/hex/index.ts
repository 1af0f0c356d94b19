/** The rules of the layer `hex`. */
export { exitCount } from './exit-count.js';
export { exitNotAtRim } from './exit-not-at-rim.js';
export { hole } from './hole.js';
export { lonelyHex } from './lonely-hex.js';
export { noSpareGaslight } from './no-spare-gaslight.js';
export { offTheBoard } from './off-the-board.js';
export { printedExits } from './printed-exits.js';
export { printedManholes } from './printed-manholes.js';
export { sewersNeverWork } from './sewers-never-work.js';
export { streetsApart } from './streets-apart.js';
export { tooFewGaslights } from './too-few-gaslights.js';
export { tooFewManholes } from './too-few-manholes.js';
export { twoExitsInOnePlace } from './two-exits-in-one-place.js';
export { unlikeItsOpposite } from './unlike-its-opposite.js';
export { uselessGaslight } from './useless-gaslight.js';
