/** How a difference is written down. */
import type { Board } from '../../../model/board.js';

export const DIFF_FORMATS = ['pretty', 'json', 'markdown', 'html'] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

export type Paint = (style: 'bold' | 'dim' | 'red' | 'green' | 'yellow', text: string) => string;

export interface FormatOptions {
  /** Every line, however many there are. */
  readonly all?: boolean;
  /** pretty: colours for a terminal. */
  readonly paint?: Paint;
  /** html: the two boards, to be drawn. */
  readonly boards?: readonly [before: Board, after: Board];
}
