import { joinFirstTen, streetRule } from '../../definitions/define-rule.js';

/** One for each woman (LFW-B04). */
const PRINTED = 8;

/** More red circles than the print has. */
export const tooManyRed = streetRule({
  id: 'colour/too-many-red',
  severity: { otherwise: 'warning', draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: `There are no more than ${PRINTED} red circles.`,
  why: 'The print has one for each woman, and a surplus red circle is a missing hideout.',
  remedy: 'Look for a white circle that was traced red.',
  catalogueIds: ['COL-002', 'LFW-B04'],
  topologyOnly: true,
  isTotal: true,
  *check({ board }) {
    const red = board.circles.filter(({ colour }) => colour === 'red');
    if (red.length <= PRINTED) return;
    yield {
      entities: ['red'],
      pointer: '/circles',
      what: `The board has ${red.length} red circles, but the print has ${PRINTED}.`,
      remedy: `Check which of ${joinFirstTen(red.map(({ number }) => number))} is printed white.`,
      seen: red.length,
      expected: PRINTED,
    };
  },
});
