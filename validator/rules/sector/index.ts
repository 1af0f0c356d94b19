import type { Rule } from '../../rule.js';
import { badGrid } from './bad-grid.js';
import { decidedFarOff } from './decided-far-off.js';
import { fewWhiteCircles } from './few-white-circles.js';
import { labelsOutOfOrder } from './labels-out-of-order.js';
import { letterWithoutYellow } from './letter-without-yellow.js';
import { lettersDoNotPartition } from './letters-do-not-partition.js';
import { nodeWithoutSector } from './node-without-sector.js';
import { onALine } from './on-a-line.js';
import { squareWithoutWhite } from './square-without-white.js';
import { wrongSections } from './wrong-sections.js';

/** The rules of the layer `sector`, in the order of running. */
export const SECTOR_RULES = [
  badGrid,
  labelsOutOfOrder,
  wrongSections,
  nodeWithoutSector,
  decidedFarOff,
  onALine,
  lettersDoNotPartition,
  letterWithoutYellow,
  squareWithoutWhite,
  fewWhiteCircles,
] as readonly Rule[];
