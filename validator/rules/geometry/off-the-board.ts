import type { Point, StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A node or a bend outside the board. */
export const offTheBoard: Rule<StreetBoard> = {
  id: 'geometry/off-the-board',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every node and bend lies on the board: x between 0 and its width, y between 0 and its height.',
  why: 'What lies off the board is neither drawn nor can it be clicked, so nobody can go there.',
  mend: 'Move it to where it is printed, or correct the extent if the board is larger than it says.',
  waive: 'Never: the extent can be made larger.',
  waivable: false,
  answers: ['SCH-005'],
  check: ({ board }) => [...nodesOff(board), ...bendsOff(board)],
};

const isOff = ({ extent: [width, height] }: StreetBoard, x: number, y: number): boolean =>
  x < 0 || y < 0 || x > width || y > height;

function nodesOff(board: StreetBoard): Issue[] {
  const { xs, ys } = networkOf(board).drawing;
  const issues: Issue[] = [];
  for (let i = 0; i < xs.length; i++) {
    if (!isOff(board, xs[i]!, ys[i]!)) continue;
    const { id, name, pointer, at } = nodeAt(board, i);
    issues.push(issueAt(board, id, `${pointer}/at`, capital(name), at));
  }
  return issues;
}

/** The first such bend of each line. */
function bendsOff(board: StreetBoard): Issue[] {
  const { bendStarts, bendXs, bendYs, from } = networkOf(board).drawing;
  const issues: Issue[] = [];
  for (let line = 0; line < from.length; line++)
    for (let bend = bendStarts[line]!; bend < bendStarts[line + 1]!; bend++) {
      const [x, y] = [bendXs[bend]!, bendYs[bend]!];
      if (!isOff(board, x, y)) continue;
      const { id, name, pointer } = lineAt(board, line);
      const place = `${pointer}/bends/${bend - bendStarts[line]!}`;
      issues.push(issueAt(board, id, place, `A bend of ${name}`, [x, y]));
      break;
    }
  return issues;
}

const issueAt = ({ extent }: StreetBoard, id: string, pointer: string, name: string, at: Point): Issue => ({
  entities: [id],
  pointer,
  what: `${name} lies at ${at.join(', ')}, off the board of ${extent.join(' by ')}.`,
  mend: 'Move it to where it is printed.',
  seen: at,
  expected: extent,
  at,
});
