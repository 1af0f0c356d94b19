import { capitalise, startPosition, visibilityOf } from '../../../model/index.js';
import { hexRule, joinFirstTen } from '../../definitions/define-rule.js';
import { isSetupComplete } from '../../facts/hex/starting-position.js';

/** More or fewer than four visible characters at the start. */
export const visibleCount = hexRule({
  id: 'setup/visible-count',
  severity: 'error',
  summary: 'Four characters are visible at the start, and four are not.',
  why: 'The rulebook states it, and a misplaced lamp, wall or character nearly always changes it.',
  remedy: 'Compare lamps, characters and the hexes around them with the print.',
  comparesWithPrint: true,
  catalogueIds: ['SET-005', 'MJ-B09', 'MJ-X01', 'DEF-27'],
  isTotal: true,
  *check({ board }) {
    const start = startPosition(board);
    // Other rules report incomplete positions.
    if (start?.watsonFaces === undefined || !isSetupComplete(board)) return;
    const { visible } = visibilityOf(board, start);
    if (visible.length === 4) return;
    yield {
      entities: ['visible'],
      pointer: '/setup/characters',
      what:
        visible.length === 0
          ? 'No character is visible at the start.'
          : `Visible at the start: ${visible.length} of eight characters, ${joinFirstTen(visible.map(capitalise))}.`,
      remedy:
        'Look for a lamp, a character or a wall that is one hex off, or a wrong facing of Watson; four must be visible.',
      seen: visible,
      expected: 4,
    };
  },
});
