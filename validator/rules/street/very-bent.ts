import { vectorLength, type Point } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { labelLine, makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { angleBetween, courseOfLine, lengthsOfLines } from '../../facts/geometry/line-course.js';

/** The most winding printed streets are 1.58 times as long as the straight distance (x123–x132 of Whitechapel) and 1.40 (28–x11 of Whitehall). */
const BENT = 2;

/** A line with a long detour to its end. */
export const veryBent = streetRule({
  id: 'street/very-bent',
  severity: 'info',
  summary: 'No line is more than twice as long as the straight distance between its ends.',
  why: 'Such a detour usually turns at a circle or a crossing, which is then missing.',
  remedy: 'Follow the line in the print and look for a node where it turns.',
  whenToWaive: 'Not needed: it is a hint.',
  catalogueIds: ['STR-015'],
  needsPlaces: true,
  *check({ board, graph }) {
    const { drawing, ids, streetCount } = networkOf(board);
    const { xs, ys, from, to, bendStarts } = drawing;
    const lengths = lengthsOfLines(board);
    for (let line = 0; line < from.length; line++) {
      if (bendStarts[line] === bendStarts[line + 1]) continue;
      const straight = vectorLength(xs[from[line]!]! - xs[to[line]!]!, ys[from[line]!]! - ys[to[line]!]!);
      if (straight === 0 || lengths[line]! <= BENT * straight) continue;
      const { id, name, title, place } = labelLine(board, line);
      const list = line < streetCount ? 'streets' : 'waterlines';
      const at = sharpestBend(courseOfLine(drawing, line));
      yield {
        ...place,
        what: `${title} is ${(lengths[line]! / straight).toFixed(1)} times as long as the straight distance between its ends.`,
        remedy: 'Follow it in the print and look for a circle or crossing where it turns.',
        seen: Math.round(lengths[line]!),
        expected: Math.round(BENT * straight),
        at,
        fixes: [
          ...(list === 'streets'
            ? [
                makeAskFix(
                  'insertCrossing',
                  { lines: [{ line: id, list }], at },
                  'Insert a crossing where it turns',
                ),
              ]
            : []),
          // Straight, it would lie on another line between the same nodes.
          ...(graph.edges(ids[from[line]!]!, ids[to[line]!]!).length === 1
            ? [makeAskFix('setBends', { line: id, list, bends: [] }, `Straighten ${name}`)]
            : []),
        ],
      };
    }
  },
});

/** The bend of a course where it turns most. */
function sharpestBend(course: readonly Point[]): Point {
  const turnAt = (i: number): number => {
    const [before, at, after] = [course[i - 1]!, course[i]!, course[i + 1]!];
    return angleBetween([at[0] - before[0], at[1] - before[1]], [after[0] - at[0], after[1] - at[1]]);
  };
  let sharpest = 1;
  for (let i = 2; i < course.length - 1; i++) if (turnAt(i) > turnAt(sharpest)) sharpest = i;
  return course[sharpest]!;
}
