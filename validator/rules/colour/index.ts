import type { Rule } from '../../rule.js';

/** The rules of the layer `colour`, in the order of running. */
export const COLOUR_RULES = [] as readonly Rule[];
