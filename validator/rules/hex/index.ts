import type { Rule } from '../../rule.js';
import { exitCount } from './exit-count.js';
import { exitNotAtRim } from './exit-not-at-rim.js';
import { hole } from './hole.js';
import { lonelyHex } from './lonely-hex.js';
import { noSpareGaslight } from './no-spare-gaslight.js';
import { offTheBoard } from './off-the-board.js';
import { printedExits } from './printed-exits.js';
import { printedManholes } from './printed-manholes.js';
import { sewersNeverWork } from './sewers-never-work.js';
import { streetsApart } from './streets-apart.js';
import { tooFewGaslights } from './too-few-gaslights.js';
import { tooFewManholes } from './too-few-manholes.js';
import { twoExitsInOnePlace } from './two-exits-in-one-place.js';
import { unlikeItsOpposite } from './unlike-its-opposite.js';
import { uselessGaslight } from './useless-gaslight.js';

/** The rules of the layer `hex`, in the order of running. */
export const HEX_RULES = [
  offTheBoard,
  streetsApart,
  lonelyHex,
  exitCount,
  exitNotAtRim,
  twoExitsInOnePlace,
  printedExits,
  tooFewManholes,
  sewersNeverWork,
  printedManholes,
  tooFewGaslights,
  noSpareGaslight,
  uselessGaslight,
  hole,
  unlikeItsOpposite,
] as readonly Rule[];
