import { streetRule } from '../../definitions/define-rule.js';

/** A block declared as neither houses nor water, without a reason. */
export const noneWithoutReason = streetRule({
  id: 'block/none-without-reason',
  severity: { otherwise: 'error', draft: 'info', custom: 'warning' },
  summary: 'A block that is neither houses nor water gives a reason.',
  why: 'No alley and no boat crosses it, although players of the printed board would expect one.',
  remedy: 'Give the reason, such as a dead end inside, or declare the block as houses or water.',
  whenToWaive: 'Not needed: adding a reason to the block resolves the finding.',
  catalogueIds: ['BLK-002', 'DEF-10'],
  topologyOnly: true,
  check: ({ board }) =>
    board.blocks.map(({ id, kind, reason }, i) =>
      kind !== 'none' || reason !== undefined
        ? undefined
        : {
            entities: [id],
            pointer: `/blocks/${i}/kind`,
            what: `Block ${id} is declared as none, and no reason is given.`,
            remedy: `Add the reason why ${id} is neither houses nor water, or declare what it is.`,
            seen: kind,
          },
    ),
});
