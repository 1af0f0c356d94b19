import type { Rule } from '../../rule.js';
import { cutByStreet } from './cut-by-street.js';
import { declaredTwice } from './declared-twice.js';
import { interrupted } from './interrupted.js';
import { missingStreet } from './missing-street.js';
import { noneWithoutReason } from './none-without-reason.js';
import { noSuchArea } from './no-such-area.js';
import { offTheRim } from './off-the-rim.js';
import { outerArea } from './outer-area.js';
import { oversized } from './oversized.js';
import { sliver } from './sliver.js';
import { undeclaredArea } from './undeclared-area.js';
import { walkedBackwards } from './walked-backwards.js';
import { wrongIslands } from './wrong-islands.js';

/** The rules of the layer `block`, in the order of running. */
export const BLOCK_RULES = [
  missingStreet,
  cutByStreet,
  offTheRim,
  noSuchArea,
  undeclaredArea,
  walkedBackwards,
  wrongIslands,
  outerArea,
  declaredTwice,
  noneWithoutReason,
  interrupted,
  oversized,
  sliver,
] as readonly Rule[];
