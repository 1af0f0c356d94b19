/** The formats of a reconciliation and their options. */
import type { Paint } from '../../diff/formats/format-options.js';

export const RECONCILE_FORMATS = ['pretty', 'json', 'markdown'] as const;
export type ReconcileFormat = (typeof RECONCILE_FORMATS)[number];

export interface ReconcileFormatOptions {
  /** Do not shorten long lists. */
  readonly all?: boolean;
  /** pretty: colours for a terminal. */
  readonly paint?: Paint;
}
