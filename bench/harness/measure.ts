import type { Row } from './table.js';

/** One measure; it returns its rows. */
export interface Measure {
  readonly name: string;
  readonly run: (options: { readonly quick: boolean }) => Promise<Row[]>;
}
