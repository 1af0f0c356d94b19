import { kindOfNode } from '../../../model/index.js';
import { labelLine, labelNode, makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { alternativeEnds } from '../../facts/geometry/alternative-ends.js';
import { exchangeableStreets } from '../../facts/geometry/exchangeable-ends.js';
import { isUnknownBoard } from '../../facts/print/unknown-board.js';

/** In degrees. The widest printed angles at a crossing are 119 (Whitechapel) and 101 (Whitehall), at a circle 151 and 118. */
const STRAIGHT = { crossing: 135, junction: 135, circle: 160 } as const;

/** A street that passes a node on its straight line and ends at the next one. */
export const skipsANode = streetRule({
  id: 'street/skips-a-node',
  severity: 'info',
  summary:
    'No street of an unknown board passes beside a node on its straight line and ends at the next one.',
  why: 'A street traced to the next crossing changes where Jack and police can go, and nothing contradicts it.',
  remedy: 'Check whether the street ends at the nearer node.',
  whenToWaive: 'Not needed: it is a hint. The printed boards have no such street.',
  catalogueIds: [],
  origin:
    'On a board without a print to compare with, nothing else shows a street that ends at the next crossing.',
  needsPlaces: true,
  *check({ board }) {
    if (!isUnknownBoard(board)) return;
    const reported = new Set(exchangeableStreets(board));
    for (const { line, start, end, alternative, angle } of alternativeEnds(board)) {
      if (angle < STRAIGHT[kindOfNode(alternative)] || reported.has(line)) continue;
      reported.add(line);
      const street = labelLine(board, line);
      const [from, to, near] = [start, end, alternative].map((node) => labelNode(board, node));
      yield {
        entities: [street.id, near!.id],
        pointer: street.pointer,
        what: `${street.title} passes ${near!.name}, which lies almost on its straight line, and ends at ${to!.name}.`,
        remedy: `Check whether the street from ${from!.name} ends at ${near!.name}.`,
        seen: Math.round(angle),
        at: near!.at,
        fix: makeAskFix(
          'moveStreetEnd',
          { line: street.id, from: end, to: alternative },
          `Lead ${street.name} to ${near!.id}`,
        ),
      };
    }
  },
});
