import { blockDifferenceRule } from '../../facts/edition/block-difference-rule.js';

/** Circles that are joined by an alley here and not in the edition, or the other way round. */
export const alleyDiffers = blockDifferenceRule({
  id: 'edition/alley-differs',
  relation: 'alley',
  shares: 'share a block of houses',
  summary: 'Circles share blocks of houses as in the edition that the board claims.',
  why: 'Jack may use an alley between all circles on one block of houses.',
});
