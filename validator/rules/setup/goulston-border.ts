import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A Goulston Street letter that points at a crossing without the red border. */
export const goulstonBorder: Rule<StreetBoard> = {
  id: 'setup/goulston-border',
  severity: 'error',
  games: ['lfw'],
  summary: 'The letter of Goulston Street points at a crossing with a red border.',
  why: 'It puts a policeman there, and any other crossing is a different place.',
  mend: 'Name the crossing with the red border, or give that border to the one named.',
  waive: 'Never: the letter would do something else than printed.',
  answers: ['REF-002', 'LFW-B07', 'LFW-O05'],
  check: ({ board: { letters, crossings } }): Issue[] => {
    if (letters === undefined) return [];
    const border = crossings.find(({ id }) => id === letters.goulston)?.border;
    if (border === 'red') return [];
    const red = crossings.find((each) => each.border === 'red')?.id;
    return [
      {
        entities: [letters.goulston],
        pointer: '/letters/goulston',
        what: `The letter of Goulston Street names ${letters.goulston}, whose border is ${border ?? 'plain'}.`,
        mend:
          red === undefined
            ? 'Give it the red border if it is printed so.'
            : `The crossing with the red border is ${red}.`,
        seen: border,
        expected: 'red',
        fix: {
          kind: 'ask',
          action: 'setBorder',
          arguments: { crossing: letters.goulston, border: 'red' },
          label: `Give ${letters.goulston} the red border`,
        },
      },
    ];
  },
};
