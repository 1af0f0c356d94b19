/** The rules of the layer `block`. */
export { cutByStreet } from './cut-by-street.js';
export { declaredTwice } from './declared-twice.js';
export { interrupted } from './interrupted.js';
export { missingStreet } from './missing-street.js';
export { noSuchArea } from './no-such-area.js';
export { noneWithoutReason } from './none-without-reason.js';
export { offTheRim } from './off-the-rim.js';
export { outerArea } from './outer-area.js';
export { oversized } from './oversized.js';
export { sliver } from './sliver.js';
export { undeclaredArea } from './undeclared-area.js';
export { walkedBackwards } from './walked-backwards.js';
export { wrongIslands } from './wrong-islands.js';
