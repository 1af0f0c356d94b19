import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A line that ends where it begins. */
export const lineToItself: Rule<StreetBoard> = {
  id: 'street/line-to-itself',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'Every line joins two different nodes.',
  why: 'Nobody moves from a place to itself, and as a loop it would enclose a block that is not there.',
  mend: 'Remove the line. If it is a real loop in print, the crossing at its far end is missing.',
  waive: 'Never: a printed loop has a crossing or circle on it.',
  waivable: false,
  answers: ['STR-002'],
  check: ({ board }) => {
    const { from, to } = networkOf(board).drawing;
    return [...from.keys()]
      .filter((line) => from[line] === to[line])
      .map((line): Issue => {
        const { id, name, pointer, remove } = lineAt(board, line);
        const node = nodeAt(board, from[line]!);
        return {
          entities: [id],
          pointer,
          what: `${capital(name)} begins and ends at ${node.name}.`,
          mend: 'Remove it, or let it end where it leads to.',
          at: node.at,
          fix: { kind: 'safe', action: remove, arguments: { line: id }, label: `Remove ${name}` },
        };
      });
  },
};
