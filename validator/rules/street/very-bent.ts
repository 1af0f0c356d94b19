import { vectorLength } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { labelLine, streetRule } from '../../definitions/define-rule.js';
import { lengthsOfLines } from '../../facts/geometry/line-course.js';

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
  *check({ board }) {
    const { drawing } = networkOf(board);
    const { xs, ys, from, to, bendStarts } = drawing;
    const lengths = lengthsOfLines(board);
    for (let line = 0; line < from.length; line++) {
      if (bendStarts[line] === bendStarts[line + 1]) continue;
      const straight = vectorLength(xs[from[line]!]! - xs[to[line]!]!, ys[from[line]!]! - ys[to[line]!]!);
      if (straight === 0 || lengths[line]! <= BENT * straight) continue;
      const { title, place } = labelLine(board, line);
      yield {
        ...place,
        what: `${title} is ${(lengths[line]! / straight).toFixed(1)} times as long as the straight distance between its ends.`,
        remedy: 'Follow it in the print and look for a circle or crossing where it turns.',
        seen: Math.round(lengths[line]!),
        expected: Math.round(BENT * straight),
      };
    }
  },
});
