import type { Rule } from '../../rule.js';

/** The rules of the layer `street`, in the order of running. */
export const STREET_RULES = [] as readonly Rule[];
