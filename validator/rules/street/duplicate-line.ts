import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { sameEnds } from '../../same-course.js';

/** A line entered twice. */
export const duplicateLine: Rule<StreetBoard> = {
  id: 'street/duplicate-line',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No two lines have the same ends and the same course.',
  why: 'Between the two copies lies a block without width, and a dead end looks like a through street.',
  mend: 'Remove one of the two.',
  waive: 'Never: the copy adds nothing.',
  waivable: false,
  answers: ['STR-004'],
  check: ({ board }) =>
    sameEnds(board).doubled.map(({ first, second }): Issue => {
      const [original, copy] = [lineAt(board, first), lineAt(board, second)];
      return {
        entities: [copy.id],
        pointer: copy.pointer,
        what: `${capital(original.name)} stands in the board twice.`,
        mend: 'Remove one of the two.',
        fix: {
          kind: 'safe',
          action: copy.remove,
          arguments: { line: copy.id },
          label: `Remove the second copy of ${original.name}`,
        },
      };
    }),
};
