import type { Rule } from '../../rule.js';
import { expectedCount } from './expected-count.js';
import { factLeftOut } from './fact-left-out.js';
import { printedFact } from './printed-fact.js';

/** The rules of the layer `witness`, in the order of running. */
export const WITNESS_RULES = [expectedCount, printedFact, factLeftOut] as readonly Rule[];
