import type { Row } from './table.js';

/** One thing to measure; it gives its rows when it is done. */
export interface Measure {
  readonly name: string;
  readonly run: (options: { readonly quick: boolean }) => Promise<Row[]>;
}
