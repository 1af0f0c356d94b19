import {
  compareIds,
  describeNode,
  idsOfLines,
  type Fix,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { streetRule, type Issue } from '../../definitions/define-rule.js';
import { blueCircles } from '../../facts/streets/blue-circles.js';
import { linesAtNodes, linesOfNode } from '../../facts/streets/lines-at-nodes.js';
import type { WalkGap } from '../../facts/blocks/block-match.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { midpoint } from '../../facts/geometry/line-course.js';
import { positionOfId } from '../../facts/geometry/position-of-pointer.js';
import { labelledLine } from '../../wording.js';

/** A street that declared blocks follow and that does not exist. */
export const missingStreet = streetRule({
  id: 'block/missing-street',
  severity: 'error',
  summary: 'Every step in the walk of a declared block follows a street or a waterline.',
  why: 'The block was declared with a line there; without it moves on foot are missing, and two areas become one.',
  remedy: 'Add the line between the two nodes. If it is not printed, declare the areas again without it.',
  neverWaive: 'either the streets or the blocks are wrong, and both can be corrected.',
  catalogueIds: ['BLK-001', 'WAT-001', 'DEF-10', 'DEF-12'],
  check: ({ board }) => [...gapsOf(board).values()].map((gap) => issueOf(board, gap)),
});

/** A step without a line, and the blocks whose walks contain it. */
interface Missing {
  readonly ends: readonly [NodeId, NodeId];
  readonly pointer: string;
  readonly blocks: Set<number>;
}

function gapsOf(board: StreetBoard): Map<string, Missing> {
  const missing = new Map<string, Missing>();
  for (const [block, verdict] of matchBlocks(board).matches.entries())
    for (const { from, to, pointer } of verdict.is === 'open' || verdict.is === 'wrong islands'
      ? verdict.gaps
      : ([] as readonly WalkGap[])) {
      const ends: [NodeId, NodeId] = compareIds(from, to) < 0 ? [from, to] : [to, from];
      const known = missing.get(ends.join('-'));
      if (known) known.blocks.add(block);
      else missing.set(ends.join('-'), { ends, pointer, blocks: new Set([block]) });
    }
  return missing;
}

function issueOf(board: StreetBoard, { ends, pointer, blocks }: Missing): Issue {
  const [a, b] = ends;
  const names = [...blocks].map((block) => board.blocks[block]!.id);
  const several = names.length > 1;
  const astray = unknownStreetAt(board, ends);
  return {
    entities: [...idsOfLines([{ between: ends }]), ...names],
    pointer,
    what: `No ${board.game === 'wm' ? 'line' : 'street'} joins ${describeNode(a)} and ${describeNode(b)}, but the ${
      several ? `walks of blocks ${names.join(' and ')} step` : `walk of block ${names.join()} steps`
    } from one to the other.`,
    remedy:
      (several
        ? `Add it, or declare ${names.join(' and ')} as the one area they are without it.`
        : `Add it, or correct the walk of ${names.join()}.`) +
      (astray === undefined ? '' : ` Perhaps it is ${astray}, which is part of no block.`),
    at: midpoint(positionOfId(board, a)!, positionOfId(board, b)!),
    fix: fixOf(board, ends, blocks),
  };
}

/** A line at one of the ends that is part of no block: it may end at the wrong node. */
function unknownStreetAt(board: StreetBoard, ends: readonly NodeId[]): string | undefined {
  const { indexOfId } = networkOf(board);
  const { ownerOfHalfEdge } = matchBlocks(board);
  for (const end of ends)
    for (const line of linesOfNode(linesAtNodes(board), indexOfId.get(end)!))
      if (ownerOfHalfEdge[2 * line] === -1 && ownerOfHalfEdge[2 * line + 1] === -1)
        return labelledLine(board, line).name;
  return undefined;
}

/** A waterline between water and the outside, unless an end would be a dead end, which only blue circles may be. */
function fixOf(board: StreetBoard, ends: readonly [NodeId, NodeId], blocks: ReadonlySet<number>): Fix {
  const { indexOfId, streets } = networkOf(board);
  const isWalkedTo = (id: NodeId): boolean => {
    const node = indexOfId.get(id)!;
    return streets.starts[node + 1]! - streets.starts[node]! >= (blueCircles(board).has(id) ? 1 : 2);
  };
  const [block, other] = blocks;
  const isWaterline = other === undefined && board.blocks[block!]!.kind === 'water' && ends.every(isWalkedTo);
  return {
    kind: 'ask',
    action: isWaterline ? 'addWaterline' : 'addStreet',
    arguments: { between: ends },
    label: `Join ${ends.join(' to ')}${isWaterline ? ' by a waterline' : ''}`,
  };
}
