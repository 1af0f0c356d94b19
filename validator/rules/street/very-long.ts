import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { lengthsOfLines, ordinaryLength } from '../../course-of-line.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** On fewer streets nothing is ordinary. */
const FEWEST_STREETS = 8;
/** The longest printed streets have 3.8 ordinary lengths (x144–x183 of Whitechapel) and 3.1 (81–x99 of Whitehall). */
const LONG = 4;

/** A street much longer than the others. */
export const veryLong: Rule<StreetBoard> = {
  id: 'street/very-long',
  severity: 'info',
  games: ['lfw', 'wm'],
  summary: 'No street is more than four times as long as the ordinary street.',
  why: 'On a long street a circle or a crossing is easily missed, and Jack then goes farther in one move than he may.',
  mend: 'Follow the street in the print and look for a node on it.',
  waive: 'Not needed: it is a hint. The printed boards have none so long.',
  answers: ['STR-015'],
  check: ({ board }) => {
    const { streetCount } = networkOf(board);
    if (streetCount < FEWEST_STREETS) return [];
    const lengths = lengthsOfLines(board);
    const usual = ordinaryLength(board);
    const issues: Issue[] = [];
    for (let line = 0; line < streetCount; line++) {
      if (lengths[line]! <= LONG * usual) continue;
      const { id, name, pointer } = lineAt(board, line);
      issues.push({
        entities: [id],
        pointer,
        what: `${capital(name)} is ${Math.round(lengths[line]!)} long, ${(lengths[line]! / usual).toFixed(1)} times the ordinary street.`,
        mend: 'Follow it in the print and look for a circle or crossing on it.',
        seen: Math.round(lengths[line]!),
        expected: Math.round(LONG * usual),
      });
    }
    return issues;
  },
};
