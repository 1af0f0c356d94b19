import type { Rule } from '../../rule.js';
import { expectedCount } from './expected-count.js';
import { printedFact } from './printed-fact.js';

/** The rules of the layer `witness`, in the order of running. */
export const WITNESS_RULES = [expectedCount, printedFact] as readonly Rule[];
