import type { Rule } from '../../rule.js';
import { circleToCircle } from './circle-to-circle.js';
import { crossesItself } from './crosses-itself.js';
import { crossesWithoutNode } from './crosses-without-node.js';
import { deadEnd } from './dead-end.js';
import { duplicateLine } from './duplicate-line.js';
import { lineToItself } from './line-to-itself.js';
import { narrowAngle } from './narrow-angle.js';
import { nearMiss } from './near-miss.js';
import { needlessBend } from './needless-bend.js';
import { needlessCrossing } from './needless-crossing.js';
import { needlessJunction } from './needless-junction.js';
import { noLine } from './no-line.js';
import { overlap } from './overlap.js';
import { parallelLines } from './parallel-lines.js';
import { spike } from './spike.js';
import { throughANode } from './through-a-node.js';
import { tooShort } from './too-short.js';
import { veryBent } from './very-bent.js';
import { veryLong } from './very-long.js';

/** The rules of the layer `street`, in the order of running. */
export const STREET_RULES = [
  lineToItself,
  tooShort,
  duplicateLine,
  parallelLines,
  crossesWithoutNode,
  crossesItself,
  throughANode,
  overlap,
  noLine,
  deadEnd,
  nearMiss,
  needlessCrossing,
  needlessJunction,
  circleToCircle,
  needlessBend,
  spike,
  narrowAngle,
  veryLong,
  veryBent,
] as readonly Rule[];
