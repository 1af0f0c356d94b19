import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { lineAt } from '../../names-of-parts.js';
import { overlappingLines } from '../../overlapping-lines.js';
import type { Issue, Rule } from '../../rule.js';

/** Two lines that run along each other for a stretch. */
export const overlap: Rule<StreetBoard> = {
  id: 'street/overlap',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No two lines lie on each other for a stretch.',
  why: 'A street drawn twice seems to be one, but leads to two places without the junction or crossing where they part.',
  mend: 'Insert the crossing or junction where the two part, and keep the common stretch once.',
  waive: 'Nobody may: the block between the two would have no width.',
  waivable: false,
  answers: ['STR-008'],
  check: ({ board }) =>
    overlappingLines(board).map(({ a, b, length, at }): Issue => {
      const [one, other] = [lineAt(board, a), lineAt(board, b)];
      return {
        entities: [one.id, other.id],
        pointer: other.pointer,
        what: `${capital(one.name)} and ${other.name} lie on each other for ${Math.round(length)} board units around ${at.join(', ')}.`,
        mend: 'Keep the common stretch once, with a crossing or junction where they part, or move one of them.',
        seen: Math.round(length),
        at,
      };
    }),
};
