import { suggest } from '../../../model/file/suggest.js';
import type { Rule } from '../../rule.js';

/** The printings that are known; teaching and home-made boards say so instead. */
const KNOWN = { lfw: ['2012-revised', 'first'], wm: ['2017'], mj: ['2006', '2016'] } as const;
const OWN = ['teaching', 'custom'];

/** An edition nobody knows. */
export const unknownEdition: Rule = {
  id: 'provenance/unknown-edition',
  severity: 'error',
  gentler: { draft: 'warning', custom: 'warning' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'The edition is a known printing, or `teaching` or `custom` for a board that is not printed.',
  why: 'Counts, manholes and starting positions differ between printings, so the board must say which it is.',
  mend: 'Write the printing that the board was traced from; a new one is added to the rule with its source.',
  waive: 'For a printing that is not in the list yet.',
  answers: ['SCH-004', 'AMB-LFW-20'],
  placeless: true,
  check: ({ board: { edition, game }, profile }) => {
    const known = profile === 'official' ? [...KNOWN[game]] : [...KNOWN[game], ...OWN];
    if (known.includes(edition)) return [];
    const near = suggest(edition, known);
    return [
      {
        entities: [edition],
        pointer: '/edition',
        what: `The edition "${edition}" is not a known one of this game.`,
        mend:
          near === undefined
            ? `Write one of ${known.join(', ')}.`
            : `Did you mean "${near}"? Known are ${known.join(', ')}.`,
        seen: edition,
        expected: known,
      },
    ];
  },
};
