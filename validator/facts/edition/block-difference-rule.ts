/** Makes the rules that compare alleys and boats with the edition. */
import { capitalise, describeBlock, joinWithAnd, type Game, type StreetBoard } from '../../../model/index.js';
import { streetRule, type Issue } from '../../definitions/define-rule.js';
import type { Rule, RuleId } from '../../definitions/rule.js';
import { blockDifferences, type BlockDifference } from './block-differences.js';
import { COMPARED_WITH_EDITION } from './compared-with-edition.js';
import { describeEdition } from './describe-differences.js';
import { streetDifferences } from './street-differences.js';

interface BlockDifferenceRule {
  readonly id: RuleId;
  readonly relation: 'alley' | 'boat';
  readonly games?: readonly Game[];
  /** What the circles of a block do: "share a block of houses". */
  readonly shares: string;
  readonly summary: string;
  readonly why: string;
}

/** A rule that compares the partners of circles on blocks with the edition. */
export const blockDifferenceRule = ({ relation, shares, ...rule }: BlockDifferenceRule): Rule<StreetBoard> =>
  streetRule({
    ...COMPARED_WITH_EDITION,
    ...rule,
    remedy: 'Compare the block and its kind with the print.',
    catalogueIds: ['REF-006'],
    // The rules of the layer block report blocks that are not areas.
    partlyNeeds: ['block'],
    *check({ board, profile, failedLayers }) {
      const differences = streetDifferences(board, profile);
      if (differences === undefined || failedLayers?.has('block') === true) return;
      const { here, inPrint } = blockDifferences(board, differences, relation, profile === 'draft');
      const edition = describeEdition(board);
      for (const each of here)
        yield {
          entities: [each.block.id],
          pointer: `/blocks/${board.blocks.indexOf(each.block)}`,
          what: `${capitalise(pairsOf(each))} ${shares}; in ${edition} they do not.`,
          remedy: `Compare ${describeBlock(each.block)} and its kind with the print.`,
          seen: each.pairs,
        };
      for (const each of inPrint) yield missingBlock(each, `do not ${shares}; in ${edition} they do.`);
    },
    skippedParts: ({ failedLayers }) => {
      const because = failedLayers?.get('block');
      return because === undefined ? [] : [{ part: relation, because }];
    },
  });

function missingBlock(difference: BlockDifference, what: string): Issue {
  const circles = [...new Set(difference.pairs.flat())];
  return {
    entities: circles,
    pointer: '/blocks',
    what: `${capitalise(pairsOf(difference))} ${what}`,
    remedy: `In print they lie on ${describeBlock(difference.block)}; compare the blocks there with the print.`,
    expected: difference.pairs,
  };
}

/** "circles 31 and 52", or the first of several pairs. */
function pairsOf({ pairs }: BlockDifference): string {
  const [first] = pairs;
  const circles = [...new Set(pairs.flat())].map((id) => id.slice(1));
  return pairs.length === 1 || circles.length === 2
    ? `circles ${joinWithAnd(first!.map((id) => id.slice(1)))}`
    : `${pairs.length} pairs of the circles ${joinWithAnd(circles)}`;
}
