import type { StreetBoard } from '../../../model/index.js';
import { countInWords } from '../../wording/count-in-words.js';
import type { Rule } from '../../definitions/rule.js';
import { circlesOfSections } from '../../facts/sections/circles-of-sections.js';

/** With fewer circles the Investigators guess the Discovery Location. */
const FEW = 5;

/** A square of Whitehall with few possible Discovery Locations. */
export const fewWhiteCircles: Rule<StreetBoard> = {
  id: 'sector/few-white-circles',
  severity: 'warning',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['wm'],
  summary: `Every square of the grid has at least ${FEW} white circles.`,
  why: 'With fewer of them the Investigators can guess where Jack must go.',
  remedy: 'Look for circles there whose colour was traced wrongly.',
  whenToWaive: 'On a home-made board where this is intentional.',
  catalogueIds: ['SEC-010', 'WM-B03'],
  check: ({ board }) =>
    circlesOfSections(board)
      .filter(({ white }) => white.length > 0 && white.length < FEW)
      .map(({ section, white }) => ({
        entities: [section],
        pointer: '/grid/sections',
        what: `The square ${section} has only ${countInWords(white.length, 'white circle')}: ${white.map(({ number }) => number).join(', ')}.`,
        remedy: `Look for white circles there that are missing or coloured wrongly; a printed square has ${FEW} or more.`,
        seen: white.length,
        expected: FEW,
        at: white[0]!.at,
      })),
};
