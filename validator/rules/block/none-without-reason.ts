import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A block declared as neither houses nor water, without a reason. */
export const noneWithoutReason: Rule<StreetBoard> = {
  id: 'block/none-without-reason',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'warning' },
  games: ['lfw', 'wm'],
  summary: 'A block that is neither houses nor water gives a reason.',
  why: 'No alley and no boat crosses it, although players of the printed board would expect one.',
  remedy: 'Give the reason, such as a dead end inside, or declare the block as houses or water.',
  whenToWaive: 'Not needed: adding a reason to the block resolves the finding.',
  catalogueIds: ['BLK-002', 'DEF-10'],
  topologyOnly: true,
  check: ({ board }) =>
    board.blocks.flatMap(({ id, kind, reason }, i): Issue[] =>
      kind !== 'none' || reason !== undefined
        ? []
        : [
            {
              entities: [id],
              pointer: `/blocks/${i}/kind`,
              what: `Block ${id} is declared as none, and no reason is given.`,
              remedy: `Add the reason why ${id} is neither houses nor water, or declare what it is.`,
              seen: kind,
            },
          ],
    ),
};
