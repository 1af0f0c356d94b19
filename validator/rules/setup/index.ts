import type { Rule } from '../../rule.js';

/** The rules of the layer `setup`, in the order of running. */
export const SETUP_RULES = [] as readonly Rule[];
