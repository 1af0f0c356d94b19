/** A variant for each open question of the rules of Mr Jack, which has no optional rules. */
import {
  isRecord,
  parseOptions,
  type ChosenOptions,
  type OptionTable,
  type ParsedOptions,
} from '../../game/option-table.js';

/** The default of each is the recommended ruling. */
export const VARIANTS = {
  exitCost: {
    values: [1, 0],
    rule: 'AMB-MJ-02',
    docs: 'The points that the step out of the district costs.',
  },
  litLampBlocksRay: {
    values: [true, false],
    rule: 'AMB-MJ-03',
    docs: 'Whether a lit gaslight ends the ray of Watson’s lantern.',
  },
  whistle: {
    values: ['atLeastOne', 'asMuchAsPossible', 'exactly3IfPossible'],
    rule: 'AMB-MJ-06',
    docs: 'How many of its three points a whistle must use.',
  },
  accuseByWhistle: {
    values: [false],
    rule: 'AMB-MJ-07',
    docs: 'Reserved: the key is part of records and vectors, but there is no ruling for another value.',
  },
  offerHopelessAccusations: {
    values: [true, false],
    rule: 'AMB-MJ-11',
    docs: 'Whether a character who is known to be innocent can be accused.',
  },
} as const satisfies OptionTable;

export type Variants = ChosenOptions<typeof VARIANTS>;

export const readVariants = (requested: unknown): ParsedOptions<typeof VARIANTS> =>
  parseOptions('variant', VARIANTS, requested);

/** Why the requested options are refused. */
export const findOptionsProblem = (requested: unknown): string | undefined =>
  requested === undefined || (isRecord(requested) && Object.keys(requested).length === 0)
    ? undefined
    : 'Mr Jack has no optional rules: leave out the options.';
