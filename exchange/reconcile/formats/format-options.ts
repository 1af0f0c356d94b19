/** How a reconciliation is written down. */
import type { Paint } from '../../diff/formats/options.js';

export const RECONCILE_FORMATS = ['pretty', 'json', 'markdown'] as const;
export type ReconcileFormat = (typeof RECONCILE_FORMATS)[number];

export interface ReconcileFormatOptions {
  /** Every line, however many there are. */
  readonly all?: boolean;
  /** pretty: colours for a terminal. */
  readonly paint?: Paint;
}
