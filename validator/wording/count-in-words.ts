import { pluralise } from '../../model/index.js';

/** A number of things in words: "no exit", "1 exit", "4 exits". */
export const countInWords = (count: number, thing: string): string =>
  count === 0 ? `no ${thing}` : pluralise(count, thing);
