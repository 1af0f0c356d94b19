import { startPosition, visibilityOf, type HexBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** Not four visible and four invisible characters at the start. */
export const visibleCount: Rule<HexBoard> = {
  id: 'setup/visible-count',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Four characters are visible at the start, and four are not.',
  why: 'The rulebook says so, and a lamp, a wall or a character in the wrong place nearly always changes it.',
  mend: 'Compare lamps, characters and the hexes around them with the print.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  answers: ['SET-005', 'MJ-B09', 'MJ-X01'],
  check: ({ board }) => {
    const start = startPosition(board);
    if (start === undefined) return [];
    const { visible, invisible } = visibilityOf(board, start);
    if (visible.length === 4 && invisible.length === 4) return [];
    return [
      {
        entities: ['visible'],
        pointer: '/setup/characters',
        what: `Visible at the start are ${visible.join(', ') || 'none'}: ${visible.length} of ${visible.length + invisible.length}.`,
        mend: 'Four of eight must be; look for a lamp not lit, or a character or wall one hex off.',
        seen: visible,
        expected: 4,
      },
    ];
  },
};
