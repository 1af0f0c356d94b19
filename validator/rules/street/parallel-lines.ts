import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { sameEnds } from '../../same-course.js';

/** Two lines between the same nodes that take different ways. */
export const parallelLines: Rule<StreetBoard> = {
  id: 'street/parallel-lines',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Two neighbouring nodes are joined by one line.',
  why: 'The second way changes no move, and no printed board has one, so a circle or crossing on it is probably missing.',
  mend: 'Look for a node on one of the two lines; remove the line that was traced twice.',
  waive: 'Where two streets without anything on them really join the same two places.',
  answers: ['STR-005'],
  check: ({ board }) =>
    sameEnds(board).parallel.map(({ first, second }): Issue => {
      const [one, other] = [lineAt(board, first), lineAt(board, second)];
      return {
        entities: [one.id, other.id],
        pointer: other.pointer,
        what: `${capital(one.name)} and ${other.name} join the same two nodes by different ways.`,
        mend: 'Look for a circle or crossing on one of them, or remove the one that is not printed.',
        fix: {
          kind: 'ask',
          action: other.remove,
          arguments: { line: other.id },
          label: `Remove ${other.name}`,
        },
      };
    }),
};
