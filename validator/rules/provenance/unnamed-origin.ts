import type { Rule } from '../../rule.js';

/** Somebody else's data without the terms on which they may be used. */
export const unnamedOrigin: Rule = {
  id: 'provenance/unnamed-origin',
  severity: 'warning',
  games: ['lfw', 'wm', 'mj'],
  summary: 'A source that is somebody else’s digitisation says on what terms it is used.',
  why: 'A board goes into other programs, and their authors must know what they may do with it.',
  mend: 'Add the licence, or that only facts were taken from it.',
  waive: 'Where the author was asked and the answer stands in sources.md.',
  answers: ['PRV-003'],
  placeless: true,
  check: ({ board }) =>
    board.provenance.sources.flatMap(({ id, kind, licence }, i) =>
      kind === 'digitisation' && licence === undefined
        ? [
            {
              entities: [id],
              pointer: `/provenance/sources/${i}`,
              what: `The source "${id}" is somebody else’s digitisation, and its terms are not said.`,
              mend: 'Add its "licence", or that only facts were taken.',
            },
          ]
        : [],
    ),
};
