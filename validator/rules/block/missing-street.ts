import { compareIds, idsOfLines, type NodeId, type Point, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { blueCircles } from '../../blue-circles.js';
import { linesAtNodes, linesOf } from '../../lines-at-nodes.js';
import { matchBlocks, type Gap } from '../../match-blocks.js';
import { lineAt, nameOfNode } from '../../names-of-parts.js';
import type { Fix, Issue, Rule } from '../../rule.js';

/** A street that declared blocks go along and that is not there. */
export const missingStreet: Rule<StreetBoard> = {
  id: 'block/missing-street',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every stretch that a declared block goes along is a street or a waterline.',
  why: 'Who declared the block saw a line there; without it moves on foot are missing, and areas that should be two are one.',
  mend: 'Add the line between the two nodes. If it is not printed, declare the areas anew as they are without it.',
  waive: 'Nobody should: either the streets or the blocks are wrong, and both can be corrected.',
  waivable: false,
  answers: ['BLK-001', 'WAT-001', 'DEF-10', 'DEF-12'],
  check: ({ board }) => [...gapsOf(board).values()].map((gap) => issueOf(board, gap)),
};

/** A stretch without a line, and the blocks that go along it. */
interface Missing {
  readonly ends: readonly [NodeId, NodeId];
  readonly pointer: string;
  readonly blocks: Set<number>;
}

function gapsOf(board: StreetBoard): Map<string, Missing> {
  const missing = new Map<string, Missing>();
  for (const [block, verdict] of matchBlocks(board).verdicts.entries())
    for (const { from, to, pointer } of verdict.is === 'open' || verdict.is === 'wrong islands'
      ? verdict.gaps
      : ([] as readonly Gap[])) {
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
    what: `No ${board.game === 'wm' ? 'line' : 'street'} joins ${nameOfNode(a)} and ${nameOfNode(b)}, but the ${
      several ? `walks of blocks ${names.join(' and ')} go` : `walk of block ${names.join()} goes`
    } along it.`,
    mend:
      (several
        ? `Add it, or declare ${names.join(' and ')} as the one area they are without it.`
        : `Add it, or correct the walk of ${names.join()}.`) +
      (astray === undefined ? '' : ` Perhaps it is ${astray}, which no block knows.`),
    at: middleOf(board, ends),
    fix: fixOf(board, ends, blocks),
  };
}

/** A line at one of the ends that no block goes along: it may have been led to the wrong node. */
function unknownStreetAt(board: StreetBoard, ends: readonly NodeId[]): string | undefined {
  const { indexOfId } = networkOf(board);
  const { ownerOfHalfEdge } = matchBlocks(board);
  for (const end of ends)
    for (const line of linesOf(linesAtNodes(board), indexOfId.get(end)!))
      if (ownerOfHalfEdge[2 * line] === -1 && ownerOfHalfEdge[2 * line + 1] === -1)
        return lineAt(board, line).name;
  return undefined;
}

/** Between water and the outside it may be a waterline, if no end is a dead end without it that only blue circles may be. */
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

function middleOf(board: StreetBoard, ends: readonly [NodeId, NodeId]): Point {
  const { indexOfId, drawing } = networkOf(board);
  const [a, b] = ends.map((id) => indexOfId.get(id)!) as [number, number];
  return [
    Math.round((drawing.xs[a]! + drawing.xs[b]!) / 2),
    Math.round((drawing.ys[a]! + drawing.ys[b]!) / 2),
  ];
}
