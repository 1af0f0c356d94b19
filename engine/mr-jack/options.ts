/** The variants of Mr Jack: every open question of the rules, the ruling first. Optional rules there are none. */
import { choose, type Chosen, type Choosing } from '../choose.js';

export const VARIANTS = {
  exitCost: [1, 0],
  litLampBlocksRay: [true, false],
  whistle: ['atLeastOne', 'asMuchAsPossible', 'exactly3IfPossible'],
  // The key stands in records and vectors; nobody has said how the other value would be played, so it is refused.
  accuseByWhistle: [false],
  offerHopelessAccusations: [true, false],
} as const;

export type Variants = Chosen<typeof VARIANTS>;

export const readVariants = (asked: unknown): Choosing<typeof VARIANTS> => choose('variant', VARIANTS, asked);

/** Why something was asked for that is not there; undefined if nothing was. */
export function problemOfOptions(asked: unknown): string | undefined {
  if (asked === undefined) return undefined;
  const isEmpty =
    typeof asked === 'object' && asked !== null && !Array.isArray(asked) && Object.keys(asked).length === 0;
  return isEmpty ? undefined : 'Mr Jack has no optional rules: leave out the options.';
}
