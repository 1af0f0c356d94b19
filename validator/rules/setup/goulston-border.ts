import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A Goulston Street letter that points at a crossing without the red border, although another has it. */
export const goulstonBorder: Rule<StreetBoard> = {
  id: 'setup/goulston-border',
  severity: 'error',
  games: ['lfw'],
  summary: 'The letter of Goulston Street points at the crossing with the red border.',
  why: 'It puts a policeman there, and any other crossing is a different place.',
  mend: 'Name the crossing with the red border, or give that border to the one named.',
  waive: 'Never: the letter would do something else than printed.',
  waivable: false,
  answers: ['REF-002', 'LFW-B07', 'LFW-O05'],
  placeless: true,
  check: ({ board: { letters, crossings } }): Issue[] => {
    if (letters === undefined) return [];
    const red = crossings.filter(({ border }) => border === 'red').map(({ id }) => id);
    // Where no crossing is red there is nothing to point at; colour/not-one-red-crossing speaks of that.
    if (red.length === 0 || red.includes(letters.goulston)) return [];
    const border = crossings.find(({ id }) => id === letters.goulston)?.border;
    return [
      {
        entities: [letters.goulston],
        pointer: '/letters/goulston',
        what: `The letter of Goulston Street names ${letters.goulston}, whose border is ${border ?? 'plain'}.`,
        mend: `Name ${red[0]}, which has the red border, or give ${letters.goulston} that border if it is printed so.`,
        seen: border ?? 'none',
        expected: 'red',
        ...(red.length === 1 && {
          fix: {
            kind: 'ask',
            action: 'setLetter',
            arguments: { letter: 'goulston', value: red[0] },
            label: `Let the letter name ${red[0]}`,
          },
        }),
      },
    ];
  },
};
