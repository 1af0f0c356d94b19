import type { Point, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { besideLines } from '../../beside-lines.js';
import { discsOf } from '../../discs-of-board.js';
import { ENOUGH, enough } from '../../enough.js';
import { meetingPoint, meetingsOfLines } from '../../meetings-of-lines.js';
import { lineAt } from '../../names-of-parts.js';
import { overlappingLines } from '../../overlapping-lines.js';
import type { Issue, Rule } from '../../rule.js';
import { sameEnds } from '../../same-course.js';

/** Two lines that cross where there is no node. */
export const crossesWithoutNode: Rule<StreetBoard> = {
  id: 'street/crosses-without-node',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Lines meet only at circles, crossings and junctions.',
  why: 'In print there is a crossing or a junction where streets meet, and without it police cannot stand there and Jack cannot turn.',
  mend: 'Insert the crossing or junction that is printed there, or move the line that strays across the other.',
  waive: 'Nobody may: the blocks between the lines could not be told apart.',
  waivable: false,
  answers: ['STR-006', 'DEF-01'],
  check: ({ board }) => {
    const { found, unseen } = crossingsOf(board);
    const issueOfOne = (crossing: LineCrossing): Issue => issueOf(board, crossing);
    return enough(found, 'pairs of lines seem to cross without a node', issueOfOne, unseen);
  },
};

interface LineCrossing {
  readonly a: number;
  readonly b: number;
  readonly at: Point | undefined;
}

/**
 * The first pairs of lines that cross, and how many were not looked at any more. Where the one crosses the end of the other
 * under a disc a line runs through a node, which is another fault.
 */
function crossingsOf(board: StreetBoard): { found: LineCrossing[]; unseen: number } {
  const { drawing } = networkOf(board);
  const { lines } = meetingsOfLines(board);
  const found: LineCrossing[] = [];
  if (lines.length === 0) return { found, unseen: 0 };
  const count = drawing.from.length;
  const { isCopy } = sameEnds(board);
  const overlaps = new Set(overlappingLines(board).map(({ a, b }) => a * count + b));
  let i = 0;
  for (; i < lines.length && found.length < ENOUGH; i += 2) {
    const [a, b] = [lines[i]!, lines[i + 1]!];
    // A bend of a copy, or where a common stretch ends, touches the other line as well.
    if (isCopy(a) || isCopy(b) || overlaps.has(a * count + b)) continue;
    const at = meetingPoint(drawing, a, b);
    if (at === undefined || !(endsUnder(board, a, b, at) || endsUnder(board, b, a, at)))
      found.push({ a, b, at });
  }
  return { found, unseen: (lines.length - i) / 2 };
}

/** Whether a line crosses another under the disc of a node through which it runs and at which the other ends. */
function endsUnder(board: StreetBoard, line: number, other: number, at: Point): boolean {
  const { from, to, xs, ys } = networkOf(board).drawing;
  return (besideLines(board).nodesOn.get(line) ?? []).some(
    (node) =>
      (node === from[other] || node === to[other]) &&
      Math.hypot(xs[node]! - at[0], ys[node]! - at[1]) <= discsOf(board).circle,
  );
}

function issueOf(board: StreetBoard, { a, b, at }: LineCrossing): Issue {
  const [one, other] = [lineAt(board, a), lineAt(board, b)];
  const { streetCount } = networkOf(board);
  // Police stand where streets cross; where a waterline is concerned nobody does.
  const node = a < streetCount && b < streetCount ? 'crossing' : 'junction';
  return {
    entities: [one.id, other.id],
    pointer: other.pointer,
    what: `${capital(one.name)} and ${other.name} cross${at ? ` at ${at.join(', ')}` : ''} without a node.`,
    mend: `Insert the ${node} that is printed there, or move the line that strays.`,
    ...(at && {
      at,
      fix: {
        kind: 'ask',
        action: node === 'crossing' ? 'insertCrossing' : 'insertJunction',
        arguments: { lines: [one, other].map(({ id: line, list }) => ({ line, list })), at },
        label: `Insert a ${node} where ${one.id} and ${other.id} cross`,
      },
    }),
  };
}
