import type { Rule } from '../../rule.js';
import { notCanonical } from './not-canonical.js';

/** The rules of the layer `file`, in the order of running. */
export const FILE_RULES = [notCanonical] as readonly Rule[];
