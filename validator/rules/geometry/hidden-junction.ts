import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** A junction under a circle or a crossing. */
export const hiddenJunction: Rule<StreetBoard> = {
  id: 'geometry/hidden-junction',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'No junction lies under a circle or a crossing.',
  why: 'The streets seem to end at the circle or crossing, but lead past it, and nobody stops or searches there.',
  mend: 'Let the streets end at the circle or crossing by merging the junction into it, or move the junction.',
  waive: 'Where the print shows the dotted lines meeting beneath a disc without ending at it.',
  answers: ['GEO-003', 'DEF-01'],
  check: ({ board }) =>
    nearNodes(board).junctions.map(({ a, b, distance }): Issue => {
      const [over, junction] = [nodeAt(board, a), nodeAt(board, b)];
      return {
        entities: [over.id, junction.id],
        pointer: `${junction.pointer}/at`,
        what: `${capital(junction.name)} lies under ${over.name}, ${Math.round(distance)} from its middle.`,
        mend: `Merge it into ${over.name} if the streets end there, else move it.`,
        seen: Math.round(distance),
        fix: {
          kind: 'ask',
          action: 'mergeNodes',
          arguments: { keep: over.id, drop: junction.id },
          label: `Merge ${junction.id} into ${over.id}`,
        },
      };
    }),
};
