import type { StreetBoard } from '../../../model/index.js';
import { counted } from '../../counted.js';
import type { Rule } from '../../rule.js';

/** Night 1 lays eight women, and the worst case of every later night needs eight places too (LFW-B04). */
const NEEDED = 8;

/** Not enough red circles for the women. */
export const tooFewRed: Rule<StreetBoard> = {
  id: 'colour/too-few-red',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: `There are at least ${NEEDED} red circles.`,
  why: 'Eight women are laid on red circles in the first night, one on each.',
  mend: 'Look for red circles that were traced white or not at all.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['COL-002', 'LFW-B04'],
  placeless: true,
  check: ({ board }) => {
    const red = board.circles.filter(({ colour }) => colour === 'red').length;
    if (red >= NEEDED) return [];
    return [
      {
        entities: ['red'],
        pointer: '/circles',
        what: `The board has ${counted(red, 'red circle')}, but ${NEEDED} women must find a place.`,
        mend: `Look for ${counted(NEEDED - red, 'circle')} still to be made red.`,
        seen: red,
        expected: NEEDED,
      },
    ];
  },
};
