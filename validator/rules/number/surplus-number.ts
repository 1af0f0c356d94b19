import type { StreetBoard } from '../../../model/index.js';
import { highestNumber, missingNumbers } from '../../printed-numbers.js';
import type { Issue, Rule } from '../../rule.js';

/** A number higher than any that is printed. */
export const surplusNumber: Rule<StreetBoard> = {
  id: 'number/surplus-number',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw', 'wm'],
  summary: 'No circle has a number above the highest that is printed: 195 in Whitechapel, 189 in Whitehall.',
  why: 'Nobody finds such a number on the printed board or on Jack’s sheet.',
  mend: 'Correct the number, or delete the circle if it was traced from a legend or a track.',
  waive: 'Never on a printed board. A home-made board may go as high as it likes.',
  waivable: 'unprinted',
  answers: ['IDN-003', 'IDN-004', 'LFW-B01', 'LFW-B02', 'WM-B01'],
  placeless: true,
  check: ({ board, profile }) => {
    const highest = highestNumber(board, profile);
    const surplus = board.circles.flatMap(({ number }, i) => (number > highest ? [{ number, i }] : []));
    if (surplus.length === 0) return [];
    const missing = missingNumbers(board.circles, highest);
    // With one number too many and one too few there is little to guess.
    const only = missing.length === 1 && missing[0]![0] === missing[0]![1] ? missing[0]![0] : undefined;
    const to = surplus.length === 1 ? only : undefined;
    return surplus.map(({ number, i }): Issue => ({
      entities: [`c${number}`],
      pointer: `/circles/${i}/number`,
      what: `Circle ${number} has a number above ${highest}, the highest that is printed.`,
      mend:
        to === undefined
          ? 'Read its number again, or delete it if it is no place on the map.'
          : `Read its number again: ${to} is missing and may be it.`,
      seen: number,
      expected: highest,
      ...(to !== undefined && {
        fix: {
          kind: 'ask',
          action: 'renumberCircle',
          arguments: { from: number, to },
          label: `Give circle ${number} the number ${to}`,
        },
      }),
    }));
  },
};
