import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { isJoined } from '../../lines-at-nodes.js';
import { nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** Two nodes at one place. */
export const samePlace: Rule<StreetBoard> = {
  id: 'geometry/same-place',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No two nodes lie at the same place.',
  why: 'Streets that end at the one do not lead on from the other, though on the board they are one place.',
  mend: 'Merge the two, or move the one that slipped.',
  waive: 'Never: nobody could tell the two apart.',
  waivable: false,
  answers: ['GEO-001'],
  check: ({ board }) =>
    nearNodes(board)
      // street/too-short reports the two ends of one line.
      .same.filter(({ a, b }) => !isJoined(board, a, b))
      .map(({ a, b, distance }): Issue => {
        const [keep, drop] = [nodeAt(board, a), nodeAt(board, b)];
        return {
          entities: [keep.id, drop.id],
          pointer: `${drop.pointer}/at`,
          what: `${capital(keep.name)} and ${drop.name} lie at the same place.`,
          mend: 'Merge them, or move the one that slipped.',
          seen: Math.round(distance),
          fix: {
            kind: 'ask',
            action: 'mergeNodes',
            arguments: { keep: keep.id, drop: drop.id },
            label: `Merge ${drop.id} into ${keep.id}`,
          },
        };
      }),
};
