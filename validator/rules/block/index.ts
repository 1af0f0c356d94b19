import type { Rule } from '../../rule.js';

/** The rules of the layer `block`, in the order of running. */
export const BLOCK_RULES = [] as readonly Rule[];
