import { labelLine, streetRule, type Issue } from '../../definitions/define-rule.js';
import { overlappingLines } from '../../facts/geometry/overlapping-lines.js';

/** Two lines that run along each other for a stretch. */
export const overlap = streetRule({
  id: 'street/overlap',
  severity: 'error',
  summary: 'No two lines overlap for a stretch.',
  why: 'Two overlapping streets look like one, but the crossing or junction where they part is missing.',
  remedy: 'Insert the crossing or junction where the two part, and keep the common stretch once.',
  neverWaive: 'the block between the two would have no width.',
  catalogueIds: ['STR-008'],
  needsPlaces: true,
  check: ({ board }) =>
    overlappingLines(board).map(({ a, b, length, at }): Issue => {
      const [one, other] = [labelLine(board, a), labelLine(board, b)];
      return {
        entities: [one.id, other.id],
        pointer: other.pointer,
        what: `${one.title} and ${other.name} overlap for ${Math.round(length)} board units around ${at.join(', ')}.`,
        remedy:
          'Keep the common stretch once, with a crossing or junction where they part, or move one of them.',
        seen: Math.round(length),
        at,
      };
    }),
});
