/** The rules of the layer `geometry`. */
export { extentWidth } from './extent-width.js';
export { farFromOthers } from './far-from-others.js';
export { hiddenJunction } from './hidden-junction.js';
export { offTheBoard } from './off-the-board.js';
export { offTheMap } from './off-the-map.js';
export { overlappingCircles } from './overlapping-circles.js';
export { overlappingCrossing } from './overlapping-crossing.js';
export { oversizedDiscs } from './oversized-discs.js';
export { oversizedExtent } from './oversized-extent.js';
export { samePlace } from './same-place.js';
