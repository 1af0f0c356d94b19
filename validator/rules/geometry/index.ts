import type { Rule } from '../../rule.js';

/** The rules of the layer `geometry`, in the order of running. */
export const GEOMETRY_RULES = [] as readonly Rule[];
