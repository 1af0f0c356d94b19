import type { Rule } from '../../rule.js';

/** The rules of the layer `number`, in the order of running. */
export const NUMBER_RULES = [] as readonly Rule[];
