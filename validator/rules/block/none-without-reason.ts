import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A block declared as neither houses nor water, and nobody knows why. */
export const noneWithoutReason: Rule<StreetBoard> = {
  id: 'block/none-without-reason',
  severity: 'error',
  gentler: { draft: 'info', custom: 'warning' },
  games: ['lfw', 'wm'],
  summary: 'A block that is neither houses nor water says why.',
  why: 'No alley and no boat crosses it, and whoever plays by the print would expect one.',
  mend: 'Give the reason, such as a dead end inside, or declare the block as houses or water.',
  waive: 'Not needed: a reason on the block ends the finding.',
  answers: ['BLK-002', 'DEF-10'],
  placeless: true,
  check: ({ board }) =>
    board.blocks.flatMap(({ id, kind, reason }, i): Issue[] =>
      kind !== 'none' || reason !== undefined
        ? []
        : [
            {
              entities: [id],
              pointer: `/blocks/${i}/kind`,
              what: `Block ${id} is declared as none, and no reason is given.`,
              mend: `Say why ${id} is neither houses nor water, or declare what it is.`,
              seen: kind,
            },
          ],
    ),
};
