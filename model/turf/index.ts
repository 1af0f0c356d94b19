/**
 * The functions of `@turf/turf` that are right on a plane. Turf measures lengths, areas and distances in degrees on a globe:
 * such functions stay out. No other file of the sources imports turf.
 */
export {
  booleanClockwise,
  booleanPointInPolygon,
  cleanCoords,
  convex,
  difference,
  kinks,
  pointOnFeature,
  simplify,
  union,
} from '@turf/turf';
export { centreOfMass, isAnticlockwise, isInsideOutline } from './outlines.js';
export { lineOf, pointOf, polygonOf } from './turf-geometries.js';
