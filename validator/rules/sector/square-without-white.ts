import { idOfCircle } from '../../../model/index.js';
import { makeAskFix, joinFirstTen, streetRule } from '../../definitions/define-rule.js';
import { circlesOfSections } from '../../facts/sections/section-grid.js';

/** A square of Whitehall without a circle for its Discovery Location. */
export const squareWithoutWhite = streetRule({
  id: 'sector/square-without-white',
  severity: { otherwise: 'error', draft: 'info' },
  games: ['wm'],
  summary: 'Every square of the grid has a white circle.',
  why: 'Jack must choose one Discovery Location in each square, and only white circles may be chosen.',
  remedy: 'Colour a circle of that square white if it is printed so, or correct the grid.',
  neverWaive: 'the game cannot begin.',
  catalogueIds: ['SEC-010', 'WM-B03'],
  needsPlaces: true,
  check: ({ board }) =>
    circlesOfSections(board).map(({ section, white, others }) => {
      const [first] = others;
      if (white.length > 0) return undefined;
      return {
        entities: [section],
        pointer: '/grid/sections',
        what: `The square ${section} has no white circle.`,
        remedy:
          others.length === 0
            ? 'No circle at all lies there: trace them, or correct the grid.'
            : `Look at the colours of the circles there: ${joinFirstTen(others.map(({ number }) => number))}.`,
        seen: 0,
        expected: 1,
        ...(first && { at: first.at }),
        ...(first &&
          others.length === 1 && {
            fix: makeAskFix(
              'setColour',
              { circle: idOfCircle(first), colour: 'white' },
              `Make circle ${first.number} white`,
            ),
          }),
      };
    }),
});
