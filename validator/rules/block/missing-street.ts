import {
  compareIds,
  describeNode,
  groupBy,
  idsOfLines,
  type Block,
  type Fix,
  type NodeId,
  type StreetBoard,
} from '../../../model/index.js';
import { walkingGraph, type StreetGraph } from '../../../model/graph/index.js';
import { makeAskFix, labelLine, streetRule, type Issue } from '../../definitions/define-rule.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { midpoint } from '../../facts/geometry/line-course.js';
import { positionOfId } from '../../facts/geometry/position-of-pointer.js';
import { linesOfNode } from '../../facts/streets/lines-of-node.js';

/** A street that declared blocks follow and that does not exist. */
export const missingStreet = streetRule({
  id: 'block/missing-street',
  severity: 'error',
  summary: 'Every step in the walk of a declared block follows a street or a waterline.',
  why: 'The block was declared with a line there; without it moves on foot are missing, and two areas become one.',
  remedy: 'Add the line between the two nodes. If it is not printed, declare the areas again without it.',
  neverWaive: 'either the streets or the blocks are wrong, and both can be corrected.',
  catalogueIds: ['BLK-001', 'WAT-001', 'DEF-10', 'DEF-12'],
  needsPlaces: true,
  check: ({ board, graph }) => {
    const gaps = matchBlocks(board).matches.flatMap((match, i) =>
      match.is === 'open' || match.is === 'wrong islands'
        ? match.gaps.map(({ from, to, pointer }) => {
            const ends: [NodeId, NodeId] = compareIds(from, to) < 0 ? [from, to] : [to, from];
            return { ends, pointer, block: board.blocks[i]! };
          })
        : [],
    );
    return [...groupBy(gaps, ({ ends }) => ends.join('-')).values()].map((same) =>
      issueOf(board, graph, same),
    );
  },
});

/** A step without a line in the walk of a block. */
interface Gap {
  readonly ends: readonly [NodeId, NodeId];
  readonly pointer: string;
  readonly block: Block;
}

function issueOf(board: StreetBoard, graph: StreetGraph, gaps: readonly Gap[]): Issue {
  const { ends, pointer } = gaps[0]!;
  const [a, b] = ends;
  const blocks = [...new Set(gaps.map(({ block }) => block))];
  const names = blocks.map(({ id }) => id);
  const several = names.length > 1;
  const astray = unknownStreetAt(board, graph, ends);
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
    missing: true,
    fix: fixOf(board, ends, blocks),
  };
}

/** A line at one of the ends that is part of no block: it may end at the wrong node. */
function unknownStreetAt(
  board: StreetBoard,
  graph: StreetGraph,
  ends: readonly NodeId[],
): string | undefined {
  const { ownerOfHalfEdge } = matchBlocks(board);
  const unknown = ends
    .flatMap((end) => linesOfNode(graph, end))
    .find((line) => ownerOfHalfEdge[2 * line] === -1 && ownerOfHalfEdge[2 * line + 1] === -1);
  return unknown === undefined ? undefined : labelLine(board, unknown).name;
}

/** A waterline between water and the outside, unless an end would be a dead end, which only blue circles may be. */
function fixOf(board: StreetBoard, ends: Gap['ends'], blocks: readonly Block[]): Fix {
  const walking = walkingGraph(board);
  const isWalkedTo = (id: NodeId): boolean =>
    walking.degree(id) >= (walking.getNodeAttribute(id, 'colour') === 'blue' ? 1 : 2);
  const isWaterline = blocks.length === 1 && blocks[0]!.kind === 'water' && ends.every(isWalkedTo);
  const label = `Join ${ends.join(' to ')}${isWaterline ? ' by a waterline' : ''}`;
  return makeAskFix(isWaterline ? 'addWaterline' : 'addStreet', { between: ends }, label);
}
