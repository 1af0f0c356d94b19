import type { Rule } from '../../rule.js';

/** A printed board that nobody has looked over, as a whole or in places. */
export const unreviewed: Rule = {
  id: 'provenance/unreviewed',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'A finished printed board was reviewed, and nothing in it waits for review.',
  why: 'Two people misread differently, so what two have seen is what is printed.',
  mend: 'Have a second person compare it with the print; then add the review, and take what was seen out of "unreviewed".',
  waive: 'While a second copy of the print is not to be had; say so.',
  answers: ['PRV-004', 'PRV-005'],
  placeless: true,
  check: ({ board: { provenance } }) => [
    ...(provenance.reviewed.length > 0
      ? []
      : [
          {
            entities: ['reviewed'],
            pointer: '/provenance/reviewed',
            what: 'Nobody has reviewed the board.',
            mend: 'Have a second person compare it with the print, and add the review.',
          },
        ]),
    ...(provenance.unreviewed ?? []).map((id, i) => ({
      entities: [id],
      pointer: `/provenance/unreviewed/${i}`,
      what: `Only one person has seen ${id}, which is traced but not reviewed.`,
      mend: 'Compare it with the print, then take it out of "unreviewed".',
    })),
  ],
};
