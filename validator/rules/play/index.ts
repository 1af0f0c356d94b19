/** The rules of the layer `play`. */
export { deadCorner } from './dead-corner.js';
export { discoveryPairOutOfReach } from './discovery-pair-out-of-reach.js';
export { fewHideouts } from './few-hideouts.js';
export { hideoutOutOfReach } from './hideout-out-of-reach.js';
export { sealedByOne } from './sealed-by-one.js';
export { stuckAtStart } from './stuck-at-start.js';
