/** The rules of the layer `topology`. */
export { idleCrossing } from './idle-crossing.js';
export { longWay } from './long-way.js';
export { oneNeighbour } from './one-neighbour.js';
export { streetsApart } from './streets-apart.js';
export { tooManyLines } from './too-many-lines.js';
export { tooManyNeighbours } from './too-many-neighbours.js';
export { twinCrossings } from './twin-crossings.js';
export { unsearchableCircle } from './unsearchable-circle.js';
