import { countWithNoun, streetRule } from '../../definitions/define-rule.js';
import { circlesOfSections } from '../../facts/sections/section-grid.js';

/** With fewer circles the Investigators guess the Discovery Location. */
const FEW = 5;

/** A square of Whitehall with few possible Discovery Locations. */
export const fewWhiteCircles = streetRule({
  id: 'sector/few-white-circles',
  severity: { otherwise: 'warning', draft: 'info', custom: 'info' },
  games: ['wm'],
  summary: `Every square of the grid has at least ${FEW} white circles.`,
  why: 'With fewer of them the Investigators can guess where Jack must go.',
  remedy: 'Look for circles there whose colour was traced wrongly.',
  catalogueIds: ['SEC-010', 'WM-B03'],
  needsPlaces: true,
  check: ({ board }) =>
    circlesOfSections(board)
      .filter(({ white }) => white.length > 0 && white.length < FEW)
      .map(({ section, white }) => ({
        entities: [section],
        pointer: '/grid/sections',
        what: `The square ${section} has only ${countWithNoun(white.length, 'white circle')}: ${white.map(({ number }) => number).join(', ')}.`,
        remedy: `Look for white circles there that are missing or coloured wrongly; a printed square has ${FEW} or more.`,
        seen: white.length,
        expected: FEW,
        at: white[0]!.at,
      })),
});
