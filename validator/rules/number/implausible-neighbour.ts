import type { StreetBoard } from '../../../model/index.js';
import { misplacedNumbers } from '../../misplaced-numbers.js';
import { highestNumber } from '../../printed-numbers.js';
import type { Issue, Rule } from '../../rule.js';

/** A number that lies where other numbers are: 69 among the nineties, or two neighbours exchanged. */
export const implausibleNeighbour: Rule<StreetBoard> = {
  id: 'number/implausible-neighbour',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Every number lies in its row, right of the number before it and left of the number after it.',
  why: 'Numbers are printed in rows, so one that is out of its row was probably misread, and clues are then given for the wrong circle.',
  mend: 'Read the numbers there in the print again, and exchange or correct them.',
  waive:
    'Where the print itself breaks its rows. Boards that are not numbered in rows at all are left in peace.',
  answers: ['IDN-007'],
  check: ({ board, profile }) => {
    const highest = highestNumber(board, profile);
    const inOrder = board.circles
      .map(({ number, at }, i) => ({ number, at, i }))
      // Numbers above the highest are number/surplus-number's.
      .filter(({ number }) => number <= highest)
      .sort((a, b) => a.number - b.number);
    const places = {
      xs: Int32Array.from(inOrder, ({ at }) => at[0]),
      ys: Int32Array.from(inOrder, ({ at }) => at[1]),
    };
    // In print one circle (154 of Whitehall) lies 7 units left of its predecessor, an eighteenth of its radius.
    const tolerance = { x: board.discs.circle / 8, y: board.discs.circle / 2 };
    const numbers = inOrder.map(({ number }) => number);
    return misplacedNumbers(places, tolerance).map(({ circle, swappedWith }): Issue => {
      const { number, i } = inOrder[circle]!;
      const other = swappedWith === undefined ? undefined : numbers[swappedWith]!;
      if (other === undefined)
        return {
          entities: [`c${number}`],
          pointer: `/circles/${i}/number`,
          what: `Circle ${number} does not lie in the row of ${rowOf(numbers, circle)}.`,
          mend: 'Read its number in the print again.',
        };
      return {
        entities: [`c${number}`, `c${other}`],
        pointer: `/circles/${i}/number`,
        what: `Circles ${number} and ${other} seem to have changed places: exchanged, both lie in their rows.`,
        mend: 'Read both numbers in the print again, and exchange them if they are the wrong way round.',
        fix: {
          kind: 'ask',
          action: 'swapNumbers',
          arguments: { a: number, b: other },
          label: `Exchange the numbers ${number} and ${other}`,
        },
      };
    });
  },
};

/** "43 and 45", or the one of them that exists. */
const rowOf = (numbers: readonly number[], circle: number): string =>
  [numbers[circle - 1], numbers[circle + 1]].filter((number) => number !== undefined).join(' and ');
