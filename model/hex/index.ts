/** Hex boards: where hexes lie, how characters step, what is lit, who is seen. */
export type { Axial } from './coordinates.js';
export {
  DIRECTION_VECTORS,
  centreOfHex,
  hexAtPoint,
  neighbourInDirection,
  parseHexId,
} from './coordinates.js';
export type { Exit } from './exits.js';
export { exitsOfHex } from './exits.js';
export { gaslightGlow, hexesLitByGaslight } from './gaslight.js';
export type { HexGrid, Hexes } from './hex-grid.js';
export { hexGridOf } from './hex-grid.js';
export { lanternRay, obstaclesOf } from './lantern.js';
export type { Position } from './position.js';
export { startPosition } from './position.js';
export type { HexMap } from './steps.js';
export { hexNeighbours, sewerSteps, stealthSteps, walkingSteps } from './steps.js';
export { allStreetDistances, streetDistances } from './street-distance.js';
export type { LightRuling, Visibility } from './visibility.js';
export { visibilityOf } from './visibility.js';
