import type { Rule } from '../../rule.js';

/** A printed board that is not 10000 units wide. */
export const extentWidth: Rule = {
  id: 'geometry/extent-width',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'A printed board is 10000 board units wide, x to the right, y down.',
  why: 'A board unit is 1/10000 of the width, and whoever lays the print under another scale clicks beside every circle.',
  mend: 'Scale all coordinates so that the width is 10000.',
  waive: 'Never on a printed board. A home-made board may have any width.',
  waivable: 'unprinted',
  answers: ['SCH-008'],
  check: ({ board }) => {
    const [width] = board.extent;
    if (width === 10000) return [];
    return [
      {
        entities: ['extent'],
        pointer: '/extent',
        what: `The board is ${width} units wide, not 10000.`,
        mend: 'Scale all coordinates to a width of 10000.',
        seen: width,
        expected: 10000,
        fix: {
          kind: 'ask',
          action: 'rescale',
          arguments: { width: 10000 },
          label: 'Scale the board to 10000',
        },
      },
    ];
  },
};
