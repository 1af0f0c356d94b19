import { boardRule } from '../../definitions/define-rule.js';

/** Data of others without the terms of use. */
export const unnamedOrigin = boardRule({
  id: 'provenance/unnamed-origin',
  severity: 'warning',
  summary: 'A source that is a digitisation by others states its terms of use.',
  why: 'Boards are used in other programs, and their authors must know the terms.',
  remedy: 'Add the licence, or state that only facts were taken from it.',
  whenToWaive: 'Where the author was asked and the answer is in sources.md.',
  catalogueIds: ['PRV-003'],
  topologyOnly: true,
  check: ({ board }) =>
    board.provenance.sources.map(({ id, kind, licence }, i) =>
      kind === 'digitisation' && licence === undefined
        ? {
            entities: [id],
            pointer: `/provenance/sources/${i}`,
            what: `The source "${id}" is a digitisation by others, and its terms are not stated.`,
            remedy: 'Add its "licence", or state that only facts were taken.',
          }
        : undefined,
    ),
});
