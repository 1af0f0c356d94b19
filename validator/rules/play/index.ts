import type { Rule } from '../../rule.js';

/** The rules of the layer `play`, in the order of running. */
export const PLAY_RULES = [] as readonly Rule[];
