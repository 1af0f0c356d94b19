import { blockDifferenceRule } from '../../facts/edition/block-difference-rule.js';

/** Circles that are joined by boat here and not in the edition, or the other way round. */
export const boatDiffers = blockDifferenceRule({
  id: 'edition/boat-differs',
  relation: 'boat',
  games: ['wm'],
  shares: 'share a block of water',
  summary: 'Blue circles share blocks of water as in the edition that the board claims.',
  why: 'Jack may take a boat between all blue circles on one block of water.',
});
