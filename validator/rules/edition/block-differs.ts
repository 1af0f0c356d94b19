import { capitalise, describeBlock, hasPlaces, joinWithAnd, type StreetBoard } from '../../../model/index.js';
import { declareBlockFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { blockDifferences, type BlockDifference } from '../../facts/edition/block-differences.js';
import { COMPARED_WITH_EDITION } from '../../facts/edition/compared-with-edition.js';
import { describeEdition } from '../../facts/edition/describe-differences.js';
import { streetDifferences } from '../../facts/edition/street-differences.js';

const SHARED = { alley: 'a block of houses', boat: 'a block of water' } as const;

/** Circles that share a block of houses or of water here and not in the edition, or the other way round. */
export const blockDiffers = streetRule({
  ...COMPARED_WITH_EDITION,
  id: 'edition/block-differs',
  summary: 'Circles share blocks of houses and of water as in the edition that the board claims.',
  why: 'Jack may use an alley between circles on one block of houses, and a boat between blue ones on one block of water.',
  remedy: 'Compare the block and its kind with the print.',
  catalogueIds: ['REF-006'],
  // The rules of the layer block report blocks that are not areas.
  partlyNeeds: ['block'],
  *check({ board, profile, failedLayers }) {
    const differences = streetDifferences(board, profile);
    if (differences === undefined || failedLayers?.has('block') === true || statesNoBlocks(board)) return;
    for (const relation of ['alley', 'boat'] as const) {
      const { here, inPrint } = blockDifferences(board, differences, relation, profile === 'draft');
      for (const each of here) yield surplusPairs(board, each, SHARED[relation]);
      for (const each of inPrint) yield missingPairs(board, each, SHARED[relation]);
    }
  },
  skippedParts: ({ board, profile, failedLayers }) => {
    const because = failedLayers?.get('block');
    const isCompared = streetDifferences(board, profile) !== undefined;
    if (isCompared && statesNoBlocks(board)) return [{ part: 'blocks', because: 'places' }];
    return because === undefined || !isCompared ? [] : [{ part: 'blocks', because }];
  },
});

/** A list of neighbours states nothing about blocks, which are neither missing nor wrong. */
const statesNoBlocks = (board: StreetBoard): boolean => !hasPlaces(board) && board.blocks.length === 0;

function surplusPairs(board: StreetBoard, difference: BlockDifference, shared: string): Issue {
  const { block, other, pairs } = difference;
  const edition = describeEdition(board);
  const reason = other?.kind === 'none' ? `No block in ${edition}.` : undefined;
  return {
    entities: [block.id],
    pointer: `/blocks/${board.blocks.indexOf(block)}`,
    what: `${capitalise(describePairs(difference))} share ${shared}; in ${edition} they do not.`,
    remedy:
      other === undefined
        ? `Compare ${describeBlock(block)} and its kind with the print.`
        : `Declare ${block.id} as ${other.kind}, as printed.`,
    seen: pairs,
    ...(other && { fix: declareBlockFix(block.id, other.kind, reason) }),
  };
}

function missingPairs(board: StreetBoard, difference: BlockDifference, shared: string): Issue {
  const { block, other: declared, pairs } = difference;
  const i = declared === undefined ? -1 : board.blocks.indexOf(declared);
  return {
    entities: declared === undefined ? [...new Set(pairs.flat())] : [declared.id],
    pointer: i < 0 ? '/blocks' : `/blocks/${i}`,
    what: `${capitalise(describePairs(difference))} do not share ${shared}; in ${describeEdition(board)} they do.`,
    remedy:
      declared === undefined
        ? `In print they lie on ${describeBlock(block)}; compare the blocks there with the print.`
        : `Declare ${declared.id} as ${block.kind}, as printed.`,
    expected: pairs,
    ...(declared && { fix: declareBlockFix(declared.id, block.kind) }),
  };
}

/** "circles 31 and 52", or the circles of several pairs. */
function describePairs({ pairs }: BlockDifference): string {
  const circles = joinWithAnd([...new Set(pairs.flat())].map((id) => id.slice(1)));
  return pairs.length === 1 ? `circles ${circles}` : `among the circles ${circles}, ${pairs.length} pairs`;
}
