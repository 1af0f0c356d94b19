import type { Rule } from '../../rule.js';
import { implausibleNeighbour } from './implausible-neighbour.js';
import { missingNumber } from './missing-number.js';
import { surplusNumber } from './surplus-number.js';

/** The rules of the layer `number`, in the order of running. */
export const NUMBER_RULES = [missingNumber, surplusNumber, implausibleNeighbour] as readonly Rule[];
