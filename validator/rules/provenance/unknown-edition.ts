import { suggestSpelling } from '../../../model/index.js';
import { boardRule } from '../../definitions/define-rule.js';
import { KNOWN_EDITIONS } from '../../facts/print/known-editions.js';

/** Names of boards that are not printed. */
const OWN = ['teaching', 'custom'];

/** An unknown edition. */
export const unknownEdition = boardRule({
  id: 'provenance/unknown-edition',
  severity: { otherwise: 'error', draft: 'warning', custom: 'warning' },
  summary: 'The edition is a known printing, or `teaching` or `custom` for a board that is not printed.',
  why: 'Counts, manholes and starting positions differ between printings, so the board must state its printing.',
  remedy:
    'Write the printing that the board was traced from; a new one is added to the rule with its source.',
  whenToWaive: 'For a printing that is not in the list yet.',
  catalogueIds: ['SCH-004', 'AMB-LFW-20'],
  topologyOnly: true,
  *check({ board: { edition, game }, profile }) {
    const known = profile === 'official' ? KNOWN_EDITIONS[game] : [...KNOWN_EDITIONS[game], ...OWN];
    if (known.includes(edition)) return;
    const near = suggestSpelling(edition, known);
    yield {
      entities: [edition],
      pointer: '/edition',
      what: `The edition "${edition}" is not a known one of this game.`,
      remedy:
        near === undefined
          ? `Write one of ${known.join(', ')}.`
          : `Did you mean "${near}"? Known are ${known.join(', ')}.`,
      seen: edition,
      expected: known,
    };
  },
});
