import type { StreetBoard } from '../../../model/index.js';
import { counted } from '../../counted.js';
import type { Rule } from '../../rule.js';
import { circlesOfSections } from '../../white-circles.js';

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
    circlesOfSections(board)
      .filter(({ white }) => white.length > 0 && white.length < FEW)
      .map(({ section, white }) => ({
        entities: [section],
        pointer: '/grid/sections',
        what: `The square ${section} has only ${counted(white.length, 'white circle')}: ${white.map(({ number }) => number).join(', ')}.`,
        mend: `Look for white circles there that are missing or coloured wrongly; a printed square has ${FEW} or more.`,
        seen: white.length,
        expected: FEW,
        at: white[0]!.at,
      })),
};
