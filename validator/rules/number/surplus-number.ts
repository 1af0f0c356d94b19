import { makeAskFix, streetRule, type Issue } from '../../definitions/define-rule.js';
import { highestExpectedNumber, missingNumbers } from '../../facts/print/printed-sections-and-numbers.js';

/** A number higher than any that is printed. */
export const surplusNumber = streetRule({
  id: 'number/surplus-number',
  severity: { otherwise: 'error', draft: 'info', custom: 'info' },
  summary: 'No circle has a number above the highest that is printed: 195 in Whitechapel, 189 in Whitehall.',
  why: 'The printed board and Jack’s sheet have no such number.',
  remedy: 'Correct the number, or delete the circle if it was traced from a legend or a track.',
  whenToWaive: 'Never on a printed board. A home-made board may have any number.',
  waivable: 'unprinted',
  catalogueIds: ['IDN-003', 'IDN-004', 'LFW-B01', 'LFW-B02', 'WM-B01'],
  topologyOnly: true,
  check: ({ board, profile }) => {
    const highest = highestExpectedNumber(board, profile);
    const surplus = board.circles.flatMap(({ number }, i) => (number > highest ? [{ number, i }] : []));
    if (surplus.length === 0) return [];
    const missing = missingNumbers(board.circles, highest);
    // One surplus and one missing number probably belong together.
    const only = missing.length === 1 && missing[0]![0] === missing[0]![1] ? missing[0]![0] : undefined;
    const to = surplus.length === 1 ? only : undefined;
    return surplus.map(({ number, i }): Issue => ({
      entities: [`c${number}`],
      pointer: `/circles/${i}/number`,
      what: `Circle ${number} has a number above ${highest}, the highest that is printed.`,
      remedy:
        to === undefined
          ? 'Read its number again, or delete it if it is not part of the map.'
          : `Read its number again: it may be ${to}, which is missing.`,
      seen: number,
      expected: highest,
      ...(to !== undefined && {
        fix: makeAskFix('renumberCircle', { from: number, to }, `Give circle ${number} the number ${to}`),
      }),
    }));
  },
});
