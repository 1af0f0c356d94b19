/** The review of blocks that were declared together. Loaded after the editor is shown. */
export {
  blocksToReview,
  confirmBlock,
  endBlockReview,
  rejectBlock,
  type BlockToReview,
} from './blocks-to-review.js';
