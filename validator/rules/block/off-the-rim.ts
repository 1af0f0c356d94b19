import { describeNode } from '../../../model/index.js';
import { makeAskFix, streetRule, blockWalkFix } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

/** A walk that skips nodes on the rim of its area. */
export const offTheRim = streetRule({
  id: 'block/off-the-rim',
  severity: 'error',
  summary: 'The walk of a block lists every node on the rim of its area in order.',
  why: 'Alleys and boats connect the circles of the walk, so a circle left out has none.',
  remedy:
    'List the nodes of the rim in order, those of a dead end on the way in and on the way out. If a node was added to a street, both blocks beside it must list it.',
  neverWaive: 'a walk can always be corrected.',
  catalogueIds: ['BLK-001', 'BLK-003', 'DEF-13'],
  needsPlaces: true,
  check: ({ board }) =>
    blocksMatchedAs(board, 'off the rim').map(({ block: { id, walk }, match, face: rim }) => {
      const { from, to, pointer } = match.gaps[0]!;
      const known = new Set(walk);
      const left = [...new Set(rim!.walk)].filter((node) => !known.has(node));
      return {
        entities: [id],
        pointer,
        what: `The walk of block ${id} goes from ${describeNode(from)} to ${describeNode(to)}, where there is no street.`,
        remedy:
          left.length === 0
            ? `List the nodes in the order of the rim: ${rim!.walk.join(' ')}.`
            : `Add ${left.slice(0, 5).map(describeNode).join(', ')}; the rim is ${rim!.walk.join(' ')}.`,
        seen: walk,
        expected: rim!.walk,
        fix: blockWalkFix(makeAskFix, id, rim!, `Make the walk of ${id} follow the rim`),
      };
    }),
});
