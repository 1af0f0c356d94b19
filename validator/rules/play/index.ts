import type { Rule } from '../../rule.js';
import { deadCorner } from './dead-corner.js';
import { discoveryPairOutOfReach } from './discovery-pair-out-of-reach.js';
import { fewHideouts } from './few-hideouts.js';
import { hideoutOutOfReach } from './hideout-out-of-reach.js';
import { sealedByOne } from './sealed-by-one.js';
import { stuckAtStart } from './stuck-at-start.js';

/** The rules of the layer `play`, in the order of running. */
export const PLAY_RULES = [
  hideoutOutOfReach,
  fewHideouts,
  discoveryPairOutOfReach,
  sealedByOne,
  deadCorner,
  stuckAtStart,
] as readonly Rule[];
