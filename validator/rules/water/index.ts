import type { Rule } from '../../rule.js';

/** The rules of the layer `water`, in the order of running. */
export const WATER_RULES = [] as readonly Rule[];
