import { countWithNoun, streetRule } from '../../definitions/define-rule.js';

/** Night 1 places eight women, and the worst case of every later night needs eight places too (LFW-B04). */
const NEEDED = 8;

/** Not enough red circles for the women. */
export const tooFewRed = streetRule({
  id: 'colour/too-few-red',
  severity: 'error',
  games: ['lfw'],
  summary: `There are at least ${NEEDED} red circles.`,
  why: 'Eight women are placed on red circles in the first night, one on each.',
  remedy: 'Look for red circles that were traced white or not at all.',
  comparesWithPrint: true,
  catalogueIds: ['COL-002', 'LFW-B04'],
  topologyOnly: true,
  isTotal: true,
  *check({ board }) {
    const seen = board.circles.filter(({ colour }) => colour === 'red').length;
    if (seen >= NEEDED) return;
    yield {
      entities: ['red'],
      pointer: '/circles',
      what: `The board has ${countWithNoun(seen, 'red circle')}, but ${NEEDED} women are placed on red circles.`,
      remedy: `Look for ${countWithNoun(NEEDED - seen, 'more red circle')} in the print.`,
      seen,
      expected: NEEDED,
    };
  },
});
