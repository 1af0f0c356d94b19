import { describeNode, type NodeId, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { askFix, labelledNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { makeNearestFinder, type NearestPair } from '../../facts/geometry/nearest-in-another-part.js';
import { connectedParts } from '../../facts/streets/connected-parts.js';

/**
 * Streets that cannot be reached from the others. If all streets are connected, so are the moves of Jack and of the police: every route
 * between two circles is a sequence of circles, and every route between two crossings a sequence of crossings.
 */
export const streetsApart = streetRule({
  id: 'topology/streets-apart',
  severity: { otherwise: 'error', draft: 'info' },
  summary: 'All streets are connected.',
  why: 'Jack and the police cannot walk between the parts: a hideout there is never reached, and Jack is never caught there.',
  remedy: 'Add the street that joins the parts. The nearest nodes of two parts are a good place to look.',
  catalogueIds: ['TOP-001', 'TOP-002', 'TOP-003', 'DEF-01', 'DEF-02', 'DEF-05'],
  check: ({ board }) => {
    const { partOfNode, nodesOfPart } = connectedParts(board);
    if (nodesOfPart.length < 2) return [];
    const { xs, ys } = networkOf(board).drawing;
    const find = makeNearestFinder(xs, ys, partOfNode);
    const declared = declaredGaps(board, partOfNode);
    return nodesOfPart.slice(1).map((part, i) => {
      const gap = declared.get(i + 1) ?? nearestOf(part, (node, limit) => find(node, i + 1, limit));
      return issueOf(board, part, gap, nodesOfPart.length);
    });
  },
});

function issueOf(
  board: StreetBoard,
  part: readonly number[],
  { from, to, distance }: NearestPair,
  parts: number,
): Issue {
  const { ids } = networkOf(board);
  const { id, place, name } = labelledNode(board, part[0]!);
  const [a, b] = [ids[from]!, ids[to]!];
  const size =
    part.length === 1
      ? `No street leads to ${name}`
      : `No street leads to the ${part.length} nodes around ${name}`;
  return {
    ...place,
    what: `${size} from the rest of the board, which is in ${parts} parts.`,
    remedy: `Look for a street from ${describeNode(a)} to ${describeNode(b)}, which are ${Math.round(distance)} board units apart.`,
    seen: part.slice(0, 20).map((node) => ids[node]!),
    at: labelledNode(board, from).at,
    fix: askFix('addStreet', { between: [a, b] }, `Join ${a} to ${b}`),
  };
}

function nearestOf(
  part: readonly number[],
  find: (node: number, limit: number) => NearestPair | undefined,
): NearestPair {
  let nearest: NearestPair = { from: part[0]!, to: part[0]!, distance: Infinity };
  for (const node of part) nearest = find(node, nearest.distance) ?? nearest;
  return nearest;
}

/** For each part a step of a declared block that leads out of it: a street was seen there and is missing. */
function declaredGaps(board: StreetBoard, of: Int32Array): Map<number, NearestPair> {
  const { indexOfId, drawing } = networkOf(board);
  const gaps = new Map<number, NearestPair>();
  const note = (from: number, to: number): void => {
    if (of[from]! <= 0 || gaps.has(of[from]!)) return;
    const distance = Math.hypot(drawing.xs[from]! - drawing.xs[to]!, drawing.ys[from]! - drawing.ys[to]!);
    gaps.set(of[from]!, { from, to, distance });
  };
  const index = (id: NodeId): number => indexOfId.get(id)!;
  for (const { walk } of board.blocks)
    for (const [i, id] of walk.entries()) {
      const [from, to] = [index(id), index(walk[(i + 1) % walk.length]!)];
      if (of[from] === of[to] || of[from] === -1 || of[to] === -1) continue;
      note(from, to);
      note(to, from);
    }
  return gaps;
}
