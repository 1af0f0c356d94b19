import type { Rule } from '../../rule.js';

/** The rules of the layer `sector`, in the order of running. */
export const SECTOR_RULES = [] as readonly Rule[];
