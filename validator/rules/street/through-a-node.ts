import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { besideLines } from '../../beside-lines.js';
import { enough } from '../../enough.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** A line that runs through a circle or crossing without ending there. */
export const throughANode: Rule<StreetBoard> = {
  id: 'street/through-a-node',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No line runs through a circle or crossing that is not one of its ends.',
  why: 'Jack would pass a circle that stops him in print, or police miss a crossing where they could stand.',
  mend: 'Split the line at the circle or crossing, or lead it around if it only passes by.',
  waive: 'Where the print really leads a street under a disc without touching it.',
  answers: ['STR-007'],
  check: ({ board }) =>
    enough(besideLines(board).through, 'lines run through nodes', ({ node, line, distance }): Issue => {
      const [through, course] = [nodeAt(board, node), lineAt(board, line)];
      return {
        entities: [through.id, course.id],
        pointer: course.pointer,
        what: `${capital(course.name)} runs through ${through.name}, ${Math.round(distance)} from its middle, without ending there.`,
        mend: `Split it at ${through.name}, or lead it around.`,
        seen: Math.round(distance),
        at: through.at,
        fix: {
          kind: 'ask',
          action: 'splitLine',
          arguments: { line: course.id, list: course.list, at: through.at, node: through.id },
          label: `Split ${course.id} at ${through.id}`,
        },
      };
    }),
};
