import type { StreetBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';
import { whiteCirclesOfSections } from '../../white-circles.js';

/** A square of Whitehall without a circle for its Discovery Location. */
export const squareWithoutWhite: Rule<StreetBoard> = {
  id: 'sector/square-without-white',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['wm'],
  summary: 'Every square of the grid has a white circle.',
  why: 'Jack must choose one Discovery Location in each square, and only white circles may be chosen.',
  mend: 'Colour a circle of that square white if it is printed so, or correct the grid.',
  waive: 'Never: the game cannot begin.',
  answers: ['SEC-010', 'WM-B03'],
  check: ({ board }) =>
    whiteCirclesOfSections(board)
      .filter(([, circles]) => circles === 0)
      .map(([section]) => ({
        entities: [section],
        pointer: '/grid/sections',
        what: `The square ${section} has no white circle.`,
        mend: 'Look for circles there whose colour was traced wrongly.',
        seen: 0,
      })),
};
