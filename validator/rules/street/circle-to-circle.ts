import { hasPlaces, type Point } from '../../../model/index.js';
import { CIRCLE, networkOf } from '../../../model/network/index.js';
import { makeAskFix, labelLine, streetRule } from '../../definitions/define-rule.js';
import { linesWithSameEnds } from '../../facts/geometry/lines-with-same-ends.js';
import { courseOfLine, lengthsOfLines } from '../../facts/geometry/line-course.js';
import { nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';

/** Two circles joined by one street, without a crossing or junction in between. */
export const circleToCircle = streetRule({
  id: 'street/circle-to-circle',
  severity: 'warning',
  summary: 'Between two circles lies a crossing or a junction.',
  why: 'Police cannot block that move, and the rules leave open whether the far circle can be searched past the near one.',
  remedy: 'Insert the crossing or the junction that is printed between them.',
  whenToWaive:
    'Where the print really has two circles on one stretch of street; state how searching works there.',
  catalogueIds: ['STR-013', 'STR-014', 'AMB-LFW-06', 'DEF-02', 'DEF-07'],
  *check({ board }) {
    const { kinds, drawing, streetCount } = networkOf(board);
    const { from, to } = drawing;
    for (let line = 0; line < streetCount; line++) {
      const [a, b] = [from[line]!, to[line]!];
      if (kinds[a] !== CIRCLE || kinds[b] !== CIRCLE || a === b) continue;
      // street/through-a-node and street/duplicate-line report the others.
      if (nodesNearLines(board).nodesOn.has(line) || linesWithSameEnds(board).isCopy(line)) continue;
      const { id, name, title, place } = labelLine(board, line);
      const issue = {
        ...place,
        what: `${title} joins two circles without a crossing between them.`,
        remedy: 'Insert the crossing or junction that is printed there.',
      };
      if (!hasPlaces(board)) {
        yield issue;
        continue;
      }
      const at = middleOf(courseOfLine(drawing, line), lengthsOfLines(board)[line]!);
      yield {
        ...issue,
        at,
        fix: makeAskFix(
          'insertCrossing',
          { lines: [{ line: id, list: 'streets' }], at },
          `Insert a crossing into ${name}`,
        ),
      };
    }
  },
});

/** The point half-way along a course. */
function middleOf(course: readonly Point[], length: number): Point {
  let left = length / 2;
  for (let i = 1; i < course.length; i++) {
    const [[x1, y1], [x2, y2]] = [course[i - 1]!, course[i]!];
    const piece = Math.hypot(x2 - x1, y2 - y1);
    if (piece >= left && piece > 0)
      return [Math.round(x1 + ((x2 - x1) * left) / piece), Math.round(y1 + ((y2 - y1) * left) / piece)];
    left -= piece;
  }
  return course[0]!;
}
