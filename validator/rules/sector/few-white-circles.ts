import type { StreetBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';
import { whiteCirclesOfSections } from '../../white-circles.js';

/** Fewer than this many, and the Investigators guess the Discovery Location. */
const FEW = 5;

/** A square of Whitehall with hardly a choice of Discovery Locations. */
export const fewWhiteCircles: Rule<StreetBoard> = {
  id: 'sector/few-white-circles',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['wm'],
  summary: `Every square of the grid has at least ${FEW} white circles.`,
  why: 'With fewer the Investigators can guess where Jack must go.',
  mend: 'Look for circles there whose colour was traced wrongly.',
  waive: 'On a home-made board that means it so.',
  answers: ['SEC-010', 'WM-B03'],
  check: ({ board }) =>
    whiteCirclesOfSections(board)
      .filter(([, circles]) => circles > 0 && circles < FEW)
      .map(([section, circles]) => ({
        entities: [section],
        pointer: '/grid/sections',
        what: `The square ${section} has only ${circles} white ${circles === 1 ? 'circle' : 'circles'}.`,
        mend: `Look for white circles there that are missing or coloured wrongly; a printed square has ${FEW} or more.`,
        seen: circles,
        expected: FEW,
      })),
};
