/** The formats of a difference and their options. */
import type { Board } from '../../../model/index.js';

export const DIFF_FORMATS = ['pretty', 'json', 'markdown', 'html'] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

export type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow', text: string) => string;

export interface DiffFormatOptions {
  /** Do not shorten long lists. */
  readonly all?: boolean;
  /** pretty: colours for a terminal. */
  readonly paint?: Paint;
  /** html: the two boards, to be drawn. */
  readonly boards?: readonly [before: Board, after: Board];
}
