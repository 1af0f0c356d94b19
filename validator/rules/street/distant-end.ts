import { kindOfNode } from '../../../model/index.js';
import { labelLine, labelNode, makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { alternativeEnds } from '../../facts/geometry/alternative-ends.js';
import { exchangeableStreets } from '../../facts/geometry/exchangeable-ends.js';
import { isUnknownBoard } from '../../facts/print/unknown-board.js';

/** Of the printed boards, Whitechapel has 0.61 at least and Whitehall 0.62. To a circle Whitehall has 0.43, so circles do not count. */
const NEAR = 0.55;
/** From this angle on, street/skips-a-node reports the street. */
const STRAIGHT = 135;

/** Two streets to one node from nodes that are much nearer to each other. */
export const distantEnd = streetRule({
  id: 'street/distant-end',
  severity: 'info',
  summary:
    'No street of an unknown board is almost twice as long as the way to a crossing or junction next to its end.',
  why: 'A street traced to a wrong crossing changes where Jack and police can go, and nothing contradicts it.',
  remedy: 'Check whether one of the two streets ends at the nearer node.',
  whenToWaive: 'Not needed: it is a hint. The printed boards have no such street.',
  catalogueIds: [],
  origin:
    'On a board without a print to compare with, nothing else shows a street that ends at a wrong crossing.',
  needsPlaces: true,
  *check({ board }) {
    if (!isUnknownBoard(board)) return;
    const reported = new Set(exchangeableStreets(board));
    for (const { line, side, start, end, alternative, part, angle } of alternativeEnds(board)) {
      if (part > NEAR || angle >= STRAIGHT || kindOfNode(alternative) === 'circle') continue;
      if (reported.has(line) || reported.has(side)) continue;
      reported.add(line).add(side);
      const [street, other] = [labelLine(board, line), labelLine(board, side)];
      const [from, near] = [labelNode(board, start), labelNode(board, alternative)];
      yield {
        entities: [street.id, other.id],
        pointer: street.pointer,
        what: `${street.title} is ${(1 / part).toFixed(1)} times as long as the distance from ${from.name} to ${near.name}, which ${other.name} joins to the same end.`,
        remedy: `Check whether ${street.name} ends at ${near.name}, or ${other.name} at ${from.name}.`,
        seen: Math.round(part * 100) / 100,
        expected: NEAR,
        fix: makeAskFix(
          'moveStreetEnd',
          { line: street.id, from: end, to: alternative },
          `Lead ${street.name} to ${near.id}`,
        ),
      };
    }
  },
});
