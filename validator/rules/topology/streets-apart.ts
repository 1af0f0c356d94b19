import type { NodeId, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { nearestFinder, type Parting } from '../../nearest-in-another-part.js';
import { nameOfNode, nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { streetParts } from '../../street-parts.js';

/**
 * Streets that cannot be walked to from the others. Where all streets hang together, so do Jack's moves and the police's: every way
 * between two circles passes circle after circle, and every way between two crossings crossing after crossing.
 */
export const streetsApart: Rule<StreetBoard> = {
  id: 'topology/streets-apart',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'All streets hang together.',
  why: 'Jack and the police cannot walk between the parts: a hideout there is never reached, and whoever is there is never caught.',
  mend: 'Add the street that joins the parts. The nearest nodes of two parts are a good place to look.',
  waive: 'On a home-made board that means it so.',
  answers: ['TOP-001', 'TOP-002', 'TOP-003', 'DEF-01', 'DEF-02', 'DEF-05'],
  check: ({ board }) => {
    const { of, members } = streetParts(board);
    if (members.length < 2) return [];
    const { xs, ys } = networkOf(board).drawing;
    const find = nearestFinder(xs, ys, of);
    const declared = declaredGaps(board, of);
    return members.slice(1).map((part, i) => {
      const gap = declared.get(i + 1) ?? nearestOf(part, (node, limit) => find(node, i + 1, limit));
      return issueOf(board, part, gap, members.length);
    });
  },
};

function issueOf(
  board: StreetBoard,
  part: readonly number[],
  { from, to, distance }: Parting,
  parts: number,
): Issue {
  const { ids } = networkOf(board);
  const { id, pointer, name } = nodeAt(board, part[0]!);
  const [a, b] = [ids[from]!, ids[to]!];
  const size =
    part.length === 1
      ? `No street leads to ${name}`
      : `No street leads to the ${part.length} nodes round ${name}`;
  return {
    entities: [id],
    pointer,
    what: `${size} from the rest of the board, which is in ${parts} parts.`,
    mend: `Look for a street from ${nameOfNode(a)} to ${nameOfNode(b)}, which are ${Math.round(distance)} board units apart.`,
    seen: part.slice(0, 20).map((node) => ids[node]!),
    at: nodeAt(board, from).at,
    fix: { kind: 'ask', action: 'addStreet', arguments: { between: [a, b] }, label: `Join ${a} to ${b}` },
  };
}

function nearestOf(
  part: readonly number[],
  find: (node: number, limit: number) => Parting | undefined,
): Parting {
  let nearest: Parting = { from: part[0]!, to: part[0]!, distance: Infinity };
  for (const node of part) nearest = find(node, nearest.distance) ?? nearest;
  return nearest;
}

/** For each part a step of a declared block that leads out of it: where a person saw a street, there it is missing. */
function declaredGaps(board: StreetBoard, of: Int32Array): Map<number, Parting> {
  const { indexOfId, drawing } = networkOf(board);
  const gaps = new Map<number, Parting>();
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
