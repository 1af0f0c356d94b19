import type { Fix, Witness } from '../../../model/index.js';

/** A contradiction between the board and a fact of the printed rules; `what` is a sentence without its full stop. */
export interface Contradiction {
  readonly what: string;
  readonly entities: readonly string[];
  readonly seen?: unknown;
  readonly expected?: unknown;
  readonly fix?: Fix;
}

/** The witness of one kind of fact. */
export type WitnessOf<Fact extends Witness['fact']> = Extract<Witness, { readonly fact: Fact }>;
