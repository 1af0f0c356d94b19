import { hasPlaces, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelNode, streetRule, type Issue } from '../../definitions/define-rule.js';
import { makeNearestFinder, type NearestPair } from '../../facts/geometry/nearest-in-another-part.js';
import { connectedStreetParts } from '../../facts/streets/connected-street-parts.js';

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
    const parts = connectedStreetParts(board);
    if (parts.length < 2) return [];
    const { ids, drawing } = networkOf(board);
    const partOfNode = new Int32Array(ids.length).fill(-1);
    for (const [part, nodes] of parts.entries()) for (const node of nodes) partOfNode[node] = part;
    if (!hasPlaces(board)) return parts.slice(1).map((part) => describePart(board, parts.length, part));
    const find = makeNearestFinder(drawing.xs, drawing.ys, partOfNode);
    const declared = declaredGaps(board, partOfNode);
    return parts.slice(1).map((part, i) => {
      let gap = declared.get(i + 1);
      for (const node of gap === undefined ? part : []) gap = find(node, i + 1, gap?.distance) ?? gap;
      const { from, to, distance } = gap!;
      const [a, b] = [labelNode(board, from), labelNode(board, to)];
      return {
        ...describePart(board, parts.length, part),
        remedy: `Look for a street from ${a.name} to ${b.name}, which are ${Math.round(distance)} board units apart.`,
        at: a.at,
        fix: makeAskFix('addStreet', { between: [a.id, b.id] }, `Join ${a.id} to ${b.id}`),
      };
    });
  },
});

/** A part that no street joins to the rest. */
function describePart(board: StreetBoard, parts: number, part: readonly number[]): Issue {
  const { name, place } = labelNode(board, part[0]!);
  return {
    ...place,
    what: `No street leads to ${part.length === 1 ? '' : `the ${part.length} nodes around `}${name} from the rest of the board, which is in ${parts} parts.`,
    seen: part.slice(0, 20).map((node) => networkOf(board).ids[node]!),
  };
}

/** For each part a step of a declared block that leads out of it: a street was seen there and is missing. */
function declaredGaps(board: StreetBoard, of: Int32Array): Map<number, NearestPair> {
  const { indexOfId, drawing } = networkOf(board);
  const gaps = new Map<number, NearestPair>();
  for (const { walk } of board.blocks)
    for (const [i, id] of walk.entries()) {
      const ends = [id, walk[(i + 1) % walk.length]!].map((end) => indexOfId.get(end)!) as [number, number];
      if (of[ends[0]] === of[ends[1]] || ends.some((end) => of[end] === -1)) continue;
      for (const [from, to] of [ends, ends.toReversed() as [number, number]]) {
        if (of[from]! <= 0 || gaps.has(of[from]!)) continue;
        const distance = Math.hypot(drawing.xs[from]! - drawing.xs[to]!, drawing.ys[from]! - drawing.ys[to]!);
        gaps.set(of[from]!, { from, to, distance });
      }
    }
  return gaps;
}
