import { capital } from '../../../model/text/capital.js';
import { startPosition, visibilityOf, type HexBoard } from '../../../model/index.js';
import { listed } from '../../listed.js';
import type { Rule } from '../../rule.js';
import { isComplete } from '../../starting-position.js';

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
  waivable: 'unprinted',
  answers: ['SET-005', 'MJ-B09', 'MJ-X01', 'DEF-27'],
  check: ({ board }) => {
    const start = startPosition(board);
    // What is missing or in a wall is reported as that; only a whole position can be counted.
    if (start === undefined || !isComplete(board)) return [];
    const { visible } = visibilityOf(board, start);
    if (visible.length === 4) return [];
    return [
      {
        entities: ['visible'],
        pointer: '/setup/characters',
        what:
          visible.length === 0
            ? 'Nobody is visible at the start.'
            : `Visible at the start are ${visible.length} of eight: ${listed(visible.map(capital))}.`,
        mend: 'Four must be; look for a lamp, a character or a wall that is one hex off, or for Watson’s facing.',
        seen: visible,
        expected: 4,
      },
    ];
  },
};
