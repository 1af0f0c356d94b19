import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { findMisplacedNumbers } from '../../facts/geometry/misplaced-numbers.js';
import { highestExpectedNumber } from '../../facts/print/printed-sections-and-numbers.js';

/** A number far from its neighbours in the row: 69 among the nineties, or two neighbours swapped. */
export const implausibleNeighbour = streetRule({
  id: 'number/implausible-neighbour',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'Every number lies in its row, right of the number before it and left of the number after it.',
  why: 'Numbers are printed in rows, so a number outside its row was probably misread, and clues then point to the wrong circle.',
  remedy: 'Read the numbers in the print again, and swap or correct them.',
  whenToWaive:
    'Where the print itself breaks its rows. Boards that are not numbered in rows are not checked.',
  catalogueIds: ['IDN-007'],
  needsPlaces: true,
  check: ({ board, profile }) => {
    const highest = highestExpectedNumber(board, profile);
    const inOrder = board.circles
      .map(({ number, at }, i) => ({ number, at, i }))
      // number/surplus-number reports numbers above the highest.
      .filter(({ number }) => number <= highest)
      .sort((a, b) => a.number - b.number);
    const places = {
      xs: Int32Array.from(inOrder, ({ at }) => at[0]),
      ys: Int32Array.from(inOrder, ({ at }) => at[1]),
    };
    // In print one circle (154 of Whitehall) lies 7 units left of its predecessor, an eighteenth of its radius.
    const tolerance = { x: board.discs.circle / 8, y: board.discs.circle / 2 };
    return findMisplacedNumbers(places, tolerance).map(({ circle, swappedWith }) => {
      const { number: a, i } = inOrder[circle]!;
      const b = swappedWith === undefined ? undefined : inOrder[swappedWith]!.number;
      const issue = {
        entities: [`c${a}`, ...(b === undefined ? [] : [`c${b}`])],
        pointer: `/circles/${i}/number`,
      };
      // "43 and 45", or the one of them that exists.
      const row = [inOrder[circle - 1], inOrder[circle + 1]]
        .flatMap((each) => each?.number ?? [])
        .join(' and ');
      return b === undefined
        ? {
            ...issue,
            what: `Circle ${a} does not lie in the row of ${row}.`,
            remedy: 'Read its number in the print again.',
          }
        : {
            ...issue,
            what: `Circles ${a} and ${b} seem to be swapped: the other way round both lie in their rows.`,
            remedy: 'Read both numbers in the print again, and swap them if they are the wrong way round.',
            fix: makeAskFix('swapNumbers', { a, b }, `Swap the numbers ${a} and ${b}`),
          };
    });
  },
});
