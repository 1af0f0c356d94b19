import type { Rule } from '../../rule.js';
import { idleCrossing } from './idle-crossing.js';
import { longWay } from './long-way.js';
import { oneNeighbour } from './one-neighbour.js';
import { streetsApart } from './streets-apart.js';
import { tooManyLines } from './too-many-lines.js';
import { tooManyNeighbours } from './too-many-neighbours.js';
import { twinCrossings } from './twin-crossings.js';
import { unsearchableCircle } from './unsearchable-circle.js';

/** The rules of the layer `topology`, in the order of running. */
export const TOPOLOGY_RULES = [
  streetsApart,
  unsearchableCircle,
  oneNeighbour,
  tooManyLines,
  tooManyNeighbours,
  twinCrossings,
  idleCrossing,
  longWay,
] as readonly Rule[];
