import type { Rule } from '../../rule.js';

/** The rules of the layer `hex`, in the order of running. */
export const HEX_RULES = [] as readonly Rule[];
