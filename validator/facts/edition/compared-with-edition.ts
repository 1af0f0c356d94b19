import type { Severity } from '../../definitions/rule.js';

/**
 * What all rules of the layer `edition` have in common: an error on a board that claims the edition, a hint on one that is
 * being traced or home-made.
 */
export const COMPARED_WITH_EDITION = {
  severity: { otherwise: 'error', draft: 'info', custom: 'info' } satisfies Record<string, Severity>,
  whenToWaive: 'Where a copy of the edition is seen to differ from the reference; say what was seen.',
} as const;
