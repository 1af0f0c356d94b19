import type { Rule } from '../../rule.js';
import { extentWidth } from './extent-width.js';
import { farFromOthers } from './far-from-others.js';
import { hiddenJunction } from './hidden-junction.js';
import { offTheBoard } from './off-the-board.js';
import { offTheMap } from './off-the-map.js';
import { overlappingCircles } from './overlapping-circles.js';
import { overlappingCrossing } from './overlapping-crossing.js';
import { oversizedDiscs } from './oversized-discs.js';
import { oversizedExtent } from './oversized-extent.js';
import { samePlace } from './same-place.js';

/** The rules of the layer `geometry`, in the order of running. */
export const GEOMETRY_RULES = [
  extentWidth,
  oversizedExtent,
  offTheBoard,
  offTheMap,
  oversizedDiscs,
  samePlace,
  overlappingCircles,
  overlappingCrossing,
  hiddenJunction,
  farFromOthers,
] as readonly Rule[];
