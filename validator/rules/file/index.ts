import type { Rule } from '../../rule.js';

/** The rules of the layer `file`, in the order of running. */
export const FILE_RULES = [] as readonly Rule[];
