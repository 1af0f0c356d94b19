import { makeAskFix, labelLine, streetRule, type Issue } from '../../definitions/define-rule.js';
import { linesWithSameEnds } from '../../facts/geometry/lines-with-same-ends.js';
import { positionOfPointer } from '../../facts/geometry/position-of-pointer.js';

/** Two lines between the same nodes on different courses. */
export const parallelLines = streetRule({
  id: 'street/parallel-lines',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'Two neighbouring nodes are joined by one line.',
  why: 'The second line changes no move and no printed board has one, so a circle or crossing on it is probably missing.',
  remedy: 'Look for a node on one of the two lines; remove the line that was traced twice.',
  whenToWaive: 'Where two streets with nothing on them really join the same two places.',
  catalogueIds: ['STR-005'],
  check: ({ board }) =>
    linesWithSameEnds(board).parallel.map(({ first, second }): Issue => {
      const [one, other] = [labelLine(board, first), labelLine(board, second)];
      return {
        entities: [one.id, other.id],
        pointer: other.pointer,
        what: `${one.title} and ${other.name} join the same two nodes on different courses.`,
        remedy: 'Look for a circle or crossing on one of them, or remove the one that is not printed.',
        fixes: [
          ...(other.list === 'streets'
            ? [
                makeAskFix(
                  'insertCrossing',
                  {
                    lines: [{ line: other.id, list: other.list }],
                    at: positionOfPointer(board, other.pointer)!,
                  },
                  `Insert a crossing into ${other.name}`,
                ),
              ]
            : []),
          makeAskFix(other.remove, { line: other.id }, `Remove ${other.name}`),
        ],
      };
    }),
});
