import type { Rule } from '../../rule.js';

/** The rules of the layer `topology`, in the order of running. */
export const TOPOLOGY_RULES = [] as readonly Rule[];
