import { labelLine, streetRule } from '../../definitions/define-rule.js';
import {
  lengthsOfLines,
  medianStreetLength,
  VERY_LONG,
  veryLongStreets,
} from '../../facts/geometry/line-course.js';

/** A street much longer than the others. */
export const veryLong = streetRule({
  id: 'street/very-long',
  severity: 'info',
  summary: 'No street is more than four times as long as the median street.',
  why: 'On a long street a circle or a crossing is easily missed, and Jack then goes too far in one move.',
  remedy: 'Follow the street in the print and look for a node on it.',
  whenToWaive: 'Not needed: it is a hint. The printed boards have none so long.',
  catalogueIds: ['STR-015'],
  needsPlaces: true,
  *check({ board }) {
    const lengths = lengthsOfLines(board);
    const usual = medianStreetLength(board);
    for (const line of veryLongStreets(board)) {
      const { title, place } = labelLine(board, line);
      yield {
        ...place,
        what: `${title} is ${Math.round(lengths[line]!)} long, ${(lengths[line]! / usual).toFixed(1)} times the median street.`,
        remedy: 'Follow it in the print and look for a circle or crossing on it.',
        seen: Math.round(lengths[line]!),
        expected: Math.round(VERY_LONG * usual),
      };
    }
  },
});
