import type { Rule } from '../../rule.js';
import { staleWaiver } from './stale-waiver.js';

/** The rules of the layer `provenance`, in the order of running. */
export const PROVENANCE_RULES = [staleWaiver] as readonly Rule[];
